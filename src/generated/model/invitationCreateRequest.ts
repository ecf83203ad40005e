/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GivenCampaignRole } from './givenCampaignRole.ts';
import type { InvitationMaxUses } from './invitationMaxUses.ts';

/**
 * An invitation.
 */
export interface InvitationCreateRequest {
  role: GivenCampaignRole;
  /**
     * Null for an invitation that does not expire.
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  expiresInDays?: number | null;
  maxUses?: InvitationMaxUses | null;
}
