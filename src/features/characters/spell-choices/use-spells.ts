import { useQuery } from '@tanstack/react-query';
import { getSpellListInfiniteQueryKey, spellList } from '#src/generated/endpoints/spells/spells.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { spellChoice } from './spell-choice.ts';

/** One page has all spells of the rules: it is the largest page of the contract. */
const params = { pageSize: 1000 } as const;

/** The spells of the 2024 rules that a class can have, up to a spell level. */
export const useSpells = (className: ClassName, maxLevel: number) =>
  useQuery({
    queryKey: [...getSpellListInfiniteQueryKey(params), 'all'],
    queryFn: ({ signal }) => spellList(params, { signal }),
    select: ({ items }) =>
      items
        .filter(({ edition, classes }) => edition === '2024' && classes.includes(className))
        .map((spell) => spellChoice(spell))
        .filter(({ facts }) => facts.level <= maxLevel),
    staleTime: 5 * 60_000,
  });
