import type { Tone } from '../story.ts';
import type { Capability, Creature, Row } from './row-types.ts';

/** How a clue is found: in writing, in a thing, in what a person says, or in what a person does. */
export type ClueKind = 'paper' | 'thing' | 'word' | 'habit';

/** What a clue shows, as a sentence, with the condition of a row. */
export type Trace = readonly [kind: ClueKind, text: string, when?: string];

/** What became of the wronged person V. */
export type Fate = 'dead' | 'gone' | 'held';

/**
 * The old wrong: W did it to V, and some others (`{few}` of them, X1 to X3 among them) took part.
 * `{num}` people paid for it.
 */
export interface Wrong {
  id: string;
  tones: readonly Tone[];
  needs: readonly Capability[];
  /** Where it cannot have happened. */
  unless?: readonly Capability[];
  agents: readonly string[];
  fates: readonly Fate[];
  /** What happened to the `{num}` people. */
  toll: 'dead' | 'ruined';
  /** A noun phrase: `the shutting of the gate`. */
  deed: string;
  /** What each of the few did, in the past, after a subject: `put a name to the report`. */
  part: string;
  did: readonly Row[];
  /** What everyone knows of it, so that players understand what people say; for players. */
  known: readonly Row[];
  /** What people say instead; for players. */
  lie: readonly Row[];
  /** What became of V. Rows have conditions on `V`. */
  fate: readonly Row[];
  /** Why a power has a claim. */
  debt: readonly Row[];
  traces: readonly Trace[];
  /** What could be put right, as sentences of an ending. */
  amends: readonly Row[];
}

/** Who acts now, and why now. */
export interface Agent {
  id: string;
  tones: readonly Tone[];
  /** Whether A is a being that walls and guards do not stop. */
  uncanny: boolean;
  fates: readonly Fate[];
  /** What A is known as, for the three scales; empty if A is not a person of its own. */
  roles: readonly [readonly string[], readonly string[], readonly string[]];
  /** Who A is, for the game master. */
  who: readonly Row[];
  whyNow: readonly Row[];
  /** What A does at the end if no one prevents it. */
  goal: readonly Row[];
  /** How A seems before the truth is out. */
  face: readonly Row[];
  traces: readonly Trace[];
  /** Clues to the hiding place. */
  hides: readonly Trace[];
  /** The three steps of the clock. */
  steps: readonly [readonly Row[], readonly Row[], readonly Row[]];
  /** What ends it without a fight. */
  parley: readonly Row[];
  lairSigns: readonly Row[];
  tactics: readonly Row[];
  /** Whose statistics A and the companions of A use. */
  leader: readonly Creature['sort'][];
  escort: readonly Creature['sort'][];
}

/** What people see. X1 and X2 have been visited, X3 is visited in front of the party. */
export interface Harm {
  id: string;
  tones: readonly Tone[];
  agents: readonly string[];
  /** A noun phrase: `the fires`. */
  noun: string;
  pitch: readonly Row[];
  /** What happened to X1. */
  first: readonly Row[];
  /** What happened to X2. */
  second: readonly Row[];
  /** Present tense, before the eyes of the party; to be read aloud. `act` knows them by their tags. */
  start: readonly Row[];
  /** How it is done, for the game master; rows with a condition on the agent say what it is for. */
  how: readonly Row[];
  /** What players can do during the start; at least two rows for each start. */
  act: readonly Row[];
  escalate: readonly Row[];
}

/** An innocent fact in a section for players, whose meaning changes later. */
export interface Twist {
  id: string;
  tones: readonly Tone[];
  /**
   * The condition on the truths: `giver` is `clean`, `knew` or `did`. A giver who is a known person of the campaign
   * is `clean`.
   */
  when: string;
  plant: readonly Row[];
  /** The same fact again, as a clue; `plant=ring` needs the plant with the tag `@ring`. */
  echo: readonly Row[];
  /** What it means. `plant=ring` needs the plant with the tag `@ring`. */
  turn: readonly Row[];
  /** When it comes out at the table, and what it changes. */
  use: readonly Row[];
}

/** Why W did it. */
export interface Motive {
  id: string;
  /** After `{W} did it`: `to save three hundred others, and the sum was right`. */
  excuse: readonly Row[];
  /** What can be seen of it today; `excuse=2` needs the second excuse. */
  today: readonly Row[];
  /** What W pays or does at the end because of it. */
  price: readonly Row[];
}

export interface Emblem {
  /** With its article: `an acorn split in two`. */
  a: string;
  the: string;
  /** In the plural, for a number of them: `split acorns`. */
  many: string;
  /** Why it is V's: a sentence about V in the past. */
  why: string;
}

/** A way in which it can end. */
export interface Ending {
  id: string;
  heading: string;
  /** What the party does. */
  act: readonly Row[];
  gain: readonly Row[];
  cost: readonly Row[];
}
