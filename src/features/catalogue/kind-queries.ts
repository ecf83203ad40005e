import { queryOptions, infiniteQueryOptions } from '@tanstack/react-query';
import type { Choice } from '#src/lib/catalogue/choice.ts';
import { searchedText } from '#src/lib/searched-text.ts';
import { type ListQuery, listOf } from './list-query.ts';
import type { CatalogueRow, KindCalls } from './kind-calls.ts';
import { kindCaches } from './kind-caches.ts';
import type { CatalogueItem, Values } from './values.ts';
import { titleOf } from './title.ts';

export interface ItemPage {
  items: CatalogueItem[];
  nextCursor: string | null;
}

export interface HistoryEntry {
  /** The version after this change; for a deletion, the last version of the item. */
  version: number;
  action: 'created' | 'updated' | 'deleted';
  at: string;
  by: string | null;
  before: Values | null;
  after: Values | null;
}

/** The part of a kind's definition that the queries need. */
interface QueriedKind {
  categories: readonly Choice[];
  sorts: readonly string[];
  skField: string;
  emptyValues: Values;
}

export type Cursor = string | undefined;

const firstPage: Cursor = undefined;
/** The size of a page that scrolling loads. */
export const pageSize = 25;
const historySize = 25;
/** The largest page size in the contract. Requests for all items use it. */
const largestPage = 1000;
/**
 * If there are more items than this, the items are not loaded as choices; fields then show keys, and users
 * type keys.
 */
const maxChoices = 20_000;

const choiceOf = (item: CatalogueItem): Choice => ({ value: item.sk, label: titleOf(item) });

export type KindQueries = ReturnType<typeof kindQueries>;
export type ChoicesQuery = ReturnType<KindQueries['choices']>;

/**
 * The queries of one kind. Each query key begins with a generated key, so that invalidating the
 * generated key invalidates the query, too.
 */
export function kindQueries(
  calls: KindCalls,
  toItem: (row: CatalogueRow) => CatalogueItem,
  { categories, sorts, skField, emptyValues }: QueriedKind,
) {
  /**
   * The parameters of a request. Values from the URL that the contract does not have are left out.
   */
  function paramsOf({ category, q, sort, reverse }: ListQuery) {
    const knownCategory = categories.find(({ value }) => value === category)?.value;
    const order = sorts.find((each) => each === sort);
    const searchText = searchedText(q);
    return {
      ...(knownCategory !== undefined && { category: knownCategory }),
      ...(searchText !== '' && { q: searchText }),
      ...(order !== undefined && { sort: order }),
      ...(reverse && { reverse }),
    };
  }

  async function fetchPage(
    query: ListQuery,
    size: number,
    cursor: Cursor,
    signal?: AbortSignal,
  ): Promise<ItemPage> {
    const page = await calls.list(
      {
        ...paramsOf(query),
        pageSize: size,
        ...(cursor !== undefined && { nextCursor: cursor }),
      },
      signal && { signal },
    );
    return { items: page.items.map(toItem), nextCursor: page.nextCursor };
  }

  /** Loads all items after the cursor `from`, or from the start, in pages of the largest size. */
  async function* allPages(
    query: ListQuery,
    from?: string,
    signal?: AbortSignal,
  ): AsyncGenerator<ItemPage & { cursor: Cursor }> {
    let cursor: Cursor = from;
    do {
      signal?.throwIfAborted();
      const page = await fetchPage(query, largestPage, cursor, signal);
      yield { ...page, cursor };
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  const pages = (query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: [...calls.listKey({ ...paramsOf(query), pageSize }), 'items'],
      queryFn: ({ pageParam, signal }) => fetchPage(query, pageSize, pageParam, signal),
      initialPageParam: firstPage,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    });

  const total = (query: ListQuery) => {
    const params = { ...paramsOf(query), pageSize: 1, withTotal: true };
    return queryOptions({
      queryKey: [...calls.listKey(params), 'total'],
      queryFn: async ({ signal }) => (await calls.list(params, { signal })).total ?? 0,
    });
  };

  const item = (sk: string) =>
    queryOptions({
      queryKey: [...calls.itemKey(sk), 'item'],
      queryFn: async ({ signal }) => toItem(await calls.get(sk, { signal })),
    });

  /** The items of a category as choices; an empty list if there are more than `maxChoices`. */
  const choices = (category: string | null) =>
    queryOptions({
      queryKey: [...calls.listKey(paramsOf(listOf(category))), 'choices'],
      queryFn: async ({ signal }): Promise<Choice[]> => {
        const query = listOf(category);
        const start = { ...paramsOf(query), pageSize: largestPage, withTotal: true };
        const first = await calls.list(start, { signal });
        if ((first.total ?? 0) > maxChoices) return [];
        const all = first.items.map((row) => choiceOf(toItem(row)));
        if (first.nextCursor === null) return all;
        for await (const page of allPages(query, first.nextCursor, signal)) {
          all.push(...page.items.map(choiceOf));
        }
        return all;
      },
    });

  function valuesOf(input: object | null): Values | null {
    if (input === null) return null;
    // Every input of the contract is an object of fields.
    const { [skField]: _sk, ...values } = input as Values;
    return { ...emptyValues, ...values };
  }

  /** The changes of an item, latest first. */
  const history = (sk: string) =>
    infiniteQueryOptions({
      queryKey: [...calls.historyKey(sk, { pageSize: historySize }), 'history'],
      queryFn: async ({ pageParam, signal }) => {
        const page = await calls.history(
          sk,
          { pageSize: historySize, ...(pageParam !== undefined && { nextCursor: pageParam }) },
          { signal },
        );
        const items = page.items.map(({ before, after, ...entry }): HistoryEntry => ({
          ...entry,
          before: valuesOf(before),
          after: valuesOf(after),
        }));
        return { items, nextCursor: page.nextCursor };
      },
      initialPageParam: firstPage,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    });

  return {
    fetchPage,
    pages,
    total,
    item,
    choices,
    history,
    allPages,
    ...kindCaches(calls, { item, history }),
  };
}
