import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { backgrounds } from './origins.ts';
import { slugOf } from './slug.ts';

/** The words without those that differ only in capital letters or signs. */
function distinct(words: readonly string[]): string[] {
  const bySlug = new Map(words.map((word) => [slugOf(word) || word, word]));
  return [...bySlug.values()];
}

/** Tools by background, classes and choice. */
export function toolsOf(
  { background, tools = [] }: CharacterChoices,
  classes: readonly LevelsInClass[],
): string[] {
  const { tool } = backgrounds[background];
  const has = (name: LevelsInClass['class']) => classes.some((one) => one.class === name);
  return distinct([
    tool,
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
