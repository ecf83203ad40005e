import type { ChosenSpell } from './choices.ts';
import type { ClassName } from './classes.ts';
import { listLetters, spellLists } from './data/spell-lists.ts';
import { slugIn } from './slug.ts';

const lettersBySpell: ReadonlyMap<string, string> = new Map(
  Object.entries(spellLists).flatMap(([letters, slugs]) =>
    slugs.split(' ').map((slug) => [slug, letters]),
  ),
);

/** Whether a spell of SRD 5.2.1 is in one of the lists; null for other spells, because the lists know no homebrew. */
export function isInLists(spell: ChosenSpell, lists: readonly ClassName[]): boolean | null {
  const isListed = spell.key?.startsWith('2024#') ?? false;
  const letters = isListed ? lettersBySpell.get(slugIn(spell)) : undefined;
  return letters === undefined
    ? null
    : lists.some((name) => letters.includes(listLetters[name] ?? ' '));
}
