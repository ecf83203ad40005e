import { useQuery } from '@tanstack/react-query';
import { wholeList } from '#src/api/whole-list.ts';
import { getSpellListInfiniteQueryKey, spellList } from '#src/generated/endpoints/spells/spells.ts';
import type { Spell } from '#src/generated/model/index.ts';
import { copyOfSpell, type SpellCopy } from '../copies.ts';
import type { SpellSource } from './spell-counts.ts';

/** Copies of those spells of the 2024 rules that a class or a feat offers. */
export const offeredSpells = (
  rows: readonly Spell[],
  { class: className, lists, counts }: SpellSource,
): SpellCopy[] => {
  const highest = Math.max(counts.maxSpellLevel, ...counts.arcana);
  return rows.flatMap((row) => {
    if (row.edition !== '2024') return [];
    const copy = copyOfSpell(row, className);
    const isOffered = lists(copy.facts).some((name) => row.classes.includes(name));
    return isOffered && copy.facts.level <= highest ? [copy] : [];
  });
};

const textsOf = ({ items }: { items: readonly Spell[] }): ReadonlyMap<string, string> =>
  new Map(items.map(({ spellSk, description }) => [spellSk, description]));

/** The spells of the catalogue, of which the form, the sheet and its dialog share one copy. */
export const allSpells = {
  queryKey: [...getSpellListInfiniteQueryKey(), 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) => wholeList(spellList, signal),
  staleTime: 5 * 60_000,
};

/** What the catalogue says about the spells, in Markdown, by their keys. */
export const useSpellTexts = () => useQuery({ ...allSpells, select: textsOf });

export const useSpells = (source: SpellSource) =>
  useQuery({ ...allSpells, select: ({ items }) => offeredSpells(items, source) });
