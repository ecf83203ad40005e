/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The times of the creation, the last change and the deletion. `deleted_at` is null if the entry is not deleted.
 */
export interface EntryMeta {
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: OptionalTimestamp;
}
