import { useEffect, useMemo } from 'react';
import { useEntryListInfinite } from '#src/generated/endpoints/entries/entries.ts';
import { everyParentParams } from './entry-query.ts';

/** More pages would cost more than the chevrons of a very large campaign are worth. */
const mostPages = 5;

/** Milliseconds. A change of any entry loads the pages again before. */
const freshFor = 60_000;

/** What is known about the entries that have others below them. */
export interface KnownParents {
  /** Whether an entry has others below it; undefined if that is not known. */
  readonly has: (entryId: string) => boolean | undefined;
  readonly isLoading: boolean;
}

/**
 * The entries that are parents. The lists of the tree do not say which of their entries have others below them, so
 * this reads the parents of all entries: those at the top of the tree are the last ones in the reversed order.
 * @param seesAll whether the user reads every entry. For others, an entry without a parent can be anywhere
 * in the order, because its parent can be hidden.
 */
export function useParents(campaignId: string, viewAs: string | undefined, seesAll: boolean) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useEntryListInfinite(
    campaignId,
    { ...everyParentParams, ...(viewAs !== undefined && { viewAs }) },
    { query: { staleTime: freshFor } },
  );
  const pages = data?.pages ?? [];
  const reachesTop = seesAll && pages.at(-1)?.items.at(-1)?.parentId === null;
  const isWhole = pages.length > 0 && (!hasNextPage || reachesTop);
  const needsMore = pages.length > 0 && !isWhole && pages.length < mostPages && !isError;
  useEffect(() => {
    if (needsMore && !isFetching) void fetchNextPage();
  }, [needsMore, isFetching, fetchNextPage]);
  const isLoading = (pages.length === 0 && !isError) || needsMore;
  return useMemo((): KnownParents => {
    const ids = new Set(
      data?.pages.flatMap(({ items }) => items.map(({ parentId }) => parentId)) ?? [],
    );
    return { has: (entryId) => ids.has(entryId) || (isWhole ? false : undefined), isLoading };
  }, [data, isWhole, isLoading]);
}
