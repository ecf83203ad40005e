import type {
  GenerationInstruction,
  GenerationKind,
  GenerationSettings,
  StoryDifficulty,
  StoryLength,
  StoryTone,
} from '#src/generated/model/index.ts';
import { middleDot } from '#src/lib/unbroken.ts';

export const toneLabels: Readonly<Record<StoryTone, string>> = {
  heroic: 'Heroic',
  grim: 'Grim',
  intrigue: 'Intrigue',
  horror: 'Horror',
  whimsical: 'Whimsical',
};

export const lengthLabels: Readonly<Record<StoryLength, string>> = {
  short: 'Short',
  standard: 'Standard',
  long: 'Long',
};

export const difficultyLabels: Readonly<Record<StoryDifficulty, string>> = {
  easy: 'Easy',
  standard: 'Standard',
  hard: 'Hard',
};

interface KindTexts {
  readonly label: string;
  /** "a quest" */
  readonly one: string;
  /** What one sentence could say. */
  readonly example: string;
}

export const kindTexts: Readonly<Record<GenerationKind, KindTexts>> = {
  setting: {
    label: 'Setting',
    one: 'a setting',
    example: 'A harbour town that sold its lighthouse, and the ships that still come.',
  },
  adventure: {
    label: 'Adventure in acts',
    one: 'an adventure',
    example: 'Three families want the same drowned chapel, each for another reason.',
  },
  quest: {
    label: 'Quest',
    one: 'a quest',
    example: 'The ferryman asks for help, but not for the reason that he gives.',
  },
  person: {
    label: 'Person',
    one: 'a person',
    example: 'A harbour master who knows every ship except her brother’s.',
  },
  place: {
    label: 'Place',
    one: 'a place',
    example: 'A mill that grinds something other than grain.',
  },
  recap: {
    label: 'Recap',
    one: 'a recap',
    example: '',
  },
  character: {
    label: 'Character',
    one: 'a character',
    example: 'A dwarf thief who was a soldier, and would rather be a cook.',
  },
  portrait: {
    label: 'Portrait',
    one: 'a portrait',
    example: 'In a blue cloak, before a burning library.',
  },
  cover: {
    label: 'Cover',
    one: 'a cover',
    example: 'A burning tower above a harbour at night.',
  },
};

export const instructionLabels: Readonly<Record<GenerationInstruction, string>> = {
  again: 'Again',
  shorter: 'Shorter',
  longer: 'Longer',
  darker: 'Darker',
  lighter: 'Lighter',
};

/** The author of what was there before a draft: an uploaded picture, or a text of people. */
export const person = 'person';

/** The author of a text that no model has written. */
export const storyteller = 'storyteller';

const builtIn: Readonly<Record<string, string>> = {
  storyteller: 'Written by the storyteller',
  painter: 'Painted by the painter',
};

/** Who has written or painted a draft: a built-in author, a person, or the name of a model. */
export function authorText(author: string, kind: GenerationKind): string {
  if (author === person) return isPainted(kind) ? 'Chosen by a person' : 'From before a draft';
  return builtIn[author] ?? `${isPainted(kind) ? 'Painted' : 'Written'} by ${author}`;
}

/** Whether a picture is painted, and no text is written. */
export const isPainted = (kind: GenerationKind): kind is 'cover' | 'portrait' =>
  kind === 'cover' || kind === 'portrait';

/** Whether an idea, a tone and a level change what is written. A recap retells what is there. */
export const isInvented = (kind: GenerationKind): boolean => kind !== 'recap';

/** Whether level, party and danger change what is written. */
export const hasParty = (kind: GenerationKind): boolean => kind === 'quest' || kind === 'adventure';

/** Whether the level changes what is written. */
export const hasLevel = (kind: GenerationKind): boolean =>
  kind !== 'setting' && isInvented(kind) && !isPainted(kind);

/** `Grim · long · level 3 · party of 4 · hard`. What is standard is left out. */
export function settingsText(kind: GenerationKind, settings: GenerationSettings): string {
  const { tone, length, level, partySize, difficulty } = settings;
  const text = [
    isInvented(kind) && toneLabels[tone],
    (!isInvented(kind) || length !== 'standard') && lengthLabels[length].toLowerCase(),
    hasLevel(kind) && `level ${level}`,
    hasParty(kind) && `party of ${partySize}`,
    hasParty(kind) && difficulty !== 'standard' && difficultyLabels[difficulty].toLowerCase(),
  ]
    .filter(Boolean)
    .join(middleDot);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
