/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * What happens to a campaign when the account of its owner is deleted.
 */
export interface CampaignFate {
  campaignId: Id;
  /** The game master who becomes the owner, or another member if this one cannot any more; null if the campaign is deleted. */
  successorId: Id | null;
}
