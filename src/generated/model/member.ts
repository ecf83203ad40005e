/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignRole } from './campaignRole.ts';
import type { Id } from './id.ts';
import type { PersonName } from './personName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A member of a campaign.
 */
export interface Member {
  userId: Id;
  name: PersonName;
  role: CampaignRole;
  joinedAt: Timestamp;
  /** Whether the member is the signed-in user. */
  isSelf: boolean;
}
