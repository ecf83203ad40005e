/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Invitation } from './invitation.ts';

/**
 * The invitations to a campaign.
 */
export interface InvitationList {
  /** @maxItems 50 */
  items: Invitation[];
}
