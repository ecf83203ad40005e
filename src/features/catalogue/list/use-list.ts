import type { Lookups } from '#src/lib/catalogue/codec.ts';
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
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import { readAddress } from './list-address.ts';
import { itemsOfPages } from './items-of-pages.ts';

/**
 * Reads the query from the URL. The query stays the same object if only other parameters change.
 */
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

/** The size of a page that scrolling loads. "Load all" loads larger pages. */
const smallPage = 25;

export type LoadedList = ReturnType<typeof useList>;

/** The items of a list. The items of the previous query stay until the new items are loaded. */
export function useList(kind: Kind, query: ListQuery) {
  const client = useQueryClient();
  const pages = useInfiniteQuery({ ...kind.pages(query), placeholderData: keepPreviousData });
  const counted = useQuery(kind.total(query));
  const [itemsOf] = useState(itemsOfPages);
  const items = itemsOf(pages.data?.pages);
  return {
    pages,
    items,
    /** The number of items that the server has counted. */
    counted: counted.data,
    /**
     * A refetch replaces every page by a page of 25 rows. If "Load all" has loaded larger pages,
     * only the first page is kept, so that one request is enough.
     */
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

/**
 * The names of the items that a field refers to, by field. Keys are shown until names are loaded.
 */
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
