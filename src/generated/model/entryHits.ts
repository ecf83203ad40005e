/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryHit } from './entryHit.ts';

/**
 * The entries that a search has found.
 */
export interface EntryHits {
  /** @maxItems 30 */
  items: EntryHit[];
}
