/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterRoll } from './characterRoll.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of the log, the last roll first.
 */
export interface CharacterRollPage {
  /** @maxItems 200 */
  items: CharacterRoll[];
  nextCursor: NextCursor;
}
