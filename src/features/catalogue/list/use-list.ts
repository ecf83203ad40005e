import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Choice } from '#src/lib/catalogue/choice.ts';
import { lookupOf } from '#src/lib/catalogue/lookup.ts';
import type { Lookups } from '../edits/rows.ts';
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import { readAddress } from './list-address.ts';
import { itemsOfPages } from './items-of-pages.ts';

/** The same query stays the same object when other parts of the address change. */
export function useListAddress(kind: Kind) {
  const [search] = useSearchParams();
  const { query, unknown } = readAddress(kind, search);
  const { category, q, sort, reverse } = query;
  const same = useMemo(
    (): ListQuery => ({ category, q, sort, reverse }),
    [category, q, sort, reverse],
  );
  return { search, query: same, unknown };
}

/** The size of a page that scrolling loads; "Load all" loads larger ones. */
const smallPage = 25;

export type LoadedList = ReturnType<typeof useList>;

/** The items of a list; those of the last query stay until the new ones have come. */
export function useList(kind: Kind, query: ListQuery) {
  const client = useQueryClient();
  const pages = useInfiniteQuery({ ...kind.pages(query), placeholderData: keepPreviousData });
  const counted = useQuery(kind.total(query));
  const [itemsOf] = useState(itemsOfPages);
  const items = itemsOf(pages.data?.pages);
  return {
    pages,
    items,
    /** As the server has counted them. */
    counted: counted.data,
    /** Large pages would come back as many small ones, so only the first page is kept. */
    refetch: async () => {
      client.setQueryData(kind.pages(query).queryKey, (data) =>
        data !== undefined && data.pages.some((page) => page.items.length > smallPage)
          ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
          : data,
      );
      await Promise.all([pages.refetch(), counted.refetch()]);
    },
  };
}

/** By field, the names of the items that it refers to. Until they are loaded, keys are shown. */
export function useLookups(kind: Kind): Lookups {
  const { queries, keys } = useMemo(() => {
    const byHash = new Map(kind.lookups.map(({ query }) => [hashKey(query.queryKey), query]));
    return { queries: [...byHash.values()], keys: [...byHash.keys()] };
  }, [kind]);
  const combine = useCallback(
    (results: UseQueryResult<Choice[]>[]): Lookups => {
      const names = new Map(
        results.map(({ data }, index) => [keys[index], data && lookupOf(data)]),
      );
      return new Map(
        kind.lookups.flatMap(({ field, query }) => {
          const lookup = names.get(hashKey(query.queryKey));
          return lookup === undefined ? [] : [[field, lookup] as const];
        }),
      );
    },
    [kind, keys],
  );
  return useQueries({ queries, combine });
}
