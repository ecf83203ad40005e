/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorHistoryEntry } from './armorHistoryEntry.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of the history of a piece of armor, latest first.
 */
export interface ArmorHistoryPage {
  /** @maxItems 200 */
  items: ArmorHistoryEntry[];
  nextCursor: NextCursor;
}
