/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GivenCampaignRole } from './givenCampaignRole.ts';

/**
 * The new role of a member.
 */
export interface MemberUpdateRequest {
  role: GivenCampaignRole;
}
