/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterPlayState } from './characterPlayState.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A character in play.
 */
export interface CharacterPlay {
  state: CharacterPlayState;
  /** The time of the last change; null if there was none. */
  changedAt: Timestamp | null;
}
