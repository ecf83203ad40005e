import type { ChosenSpell } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { listLetters, spellLists } from './data/spell-lists.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import { slugIn } from './slug.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

const lettersBySpell: ReadonlyMap<string, string> = new Map(
  Object.entries(spellLists).flatMap(([letters, slugs]) =>
    slugs.split(' ').map((slug) => [slug, letters]),
  ),
);

/** Whether a spell of SRD 5.2.1 is in one of the lists; null for other spells, because the lists know no homebrew. */
export function isInLists(
  spell: Pick<ChosenSpell, 'key' | 'name'>,
  lists: readonly ClassName[],
): boolean | null {
  const isListed = spell.key?.startsWith('2024#') ?? false;
  const letters = isListed ? lettersBySpell.get(slugIn(spell)) : undefined;
  return letters === undefined
    ? null
    : lists.some((name) => letters.includes(listLetters[name] ?? ' '));
}

/** The classes from whose lists the spells of a class can also come. */
export function furtherLists(
  { class: name, level }: LevelsInClass,
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
  spellLevel: number,
): readonly ClassName[] {
  if (name === 'bard') {
    const discovers = srdSubclassLevel(classes, 'bard') >= 6;
    return level >= 10 || discovers ? ['cleric', 'druid', 'wizard'] : [];
  }
  if (spellLevel > 0) return [];
  if (hasOption(feats, name, 'blessed-warrior')) return ['cleric'];
  return hasOption(feats, name, 'druidic-warrior') ? ['druid'] : [];
}
