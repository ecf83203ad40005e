/** The kinds of text that the storyteller writes. */
export type StoryKind =
  | 'setting'
  | 'adventure'
  | 'quest'
  | 'person'
  | 'place'
  | 'recap'
  | 'character';
export type Tone = 'heroic' | 'grim' | 'intrigue' | 'horror' | 'whimsical';
export type StoryLength = 'short' | 'standard' | 'long';
export type Difficulty = 'easy' | 'standard' | 'hard';
export type Instruction = 'again' | 'shorter' | 'longer' | 'darker' | 'lighter';
export type Pronouns = 'she' | 'he' | 'they' | 'it';

/** A person, place, faction or item that the campaign has already. Its name is hostile input. */
export interface KnownThing {
  id: string;
  kind: 'person' | 'place' | 'faction' | 'item';
  name: string;
  role?: string;
  pronouns?: string;
  /** Without it, the person is never the wrongdoer, the culprit or an accomplice. */
  mayBeGuilty?: boolean;
  mustSurvive?: boolean;
}

export interface CatalogueItem {
  sk: string;
  name: string;
  /** In copper pieces; null for an item without a price. */
  costCp: number | null;
}

export interface StoryEvent {
  title: string;
  /** Such as `session`, `person`, `place` or `quest`. */
  kind: string;
  text: string;
}

/** What the rules offer for a character, as far as it is not chosen already. */
export interface CharacterOffer {
  /** The name that is chosen already: hostile input. */
  name?: string;
  species: readonly string[];
  classes: readonly string[];
  backgrounds: readonly string[];
}

export type Ability = 'str' | 'dex' | 'con' | 'int' | 'wis' | 'cha';

export interface StoryRequest {
  kind: StoryKind;
  /** 0 to 2^31 - 1 */
  seed: number;
  tone: Tone;
  length: StoryLength;
  /** 1 to 20 */
  level: number;
  /** 1 to 8 */
  partySize: number;
  difficulty: Difficulty;
  /** Used where its words match tables (tone, place, creature, thing), never copied as a claim. */
  idea: string;
  lines: readonly string[];
  veils: readonly string[];
  known: readonly KnownThing[];
  /** For a recap: what the reader may know of what happened, oldest first. Its texts are hostile input. */
  events?: readonly StoryEvent[];
  /** For a character: what the rules offer; the story chooses from these and takes no others. */
  choices?: CharacterOffer;
  /** Texts of the last stories of the campaign, whose sentences are avoided. */
  recent: readonly string[];
  /** The catalogue, from which rewards are taken. */
  items: readonly CatalogueItem[];
  /** The named sections stay word for word; the others are written again. */
  keep?: { story: Story; sections: readonly string[] };
  instruction?: Instruction;
}

export type Audience = 'everyone' | 'gm';

export interface StorySection {
  id: string;
  heading: string;
  audience: Audience;
  /** Markdown paragraphs and lists, without HTML, links and pictures. */
  text: string;
}

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
/** The plan as JSON of at most 4 kB, from which a kept story can be written again. */
export type StoryFacts = { readonly [key: string]: Json };

export interface CastMember {
  name: string;
  pronouns: Pronouns;
  role: string;
  /** The id of a known person. */
  known?: string;
}

export interface StoryPlace {
  name: string;
  description: string;
  /** The id of a known place. */
  known?: string;
}

export interface Reward {
  /** Gold pieces. */
  coins: number;
  items: readonly { sk: string; name: string; quantity: number }[];
}

interface PlotDetails {
  giver: string;
  /** What players can be given as a list of tasks; contains no secret. */
  steps: readonly string[];
  reward: Reward;
  cast: readonly CastMember[];
  places: readonly StoryPlace[];
}

export interface QuestDetails extends PlotDetails {
  kind: 'quest';
}

export interface AdventureDetails extends PlotDetails {
  kind: 'adventure';
  acts: readonly {
    title: string;
    summary: string;
    scenes: readonly { title: string; text: string }[];
  }[];
}

interface SettingDetails {
  kind: 'setting';
  cast: readonly CastMember[];
  places: readonly StoryPlace[];
  factions: readonly { name: string; want: string }[];
}

interface PersonDetails {
  kind: 'person';
  person: CastMember;
  appearance: string;
  want: string;
  secret: string;
}

interface PlaceDetails {
  kind: 'place';
  place: StoryPlace;
  cast: readonly CastMember[];
}

interface RecapDetails {
  kind: 'recap';
  cast: readonly CastMember[];
}

interface CharacterDetails {
  kind: 'character';
  person: CastMember;
  /** One sentence. */
  concept: string;
  appearance: string;
  personality: string;
  ideal: string;
  bond: string;
  flaw: string;
  /** At most 1,500 characters. */
  backstory: string;
  /** All six, the most important one first. */
  abilityPriority: readonly Ability[];
  /** From the choices of the request; absent if these offer none. */
  species?: string;
  class?: string;
  background?: string;
}

export type StoryDetails =
  | QuestDetails
  | AdventureDetails
  | SettingDetails
  | PersonDetails
  | PlaceDetails
  | RecapDetails
  | CharacterDetails;

export interface Story {
  kind: StoryKind;
  seed: number;
  /** The version of the tables. The same seed gives the same text only with the same version. */
  dataVersion: number;
  title: string;
  sections: readonly StorySection[];
  details: StoryDetails;
  facts: StoryFacts;
}
