import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { backgrounds } from './origins.ts';
import { slugOf } from './slug.ts';

/** The words without those that differ only in capital letters or punctuation. */
function distinct(words: readonly string[]): string[] {
  const bySlug = new Map(words.map((word) => [slugOf(word) || word, word]));
  return [...bySlug.values()];
}

/** The sets of which a background with a Gaming Set lets the player choose one. */
export const gamingSets: readonly string[] = [
  'Dice Set',
  'Dragonchess Set',
  'Playing Cards',
  'Three-Dragon Ante Set',
];

/** Tools by background, classes and choice. */
export function toolsOf(
  { background, tools = [] }: CharacterChoices,
  classes: readonly LevelsInClass[],
): string[] {
  const { tool } = backgrounds[background];
  const isChosen = tool === 'a Gaming Set' && tools.some((name) => gamingSets.includes(name));
  const has = (name: LevelsInClass['class']) => classes.some((one) => one.class === name);
  return distinct([
    ...(isChosen ? [] : [tool]),
    ...(has('rogue') ? ['Thieves’ Tools'] : []),
    // Only the class of level 1 gives this tool.
    ...(classes[0]?.class === 'druid' ? ['Herbalism Kit'] : []),
    ...tools,
  ]);
}

/** Everybody knows Common; druids and rogues have a language of their own. */
export function languagesOf(
  { languages = [] }: CharacterChoices,
  classes: readonly LevelsInClass[],
): string[] {
  const has = (name: LevelsInClass['class']) => classes.some((one) => one.class === name);
  return distinct([
    'Common',
    ...languages,
    ...(has('druid') ? ['Druidic'] : []),
    ...(has('rogue') ? ['Thieves’ Cant'] : []),
  ]);
}
