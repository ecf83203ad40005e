/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GearHistoryEntry } from './gearHistoryEntry.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of the history of a gear item, latest first.
 */
export interface GearHistoryPage {
  /** @maxItems 200 */
  items: GearHistoryEntry[];
  nextCursor: NextCursor;
}
