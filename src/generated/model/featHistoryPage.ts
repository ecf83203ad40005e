/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatHistoryEntry } from './featHistoryEntry.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of the history of a feat, latest first.
 */
export interface FeatHistoryPage {
  /** @maxItems 200 */
  items: FeatHistoryEntry[];
  nextCursor: NextCursor;
}
