import { useQuery } from '@tanstack/react-query';
import { wholeList } from '#src/api/whole-list.ts';
import { getSpellListInfiniteQueryKey, spellList } from '#src/generated/endpoints/spells/spells.ts';
import type { Spell } from '#src/generated/model/index.ts';
import { copyOfSpell, type SpellCopy } from '../copies.ts';
import type { SpellSource } from './spell-counts.ts';

interface CopiedRow {
  readonly row: Spell;
  readonly copy: SpellCopy;
}

/** By the rows of the catalogue and the class: a list that is rendered again gets the same copies. */
const copies = new WeakMap<readonly Spell[], Map<SpellSource['class'], readonly CopiedRow[]>>();

function copiesOf(rows: readonly Spell[], className: SpellSource['class']): readonly CopiedRow[] {
  const known = copies.get(rows) ?? new Map<SpellSource['class'], readonly CopiedRow[]>();
  copies.set(rows, known);
  const copied =
    known.get(className) ??
    rows
      .filter(({ edition }) => edition === '2024')
      .map((row) => ({ row, copy: copyOfSpell(row, className) }));
  known.set(className, copied);
  return copied;
}

/** Copies of those spells of the 2024 rules that a class or a feat offers. */
export function offeredSpells(
  rows: readonly Spell[],
  { class: className, lists, counts }: SpellSource,
): SpellCopy[] {
  const highest = Math.max(counts.maxSpellLevel, ...counts.arcana);
  return copiesOf(rows, className).flatMap(({ row, copy }) => {
    const isOffered = lists(copy.facts).some((name) => row.classes.includes(name));
    return isOffered && copy.facts.level <= highest ? [copy] : [];
  });
}

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

const noRows: readonly Spell[] = [];

/** The spells of a class or feat; empty while the catalogue loads. */
export function useSpells(source: SpellSource) {
  const query = useQuery(allSpells);
  return { query, listed: offeredSpells(query.data?.items ?? noRows, source) };
}
