import type { Tone } from '../../story.ts';
import type { Creature, Row, Terrain } from '../row-types.ts';

/**
 * The people of a tale: who asks (G), who is behind it (A), whom it turns on (B), who is suspected (S), who has
 * seen it (T), who helps A (H), and in an adventure the rival (R).
 */
export type TalePart = 'G' | 'A' | 'B' | 'S' | 'T' | 'H' | 'R';

/** `Skill :: what is done :: what it shows`. The difficulty is for the first levels. */
type TaleClue = Row | readonly Row[];

export interface TalePlace {
  /** With its article, one of several between bars: `the tide house|the house of the tides`. */
  name: string;
  look: readonly Row[];
  /** What stands between the party and the clues. */
  todo: readonly Row[];
  what: TaleClue;
  who: TaleClue;
  /** The clue that names `{lair}`. */
  where: TaleClue;
}

/** An act of A on a day, and how this act is prevented: by whom, where, with which check. */
interface TaleStep {
  text: readonly Row[];
  stop: readonly Row[];
}

interface TaleSide {
  /** The name of the side, which is printed in bold: `{G.full}`, `The dyers`. */
  who: string;
  wants: readonly Row[];
  /** What this side does in the third act if it is content. */
  later: readonly Row[];
}

interface TaleAnswer {
  /** After "If the party": `takes the ferry`. */
  answer: string;
  now: readonly Row[];
  later: readonly Row[];
}

/** What an adventure has between the questions and the end. The acts of a tale are in `<tale>-acts.ts`. */
export interface TaleActs {
  heading: string;
  /** Where the first act is, if not in `{town}` alone: `{town} and the Grey Watch`. */
  firstActIn?: string;
  /** How the first act comes to blows, with `{fight}`. */
  blows: readonly Row[];
  /**
   * What bars `{lair}` in the first act, whose clues name it, or what the party finds and gains there, and why the
   * tale still goes on. It must fit each way in that clues name.
   */
  early: readonly Row[];
  opens: readonly Row[];
  goal: readonly Row[];
  map: readonly Row[];
  way: readonly Row[];
  place: readonly Row[];
  rival: readonly Row[];
  /** May have `{fight}`: with people, and with others if the text speaks of them. */
  setPiece: readonly Row[];
  others?: readonly Creature['sort'][];
  what: TaleClue;
  who: TaleClue;
  where: TaleClue;
  choice: readonly Row[];
  first: TaleAnswer;
  second: TaleAnswer;
  closes: readonly Row[];
  lastWay: readonly Row[];
  clock: readonly Row[];
  sides: readonly [TaleSide, TaleSide, TaleSide];
}

/**
 * A story whose thing, culprit, places and second act belong together. A text draws one of its two truths
 * (`v=a`, `v=b`), in some tales one of two ways to tell it (`w=a1`, `w=a2`), its people, its numbers and its sentences. Names of places are `{p1}` to `{p3}`, `{lair}`,
 * `{town}` and `{town2}`; numbers are `{num}` to `{num5}`, `{few}` to `{few6}`, `{weeks}`, `{years}`, `{days}`, and the
 * days of the second act, `{middle}`. Each of them counts one thing in a tale.
 */
export interface Tale {
  id: string;
  titles: readonly string[];
  tones: readonly Tone[];
  /** The first and the last level at which it is credible. */
  levels: readonly [least: number, most: number];
  /** Roles without an article, one of several between bars; `she:` or `he:` before a role that needs it. */
  cast: Readonly<Record<TalePart, string>>;
  /** Pronouns of a further person with a name, `{W}`, who is not in the list of people: `she:`. */
  named?: string;
  /** Pronouns of one more person with a name, `{N}`, who is not in the list of people either: `they:`. */
  alsoNamed?: string;
  /** The truth in which `{W}` passes for B, and so has the same pronouns. */
  twinIn?: 'a' | 'b' | 'both';
  /** Whether no person of the campaign can be the one who asks: it is a devil. */
  hasOwnGiver?: true;
  /** Before what it ends, with its article: `the spring tide`. */
  deadline: string;
  num: readonly [least: number, most: number];
  /** Its name is one of several between bars, like those of other places. */
  lair: {
    name: string;
    /** What is left of its names once a section has one of them: `mill|sawmill`. The first that is in the name is used. */
    short?: string;
    terrain: Terrain;
  };
  /** Words for what exists in one of the truths only. */
  onlyIn?: Readonly<Record<'a' | 'b', readonly string[]>>;
  leader?: readonly Creature['sort'][];
  /** What A's spells look like if A has the statistics of an archmage, as at high levels: `paragraphs`. */
  mage?: string;
  /** Who has the statistics of the leader, and needs no guard: `the dragon`. Without it, A. */
  fighter?: string;
  escort: readonly Creature['sort'][];
  /** The pronouns of people in it who have no name: a hanged man, a mayor who is a pig. */
  alsoOf?: readonly ('she' | 'he')[];
  /** For players: what is so, who asks, and what hangs on it. */
  pitch: readonly Row[];
  stakes: readonly Row[];
  start: readonly Row[];
  ask: readonly Row[];
  fee: readonly Row[];
  talk: readonly Row[];
  run: readonly Row[];
  gist: readonly Row[];
  suspect: readonly Row[];
  /** Paragraphs, each with its variants. */
  truth: readonly (readonly Row[])[];
  turn: readonly Row[];
  people: Readonly<Record<TalePart, readonly Row[]>>;
  places: readonly [TalePlace, TalePlace, TalePlace];
  lairLook: readonly Row[];
  lairUse: readonly Row[];
  tactics: readonly Row[];
  /** Why A does not fall in the first round, if the reasons of other tales do not fit those who fight here. */
  guards?: readonly Row[];
  companions: readonly Row[];
  parley: readonly Row[];
  /** Spells that could end it at once, by the level of a party that has them. */
  spells: readonly (readonly [level: number, row: Row])[];
  clock: readonly [readonly Row[], TaleStep, TaleStep, readonly Row[]];
  after: readonly Row[];
  endings: readonly { heading: string; text: readonly Row[] }[];
  /** With `{items}` and `{worth}`. */
  hoard: readonly Row[];
  favour: readonly Row[];
  /** Tasks for players, without a secret. */
  steps: readonly string[];
  acts: TaleActs;
}

/** The most dangerous of those who fight for A at high levels. */
export interface ChiefEnemy {
  /** With its article; it has the statistics: `the keeper of the chain`. */
  who: string;
  /** Creatures of the rules, the weakest first. The text must fit each of them. */
  creatures: readonly string[];
  /** One sentence: what it is, and what it wants. */
  is: readonly Row[];
  /** How it fights. Follows a sentence of which it is the subject. */
  text: readonly Row[];
}
