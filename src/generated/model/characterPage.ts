/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterSummary } from './characterSummary.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of characters.
 */
export interface CharacterPage {
  /** @maxItems 200 */
  items: CharacterSummary[];
  nextCursor: NextCursor;
}
