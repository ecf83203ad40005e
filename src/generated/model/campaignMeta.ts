/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * When things happened.
 */
export interface CampaignMeta {
  created_at: Timestamp;
  updated_at: Timestamp;
  last_accessed_at: OptionalTimestamp;
}
