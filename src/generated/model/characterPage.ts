/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Character } from './character.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of characters.
 */
export interface CharacterPage {
  /** @maxItems 200 */
  items: Character[];
  nextCursor: NextCursor;
}
