import type { Pronouns } from '../story.ts';
import type { RulesCreature } from './foes/foe-types.ts';

/**
 * What is true in a plan: `agent: 'kin'`, `tone: 'grim'`, `tier: 2`, `V: 'dead'`. Conditions of rows
 * are about these.
 */
export type Truths = Readonly<Record<string, string | number>>;

/**
 * An authored sentence or fragment and when it is true: `['…', 'agent=kin|returned tier>=3 tone!=grim']`.
 * All terms of the condition must hold; `#child` marks a theme that lines and veils can exclude;
 * `@barn` is what later rows call an opening, as in `start=barn`.
 * A row without a condition is true in every plan that reaches its table.
 *
 * Markup: `{G}` a person (role and name at the first mention, then the first name or a pronoun),
 * `{G.they}` `{G.them}` `{G.their}` `{G.name}` `{G.full}` `{G.role}` `{G.kin:child|son|daughter}`,
 * `{key}` a word of the plan, `[a|b|c]` one of several phrases or sentences that say the same, `«…»` an
 * aside, which a short telling leaves out. A sentence begins with a capital or with markup and ends with a full
 * stop; a fragment has neither.
 */
export type Row = string | readonly [text: string, when: string];

/** Three scales: a town (level 1 to 4), a region (5 to 10), a realm (11 to 20). */
type Scaled = readonly [town: string, region: string, realm: string];

export type Capability =
  | 'craft' // something is made there with a method that can be stolen
  | 'trade' // it is sold by weight or number
  | 'water' // a sea, river or lake is part of the works
  | 'underground' // people go below the ground
  | 'wild' // the works are outside of any wall
  | 'crew' // people work in a team that depends on each other for life
  | 'learned' // books, letters or maps
  | 'beasts'; // animals are kept

export type Terrain = 'indoors' | 'street' | 'water' | 'underground' | 'wild' | 'height';

export type Skill =
  | 'Arcana'
  | 'Athletics'
  | 'Acrobatics'
  | 'Animal Handling'
  | 'Deception'
  | 'History'
  | 'Insight'
  | 'Intimidation'
  | 'Investigation'
  | 'Medicine'
  | 'Nature'
  | 'Perception'
  | 'Performance'
  | 'Persuasion'
  | 'Religion'
  | 'Sleight of Hand'
  | 'Stealth'
  | 'Survival';

/** A place of a livelihood. */
export interface Site {
  id: string;
  /** With its article: `the sluice house`. Reads well after `at`, `from` and `behind`. */
  name: string;
  terrain: Terrain;
  /** Noun phrases, for "You see …": `forty rakes on pegs, each with a burned-in initial`. */
  look: readonly Row[];
  /** Sentences about something that can be used in a scene: `The hoist lifts two people and drops three.` */
  feature: readonly Row[];
  /** What sticks to boots there and nowhere else: `grey salt mud`. A noun phrase without an article. */
  residue: string;
  /** A skill and what is done with it, as a phrase in -ing: `reading the tally marks on the beam`. */
  checks: readonly (readonly [skill: Skill, what: string])[];
}

/** What a place lives from. Texts with `Scaled` change with the level of the party. */
export interface Livelihood {
  id: string;
  /** Words by which a person's idea finds it: `salt`, `brine`. Lower case. */
  words: readonly string[];
  can: readonly Capability[];
  /** What sort of place it is, without an article: `salt town`, `salt port`, `city of the salt roads`. */
  place: Scaled;
  /** A mass noun: `salt`. */
  good: string;
  /** Whether people do not come to buy the good by weight, such as passage, degrees or the oil of a lighthouse. */
  isService?: true;
  /** With the article: `the salt pans`. */
  works: string;
  /** Roles, without an article: `pan warden`, `provost of the pans`, `lord warden of salt`. */
  boss: Scaled;
  second: string;
  clerk: string;
  worker: string;
  workers: string;
  buyer: string;
  /** Other roles of people there, at least four: `carter`, `cooper`. */
  trades: readonly string[];
  /** Who rules it, with the article: `the pan court`, `the League of Five Pans`, `the Crown Salt Office`. */
  body: Scaled;
  /** What fails without it, with an article or in the plural: `the winter meat of the valley`. */
  stake: Scaled;
  /** With the article: `the pan book`. */
  record: string;
  /** With the indefinite article: `a brass toll tally`. */
  token: string;
  /** What cheating looks like: `salt cut with gypsum`. */
  fake: string;
  /** After a person as subject, in the past: `left the sea wall unmended for two winters`. */
  neglect: string;
  /** The old disaster that the neglect made possible: `the sea wall broke`, `the breaking of the wall`. */
  calamity: { clause: string; noun: string };
  /** What must not be missed: `the salt fleet sails`, `the sailing of the salt fleet`. */
  deadline: { clause: string; noun: string };
  /** At least three; what spoils the work, as clauses in the present: `the sluices stand open at dawn and the pans are sea again`. */
  sabotage: readonly Row[];
  /** Noun phrases: `brine and peat smoke`; `rakes over stone, all day, in time`. */
  smell: string;
  sound: string;
  /** What the work does to a body: `white cracks across the knuckles`. */
  mark: string;
  /** A habit of the place as a sentence: `Bread is passed with the left hand, because the right is salt.` */
  habits: readonly Row[];
  /** What a realm loses, as sentences; at least three: `The army's meat spoils in the third week of the march.` */
  realmCost: readonly string[];
  /** A tool with the indefinite article, at least three: `a long-handled rake`. */
  tools: readonly string[];
  /**
   * What changes the map in the middle of an adventure, as a sentence in the present, and what is
   * then different, as at least three sentences: a way that is closed, a way that opens, who is cut off.
   */
  upheaval: readonly { event: string; after: readonly string[] }[];
  /** Six; the last is the most remote one and can be a hiding place. */
  sites: readonly Site[];
}

/** Every start with every end gives a name of a place. A word can come before it: `Little Ashby`. */
export interface PlaceNames {
  start: readonly string[];
  end: readonly string[];
  before?: readonly string[];
}

/** How people and places of one people are named. */
export interface Culture {
  id: string;
  she: readonly string[];
  he: readonly string[];
  they: readonly string[];
  last: readonly string[];
  place: PlaceNames;
}

export interface Person {
  /** The part that the person plays in the plan: `G`, `W`. */
  id: string;
  first: string;
  /** Empty for a person with one name. */
  last: string;
  pronouns: Pronouns;
  /** Without an article: `pan warden`. */
  role: string;
  /** The id of a known person of the campaign. */
  known?: string;
  /** What the person is by the rules, if the idea calls it so; a humanoid in all other cases. */
  creature?: RulesCreature;
}

/** A creature of the rules with what an encounter needs to know about it. */
export interface Creature {
  name: string;
  plural: string;
  xp: number;
  sort:
    | 'people'
    | 'undead'
    | 'spirit'
    | 'beast'
    | 'construct'
    | 'fey'
    | 'fiend'
    | 'elemental'
    | 'giant'
    | 'dragon'
    | 'celestial'
    | 'mage'
    | 'named';
  /** Where it can be met; an empty list means everywhere. */
  terrain: readonly Terrain[];
  /** A person with a name can use its statistics. */
  leader?: boolean;
}
