import type { Tone } from '../../story.ts';
import type { Creature, Row, Terrain } from '../row-types.ts';
import type { OwnFrame } from './frame-type.ts';
import type { NounKind } from './noun-kinds.ts';

/** What an idea is about, which decides what can be done with it. */
export type MatterSort =
  | 'thing' // can be carried, kept and stolen
  | 'site' // a building or a piece of land
  | 'person'
  | 'beast' // one creature that does not speak
  | 'being' // a beast, beasts or people with a state who do not speak in the story: a lost dog, missing children
  | 'crime' // a murder, or an abduction
  | 'claim' // something that is so: the dead vote, a fog, bread that makes people tell the truth
  | 'band' // people who act together: smugglers, refugees
  | 'feud' // two sides
  | 'event'; // takes place on a day

/**
 * What has happened to the one that an idea is about: a story about it keeps this. `unwell` is ill, wounded, cursed or
 * haunted.
 */
export type SubjectState = 'gone' | 'unwell' | 'dead';

/** Roles by scale: a town, a province, a realm. */
export type RoleLists = readonly [readonly string[], readonly string[], readonly string[]];

export type MatterPart = 'G' | 'A' | 'B' | 'S' | 'T' | 'H';

/** `Skill :: what is done :: what it shows`. The difficulty is for the first levels. */
type ClueText = string;

type SiteNames = readonly string[];

/**
 * Ideas that a plot tells, by the words of `Said`: lists with spaces between their words. What is absent can be anything;
 * all that is given must hold.
 */
export interface Tells {
  tasks?: string;
  nouns?: string;
  says?: string;
  objects?: string;
  /** Ids of second clauses. */
  clause?: string;
}

/**
 * A plot whose contested thing is what the idea names: `{it}` with its forms `{it.is}`, `{it.was}`, `{it.has}`,
 * `{it.v}`, `{it.they}`, `{it.them}` and `{it.their}`. `{In}` is the idea as a sentence about the town. All rows of a
 * kernel are true together: only `[a|b]` and rows with conditions differ.
 */
export interface MatterKernel {
  id: string;
  sort: MatterSort | readonly MatterSort[];
  /** The sorts of subjects that it was written for; of what no list knows, it takes any that its lists name. */
  of?: readonly NounKind[];
  /** The group of ideas that it tells, if the parser of ideas has found it. No other plot tells them. */
  family?: Family;
  /** Words of its rows beside those of all plots, with variants: `{house}`, `{house.is}`, `{House}`. */
  own?: Readonly<Record<string, readonly string[]>>;
  /**
   * Ideas that it tells. Of all plots that fit an idea, those are used whose entry says most of it. With an empty list it
   * tells only our own ideas.
   */
  tells?: readonly Tells[];
  /**
   * Second clauses that its own rows tell, by id: who the person of the clause is, and whether the rows say all of it,
   * as `{second}`.
   */
  clauses?: Readonly<Record<string, { readonly part?: MatterPart; readonly isWhole?: true }>>;
  tones: readonly Tone[];
  /** What has befallen people in the ideas that it tells, whatever else they say. */
  plight?:
    | 'spread'
    | 'one'
    | 'wonder'
    | 'dead'
    | 'ghost'
    | 'ship'
    | 'shape'
    | 'possessed'
    | 'maker'
    | 'god'
    | 'prophecy'
    | 'lure';
  /** Whether it has rows for a person or a people who is the cause of a strange event, if an idea names one. */
  tellsDoers?: true;
  /** Words of ideas that name its cause of a strange event themselves: no plot of another cause is used. */
  cause?: RegExp;
  /** The states of its subject that the plot keeps; absent if it keeps none. */
  states?: readonly (SubjectState | 'usual')[];
  /** What the idea must name. No other kernel is used for an idea that names it. */
  needs?: 'captor' | 'villain' | 'way' | 'guard' | 'siege' | 'raid' | 'track' | 'hold';
  /** The inquiries that it tells, which no other plot does then. */
  inquiry?: 'killings' | 'skin' | 'damage' | 'double' | 'hidden' | 'band' | 'dinner' | 'fraud';
  /** What the idea may name besides, because rows are about it. */
  allows?: 'captor' | 'villain';
  /** Whether the person that an idea is about is A, who does what the idea says. */
  isSubjectEnemy?: true;
  /** The part that the person of an idea has, if it is not a part of its own. */
  subjectIs?: 'B';
  /** Whether it tells any idea about people, so that each other plot comes before it. */
  isGeneral?: true;
  /** What the idea must be about, if the kernel does not fit all ideas: something that spreads from street to street. */
  about?: RegExp;
  /** Ideas that the kernel contradicts: a cult that opens a gate does not come to buy blankets. */
  not?: RegExp;
  /** The largest scale at which the plot is credible. */
  mostTier?: 2;
  /**
   * Where B is, if not in the town with the others: at the hiding place, ill or in chains, or dead. Rows that need B
   * have a condition on it.
   */
  victim?: 'held' | 'silent' | 'dead';
  /** Who fights beside A. */
  escort: readonly Creature['sort'][];
  /** Whether those whom the idea names fight beside A, too: the cultists, the trolls. */
  isBandBeside?: true;
  /** Whose statistics A has, if A is not a person. */
  leader?: readonly Creature['sort'][];
  roles: Partial<Record<MatterPart, RoleLists>>;
  /** Whether A is the leader of those whom the idea names as captors, or the one captor that it names. */
  leadsCaptors?: true;
  /** Whether A is the master of what came to the town when people began to vanish, if the idea says what: a circus. */
  leadsScene?: true;
  /** Which part the owner has of whom the idea speaks: the duke of "the duke's tournament". B, if absent. */
  owner?: 'A' | 'G';
  sites: readonly [SiteNames, SiteNames, SiteNames];
  lair: { names: SiteNames; terrain: Terrain };
  /** For players: what has gone wrong. */
  problem: readonly Row[];
  start: readonly Row[];
  ask: readonly Row[];
  rumours: readonly Row[];
  run: readonly Row[];
  gist: readonly Row[];
  /** Paragraphs, each with its variants. */
  truth: readonly (readonly Row[])[];
  turn: readonly Row[];
  /** What each one wants and knows. */
  people: Readonly<Partial<Record<MatterPart | 'I', readonly Row[]>>>;
  looks: readonly [readonly Row[], readonly Row[], readonly Row[], readonly Row[]];
  /** What stands between the party and the clues of a place. */
  todo: readonly [readonly Row[], readonly Row[], readonly Row[]];
  /** Who attacks in the first act, if H has not sent them, with `{skirmish}` for their statistics. */
  firstFight?: string;
  /** The clues of each place: what happened, who is behind it, where they hide. */
  clues: readonly [ClueSet, ClueSet, ClueSet];
  /** What can be used in the hiding place. */
  lairUse: readonly Row[];
  tactics: readonly Row[];
  parley: readonly Row[];
  clock: readonly [readonly Row[], readonly Row[], readonly Row[], readonly Row[]];
  after: readonly Row[];
  endings: readonly { heading: string; text: readonly Row[] }[];
  /** What the party does about it, for the list of tasks: without a secret. */
  steps: readonly string[];
  /** Texts around these rows, in place of the usual ones. */
  frame?: OwnFrame;
  /** Parts for which no person is invented. Usual texts about them are left out. */
  without?: readonly MatterPart[];
  /** In place of the usual words that grow with the level. */
  scale?: Partial<Record<'deadline' | 'prize' | 'ruin', RoleLists>>;
  /** Whether creatures that the idea names, or that live in such a place, fight: see `den.ts`. */
  fights?: 'brood' | 'guards';
  /** Who is there, if the idea does not say it. */
  lodgers?: readonly string[];
  /** If the one that the idea names is met in the last fight itself: then no A has a part. */
  foeIs?: 'it';
  /** Whether everyone knows the last place, so that no clue has to lead there. */
  isLairKnown?: true;
  /** If the subject of the idea must be one and not many. */
  isSingle?: true;
}

/**
 * Groups of plots for what is robbed, brought back or feared; `den` is a robbery of those who have no house. A `classic`
 * is found by the words of an idea in any order, and is the only plot for it; a `task` is what the party is asked to do,
 * if no other plot tells of it.
 */
export type Family = 'heist' | 'den' | 'stolen' | 'lost' | 'power' | 'classic' | 'task';

type ClueSet = readonly [what: ClueText, who: ClueText, where: ClueText];

/** What the second act of an adventure is about: a journey after which the end is another one. R is the rival. */
export interface SecondAct {
  id: string;
  /** Kernels whose story it would contradict. */
  not: readonly string[];
  /** If given, the only kernels that it continues. */
  only?: readonly string[];
  /** Words of ideas that it would contradict. */
  unless?: RegExp;
  heading: string;
  /** How the first act ends. */
  opens: readonly Row[];
  /** Why the party has to go away. */
  goal: readonly Row[];
  /** What changes on the map, and what that means for the way back. */
  map: readonly Row[];
  way: readonly Row[];
  place: readonly Row[];
  setPiece: readonly Row[];
  clues: ClueSet;
  rival: readonly Row[];
  /** What R wants, if it is not what A wants. */
  wants?: readonly Row[];
  choice: readonly Row[];
  /** The way to the last place, in the third act. */
  lastWay?: readonly Row[];
  first: { answer: string; now: readonly Row[]; later: readonly Row[] };
  second: { answer: string; now: readonly Row[]; later: readonly Row[] };
  closes: readonly Row[];
}
