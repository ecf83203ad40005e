/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalPersonName } from './optionalPersonName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Who created and changed the item, and when.
 */
export interface CatalogueMeta {
  created_at: Timestamp;
  created_by: OptionalPersonName;
  updated_at: Timestamp;
  updated_by: OptionalPersonName;
  archived: boolean;
}
