/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignTitle } from './campaignTitle.ts';
import type { GivenCampaignRole } from './givenCampaignRole.ts';
import type { Id } from './id.ts';
import type { OptionalImageUrl } from './optionalImageUrl.ts';
import type { PersonName } from './personName.ts';

/**
 * An invitation, as the invited person sees it.
 */
export interface InvitationPreview {
  campaignTitle: CampaignTitle;
  coverImageW1024: OptionalImageUrl;
  coverImageW704: OptionalImageUrl;
  role: GivenCampaignRole;
  /** Null if the account does not exist any more. */
  invitedBy: PersonName | null;
  /** The campaign if the user is a member already; otherwise null. */
  campaignId: Id | null;
}
