import type { Tone } from '../story.ts';
import type { Row } from './row-types.ts';

export interface Opening {
  /** What happens on the first evening, and who asks the party for what. */
  scene: string;
  /** What is behind it, for the game master: the answer to what the party is asked. */
  answer: readonly Row[];
}

/** What a party wants. Both texts follow its name. */
export interface PartyGoal {
  /** The goal that it admits, and how it goes about it; for everyone. */
  open: string;
  /** What it does in secret; for the game master. */
  hidden: string;
}

/**
 * The old wrong that the four livelihoods of a setting share. The first did it, the second paid for
 * it, the third keeps the proof, the fourth profits as long as it stays a secret. Most rows name a good, a
 * works or a record, so that the same wrong reads differently in another setting.
 */
export interface SharedWrong {
  id: string;
  tones: readonly Tone[];
  /** The first and the last level of a party; without them, any level. */
  levels?: readonly [first: number, last: number];
  /** The ids of the livelihoods whose goods the second town can pay with; without them, any. */
  paidIn?: readonly string[];
  /** The ids of livelihoods that do not fit into the country of the wrong, such as whalers into a valley. */
  avoids?: readonly string[];
  words: readonly string[];
  /** With the article and capitals: `the Turning of the River`. */
  names: readonly string[];
  /** What the setting is called, after the name of the land. */
  titles: readonly string[];
  /** What the setting is about and what is about to happen; for everyone, without the secret. */
  pitch: readonly Row[];
  /** The public version; for everyone. */
  lie: readonly Row[];
  /** How people live with it since; for everyone. */
  effect: readonly Row[];
  /** Open quarrels; for everyone. */
  conflicts: readonly Row[];
  /** Goal and method of the four parties. */
  parties: readonly [PartyGoal[], PartyGoal[], PartyGoal[], PartyGoal[]];
  /** What each of the four persons wants of the party now, after the name; for everyone. */
  needs: readonly [Row[], Row[], Row[], Row[]];
  start: readonly Opening[];
  /** For the game master. */
  truth: readonly string[];
  secrets: readonly Row[];
  /** What the parties do week by week if the party does nothing, as clauses; the last is a sentence. */
  steps: readonly [Row[], Row[], Row[], Row[]];
  /** What the party can make of it, and at what price. */
  ends: readonly Row[];
}

/** What there is at a place. A label names it before the text. */
export interface PlaceOfWrong {
  /** What can be seen there, and why one goes; for everyone. */
  open: Row;
  /** What is found there, of which one row is true; for the game master. */
  hidden: readonly Row[];
}

/** What can be played about a shared wrong: the rest of its rows. */
export interface WrongDetails {
  /** What the player characters are and do here; for everyone. */
  party: readonly Row[];
  /** A custom or a date that matters in play; for everyone. */
  customs: readonly Row[];
  /** For the place of each of the four, of which one is chosen. */
  places: readonly (readonly PlaceOfWrong[])[];
  /** How each of the four persons shows what the wrong has made of them; for everyone. */
  manners: readonly [Row, Row, Row, Row];
  /** What changes the mind of each of the four, after the name; for the game master. */
  levers: readonly [readonly Row[], readonly Row[], readonly Row[], readonly Row[]];
  /** First evenings, beside those of the wrong; for everyone. P5 leads the second town. */
  jobs: readonly Row[];
}
