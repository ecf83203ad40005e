import type { Tone } from '../story.ts';
import type { Row } from './row-types.ts';

/**
 * The old wrong that the four livelihoods of a setting share. The first did it, the second paid for
 * it, the third keeps the proof, the fourth lives from its not being known.
 */
export interface SharedWrong {
  id: string;
  tones: readonly Tone[];
  words: readonly string[];
  /** With the article and capitals: `the Turning of the River`. */
  names: readonly string[];
  /** The public version; for everyone. */
  lie: readonly Row[];
  /** After the name of the land: what the setting is about; for everyone, without the secret. */
  pitch: readonly Row[];
  /** For the game master. */
  truth: readonly string[];
  /** Open quarrels; for everyone. */
  conflicts: readonly Row[];
  /** Goal and method of the four parties; for everyone. */
  parties: readonly [Row[], Row[], Row[], Row[]];
  secrets: readonly Row[];
  /** What happens on the first evening, in the first town. */
  start: readonly Row[];
}
