/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { OptionalId } from './optionalId.ts';

/**
 * The new place of an entry.
 */
export interface EntryMoveRequest {
  parentId: OptionalId | null;
  /** The entry of the same parent before which the entry is put; null for the last place. */
  beforeId: Id | null;
}
