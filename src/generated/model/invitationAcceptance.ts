/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignRole } from './campaignRole.ts';
import type { Id } from './id.ts';

/**
 * The membership of the user.
 */
export interface InvitationAcceptance {
  campaignId: Id;
  role: CampaignRole;
}
