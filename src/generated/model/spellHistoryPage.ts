/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { SpellHistoryEntry } from './spellHistoryEntry.ts';

/**
 * One page of the history of a spell, latest first.
 */
export interface SpellHistoryPage {
  /** @maxItems 200 */
  items: SpellHistoryEntry[];
  nextCursor: NextCursor;
}
