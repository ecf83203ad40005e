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
/** What makes single sections darker or lighter, without another plot. */
export type MoodChange = Extract<Instruction, 'darker' | 'lighter'>;
/** What makes single sections shorter or longer, and leaves their other words as they are. */
export type LengthChange = Extract<Instruction, 'shorter' | 'longer'>;
export type Pronouns = 'she' | 'he' | 'they' | 'it';

/**
 * A person, place, faction or item that the campaign has already. Its name is untrusted input. A known
 * person is never the wrongdoer, the culprit or an accomplice, unless the idea says it.
 */
export interface KnownThing {
  id: string;
  kind: 'person' | 'place' | 'faction' | 'item';
  name: string;
  role?: string;
  pronouns?: string;
}

/** The kinds of the catalogue from which a reward can be. */
export type RewardKind = 'gear' | 'tools' | 'armor' | 'weapons';

export interface CatalogueItem {
  kind: RewardKind;
  sk: string;
  name: string;
  /** In copper pieces; null for an item without a price. */
  costCp: number | null;
}

export interface StoryEvent {
  title: string;
  /** The kind of text, such as `session`, `person`, `place` or `quest`. */
  kind: string;
  text: string;
}

/** What the rules offer for a character, as far as it is not chosen already. */
export interface CharacterOffer {
  /** The name that is chosen already: untrusted input. */
  name?: string;
  species: readonly string[];
  classes: readonly string[];
  backgrounds: readonly string[];
}

export type Ability = 'str' | 'dex' | 'con' | 'int' | 'wis' | 'cha';

export interface RecentStory {
  facts: StoryFacts;
  /** All sections. */
  text: string;
}

/** What the texts of a campaign say about its land. */
export interface Landscape {
  id: string;
  /** The word families that contradict it. */
  without: readonly string[];
}

/** A story that is written again about the same people, places and events. */
export interface Kept {
  story: Story;
  /** The ids of the sections that stay word for word; the others are written again. */
  sections: readonly string[];
  /** All of the story is written again, so the length of the request decides which sections it has. */
  isWhole?: boolean;
}

/** `little`: some asides and choices, until a seventh of the words is gone; `most`: all asides, and the shortest of each choice. */
export type Brevity = 'little' | 'most';

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
  /**
   * What the user asks for, in a sentence. Its words decide which rows of the tables are used; a few of them,
   * letters only, get into the text as a quotation.
   */
  idea: string;
  /**
   * What the user has written and keeps beside the story. Its words decide which rows are used if the idea does not.
   * Absent for nothing. Untrusted input that gets into no text.
   */
  texts?: string;
  lines: readonly string[];
  veils: readonly string[];
  known: readonly KnownThing[];
  /** The culture of the names of the campaign, by its id; the plan decides it. */
  culture?: string | undefined;
  /** The land of the campaign, which no text contradicts; absent if the campaign does not say it for certain. */
  landscape?: Landscape;
  /** For a recap: the events that the reader may know of, oldest first. Their texts are untrusted input. */
  events?: readonly StoryEvent[];
  /** For a character: what the rules offer; the story chooses from these and takes no others. */
  choices?: CharacterOffer;
  /** The last stories of the user, whose plots and sentences are avoided. */
  recent: readonly RecentStory[];
  /** The catalogue, from which rewards are taken. */
  items: readonly CatalogueItem[];
  /** The cores of the stories that this seed tells in the neighbouring tones, which this tone does not tell, too. */
  besides?: readonly string[];
  /** The story that is written again. */
  keep?: Kept;
  instruction?: Instruction;
  /** The sections that lose words, by their ids, and how many they lose. */
  brief?: { readonly sections: readonly string[]; readonly loses: Brevity };
  /** How sections become darker or lighter together with another change; else the instruction says it. */
  mood?: MoodChange;
}

export type Audience = 'everyone' | 'gm';

/** Short additions at the end of a section that has become darker or lighter than the others. */
export interface Additions {
  /** All additions of a section have the same mood. */
  mood: 'dark' | 'light';
  texts: readonly string[];
}

/** How a section has become shorter or longer than the storyteller has told it. */
interface Resized {
  /** All steps of a section go the same way. */
  change: LengthChange;
  /** The texts before the steps, without additions: the opposite change brings the last one back. */
  texts: readonly string[];
}

export interface StorySection {
  id: string;
  heading: string;
  audience: Audience;
  /** Markdown paragraphs and lists, without HTML, links and pictures. */
  text: string;
  /** The model that has written it; absent for the storyteller. */
  author?: string;
  /** The text ends with these, unless a model has written it: then their facts are among its words. */
  additions?: Additions;
  /** Absent for a section that is as long as it was told. */
  resized?: Resized;
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

/** A person, place, faction or thing that a story names, for a model that writes the story in other words. */
export interface StoryName {
  name: string;
  /** Null for everything but persons. */
  pronouns: Pronouns | null;
  /** Empty if the story mentions no role. */
  role: string;
}

interface RewardItem {
  name: string;
  quantity: number;
  kind?: RewardKind;
  sk?: string;
  /** The words of the section for it; absent in stories of earlier versions. */
  named?: string;
}

export interface Reward {
  /** Gold pieces. */
  coins: number;
  /** Everything that the section about rewards names, with its row of the catalogue if there is one. */
  items: readonly RewardItem[];
}

interface PlotDetails {
  giver: string;
  /** What players can be given as a list of tasks; contains no secret. */
  steps: readonly string[];
  reward: Reward;
}

interface QuestDetails extends PlotDetails {
  kind: 'quest';
}

interface AdventureDetails extends PlotDetails {
  kind: 'adventure';
}

interface SettingDetails {
  kind: 'setting';
}

interface PersonDetails {
  kind: 'person';
  person: CastMember;
}

interface PlaceDetails {
  kind: 'place';
}

interface RecapDetails {
  kind: 'recap';
}

interface CharacterDetails {
  kind: 'character';
  person: CastMember;
  /** Who the character is, what the character wants, and a flaw: one line of at most 300 characters. */
  concept: string;
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

/** What a story makes of the idea of its request. */
export interface IdeaInStory {
  /** Whether the plot is about it. */
  hasPlot: boolean;
  /** The words that a story should tell, as they were typed. */
  asked: readonly string[];
  /** Those that it has in no form. */
  unused: readonly string[];
  /** Those that it has only in its title, or where it repeats the idea. */
  quoted: readonly string[];
}

export interface Story {
  kind: StoryKind;
  /** A request with this seed and without recent texts gives this story, unless some of its sections were kept. */
  seed: number;
  /** The version of the tables. The same seed gives the same text only with the same version. */
  dataVersion: number;
  title: string;
  sections: readonly StorySection[];
  details: StoryDetails;
  named: readonly StoryName[];
  facts: StoryFacts;
  /** What becomes of the idea of the request; absent without one. */
  idea?: IdeaInStory;
  /** How many sections could not be told within the lines and veils of the campaign; absent for none. */
  leftOut?: number;
}
