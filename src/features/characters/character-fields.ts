import type { ShownField } from '#src/components/drafts/conflict-card.tsx';
import { showLabel, showText } from '#src/components/drafts/shown-values.ts';
import type { RecordVersion } from '#src/components/forms/form-draft.ts';
import type { Character, CharacterInput } from '#src/generated/model/index.ts';
import { abilityLabels, abilityNames } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { backgrounds, species } from '#src/lib/character/origins.ts';
import { skills } from '#src/lib/character/skills.ts';
import { overrideLabels } from './notes/override-fields.ts';

/** The values of the form: every field of a character. */
export type CharacterValues = Required<Omit<CharacterInput, 'draftGenerationId'>>;

/** The labels of the fields, in the order of the form. */
export const characterLabels: Readonly<Record<keyof CharacterValues, string>> = {
  name: 'Name',
  concept: 'Who is this, in a line?',
  class: 'Class',
  species: 'Species',
  background: 'Background',
  level: 'Level',
  abilityMethod: 'Method',
  abilities: 'Abilities',
  increases: 'What the background adds',
  skills: 'Skills',
  equipment: 'Equipment',
  otherClasses: 'Further classes',
  subclasses: 'Subclasses',
  feats: 'Feats',
  expertise: 'Expertise',
  tools: 'Tools',
  languages: 'Languages',
  weaponMasteries: 'Weapon masteries',
  speciesOption: 'What the species offers',
  size: 'Size',
  spells: 'Spells',
  items: 'Inventory',
  overrides: 'Numbers of your table',
  advancement: 'How levels come',
  experience: 'Experience points',
  appearance: 'Appearance',
  backstory: 'Backstory',
  notesForMe: 'Notes for you',
  notesForGameMaster: 'Notes for the game master',
  notesForEveryone: 'Notes for everyone',
};

export const abilityMethods: readonly { value: CharacterValues['abilityMethod']; label: string }[] =
  [
    { value: 'standard-array', label: 'Standard array (15, 14, 13, 12, 10, 8)' },
    { value: 'point-buy', label: 'Point buy (27 points)' },
    { value: 'roll', label: 'Rolled (4d6, drop the lowest)' },
    { value: 'manual', label: 'Entered by hand' },
  ];

export const showIncreases = (increases: CharacterValues['increases']): string =>
  increases.map(({ ability, amount }) => `+${amount} ${abilityLabels[ability]}`).join(', ');

export const sizeLabels: Readonly<Record<CharacterValues['size'], string>> = {
  small: 'Small',
  medium: 'Medium',
};

export const advancementLabels: Readonly<Record<CharacterValues['advancement'], string>> = {
  milestones: 'When the game master says so',
  experience: 'By experience points',
};

const namesOf = (rows: readonly { name: string }[]): string =>
  rows.map(({ name }) => name).join(', ');

type Shows = { [Name in keyof CharacterValues]: (value: CharacterValues[Name]) => string };

const labelsOf = (entries: Readonly<Record<string, { label: string }>>) =>
  showLabel(Object.fromEntries(Object.entries(entries).map(([key, { label }]) => [key, label])));

const shows: Shows = {
  name: showText,
  concept: showText,
  class: labelsOf(characterClasses),
  species: labelsOf(species),
  background: labelsOf(backgrounds),
  level: showText,
  abilityMethod: showLabel(
    Object.fromEntries(abilityMethods.map(({ value, label }) => [value, label])),
  ),
  abilities: (scores) =>
    abilityNames.map((name) => `${abilityLabels[name]} ${scores[name]}`).join(', '),
  increases: showIncreases,
  skills: (names) => names.map((name) => skills[name].label).join(', '),
  equipment: showLabel({ kit: 'The kit of the class', gold: 'Gold to spend' }),
  otherClasses: (classes) =>
    classes.map(({ class: name, level }) => `${characterClasses[name].label} ${level}`).join(', '),
  subclasses: namesOf,
  feats: namesOf,
  expertise: (names) => names.map((name) => skills[name].label).join(', '),
  tools: (names) => names.join(', '),
  languages: (names) => names.join(', '),
  weaponMasteries: (names) => names.join(', '),
  speciesOption: showText,
  size: showLabel(sizeLabels),
  spells: namesOf,
  items: (items) =>
    items === null
      ? 'What the class and background start with'
      : items
          .map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`))
          .join(', '),
  overrides: (overrides) =>
    overrides.map(({ target, value }) => `${overrideLabels[target]} ${value}`).join(', '),
  advancement: showLabel(advancementLabels),
  experience: showText,
  appearance: showText,
  backstory: showText,
  notesForMe: showText,
  notesForGameMaster: showText,
  notesForEveryone: showText,
};

/** How the fields are shown in a conflict. */
export const characterFields: readonly ShownField[] = Object.entries(characterLabels).map(
  ([key, label]) => ({
    key,
    label,
    // The value of a field has the type of that field, but a list of fields cannot express that.
    show: shows[key as keyof Shows] as ShownField['show'],
  }),
);

/** The name of the drafts of a stored character. */
export const characterDraft = (characterId: string): string => `character/${characterId}`;

/** The values of a stored character. */
export const characterVersion = ({
  characterId: _id,
  draftedBy: _author,
  storyDraftedBy: _storyAuthors,
  portraitImage: _image,
  portraitAlt: _alt,
  version,
  meta: _meta,
  ...values
}: Character): RecordVersion<CharacterValues> => ({ values, version });

/** Who wrote the drafts that are in the texts of a character; null for a text that people wrote. */
export type TextAuthors = Readonly<Record<'concept' | 'appearance' | 'backstory', string | null>>;

export const noAuthors: TextAuthors = { concept: null, appearance: null, backstory: null };

export const authorsOf = ({ draftedBy, storyDraftedBy }: Character): TextAuthors => ({
  concept: draftedBy,
  ...storyDraftedBy,
});
