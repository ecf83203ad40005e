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
import { type ItemPage, pageSize } from '../kind-queries.ts';
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
  const stableQuery = useMemo(
    (): ListQuery => ({ category, q, sort, reverse }),
    [category, q, sort, reverse],
  );
  return { search, query: stableQuery, unknown };
}

const hasLargePages = (data: { pages: readonly ItemPage[] } | undefined): boolean =>
  data?.pages.some(({ items }) => items.length > pageSize) === true;

export type LoadedList = ReturnType<typeof useList>;

/** The items of a list. The items of the previous query stay until the new items are loaded. */
export function useList(kind: Kind, query: ListQuery) {
  const client = useQueryClient();
  const pages = useInfiniteQuery({ ...kind.pages(query), placeholderData: keepPreviousData });
  const total = useQuery(kind.total(query));
  const [itemsOf] = useState(itemsOfPages);
  const items = itemsOf(pages.data?.pages);
  return {
    pages,
    items,
    /** The number of items that match the query, as the server has counted them. */
    serverTotal: total.data,
    /** Whether `refetch` drops rows, because "Load all" has loaded larger pages. */
    refetchDrops: hasLargePages(pages.data),
    /**
     * Requests the list again, each page with 25 items. If "Load all" has loaded larger pages, only
     * the first page is kept and requested.
     */
    refetch: async () => {
      client.setQueryData(kind.pages(query).queryKey, (data) =>
        data !== undefined && hasLargePages(data)
          ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
          : data,
      );
      await Promise.all([pages.refetch(), total.refetch()]);
    },
  };
}

/**
 * The names of the items that each field can refer to. The map has no entry for a field until
 * the names of this field are loaded.
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
