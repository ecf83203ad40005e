/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The times of the creation, the last change and the last opening. `last_accessed_at` is null if the user has never opened the record.
 */
export interface CampaignMeta {
  created_at: Timestamp;
  updated_at: Timestamp;
  last_accessed_at: OptionalTimestamp;
}
