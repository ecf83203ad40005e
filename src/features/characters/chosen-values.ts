import { dequal } from 'dequal/lite';
import type { CharacterChoices } from '#src/generated/model/index.ts';
import { characterLabels, type CharacterValues } from './character-fields.ts';
import { startingCharacter, suggestionsFor, usualBackground } from './starting-character.ts';

type Unchosen = Partial<CharacterValues>;

/** The fields that a draft writes, in the order of the form. Other fields stay as they are. */
const draftedFields = [
  'name',
  'concept',
  'class',
  'species',
  'background',
  'abilityMethod',
  'abilities',
  'increases',
  'skills',
  'equipment',
] as const satisfies readonly (keyof CharacterChoices)[];

/** The values that the form itself puts into a new character, for what the user has chosen so far. */
export const unchosenValues = (values: CharacterValues): Unchosen => ({
  ...startingCharacter,
  background: usualBackground[values.class],
  ...suggestionsFor(values),
});

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

/** The fields that the user has filled. The level is not a choice: it is one of the settings of a draft. */
const chosenFields = (values: CharacterValues, unchosen: Unchosen) =>
  draftedFields.filter((name) => !isEmpty(values[name]) && !dequal(values[name], unchosen[name]));

/** What a draft must keep. */
export const choicesOf = (values: CharacterValues, unchosen: Unchosen): CharacterChoices =>
  Object.fromEntries(chosenFields(values, unchosen).map((name) => [name, values[name]]));

/** The labels of what a draft must keep. */
export const chosenLabels = (values: CharacterValues, unchosen: Unchosen): string[] =>
  chosenFields(values, unchosen).map((name) => characterLabels[name]);
