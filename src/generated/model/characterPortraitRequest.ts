/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * The portrait of a character.
 */
export interface CharacterPortraitRequest {
  /** A generation of the user whose painted portrait becomes the portrait; null for no portrait. */
  generationId: Id | null;
}
