import { useQuery } from '@tanstack/react-query';
import { getSpellListInfiniteQueryKey, spellList } from '#src/generated/endpoints/spells/spells.ts';
import type { Spell } from '#src/generated/model/index.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { copyOfSpell, type SpellCopy } from '../copies.ts';

/** One page has all spells of the rules: it is the largest page of the contract. */
const params = { pageSize: 1000 } as const;

/** Copies of those spells of the 2024 rules that a class can have, up to a spell level. */
export const offeredSpells = (
  rows: readonly Spell[],
  className: ClassName,
  maxLevel: number,
): SpellCopy[] =>
  rows
    .filter(({ edition, classes }) => edition === '2024' && classes.includes(className))
    .map((spell) => copyOfSpell(spell, className))
    .filter(({ facts }) => facts.level <= maxLevel);

export const useSpells = (className: ClassName, maxLevel: number) =>
  useQuery({
    queryKey: [...getSpellListInfiniteQueryKey(params), 'all'],
    queryFn: ({ signal }) => spellList(params, { signal }),
    select: ({ items }) => offeredSpells(items, className, maxLevel),
    staleTime: 5 * 60_000,
  });
