import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  infiniteQueryOptions,
} from '@tanstack/react-query';
import type { Choice } from '../../lib/catalogue/choice.ts';
import type { CatalogueRow, KindCalls } from './kind.ts';
import type { CatalogueItem } from './values.ts';

export interface ItemPage {
  items: CatalogueItem[];
  nextCursor: string | null;
}

type Cursor = string | undefined;

const firstPage: Cursor = undefined;
const pageSize = 25;
/** The contract's limit, for walking through everything. */
const largestPage = 200;

const keyOf = (generated: QueryKey, ours: string): QueryKey => [...generated, ours];

export type KindQueries = ReturnType<typeof kindQueries>;

/**
 * The queries of one kind. Their keys extend the generated ones, so that whatever invalidates those
 * invalidates these.
 */
export function kindQueries<Row extends CatalogueRow, Input, Category extends string>(
  calls: KindCalls<Row, Input, Category>,
  toItem: (row: Row) => CatalogueItem,
  categories: readonly Choice<Category>[],
) {
  const filter = (category: string | null) => {
    const known = categories.find(({ value }) => value === category);
    return known === undefined ? {} : { category: known.value };
  };

  async function fetchPage(
    category: string | null,
    size: number,
    cursor: Cursor,
    signal?: AbortSignal,
  ): Promise<ItemPage> {
    const { data } = await calls.list(
      {
        ...filter(category),
        pageSize: size,
        ...(cursor !== undefined && { nextCursor: cursor }),
      },
      signal && { signal },
    );
    return { items: data.items.map(toItem), nextCursor: data.nextCursor };
  }

  /** Every item from a cursor on, a large page at a time. */
  async function* walk(
    category: string | null,
    from?: string,
    signal?: AbortSignal,
  ): AsyncGenerator<ItemPage & { cursor: Cursor }> {
    let cursor: Cursor = from;
    do {
      signal?.throwIfAborted();
      const page = await fetchPage(category, largestPage, cursor, signal);
      yield { ...page, cursor };
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  const pages = (category: string | null) =>
    infiniteQueryOptions({
      queryKey: keyOf(calls.listKey({ ...filter(category), pageSize }), 'items'),
      queryFn: ({ pageParam, signal }) => fetchPage(category, pageSize, pageParam, signal),
      initialPageParam: firstPage,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    });

  const item = (sk: string) =>
    queryOptions({
      queryKey: keyOf(calls.itemKey(sk), 'item'),
      queryFn: async ({ signal }) => toItem((await calls.get(sk, { signal })).data),
    });

  /** Every item of a category, to be picked from by name. */
  const choices = (category: string | null) =>
    queryOptions({
      queryKey: keyOf(calls.listKey(filter(category)), 'choices'),
      queryFn: async ({ signal }): Promise<Choice[]> => {
        const all: Choice[] = [];
        for await (const page of walk(category, undefined, signal)) {
          all.push(...page.items.map(choiceOf));
        }
        return all;
      },
    });

  const eachList = (client: QueryClient, change: (items: CatalogueItem[]) => CatalogueItem[]) =>
    client.setQueriesData<InfiniteData<ItemPage, Cursor>>(
      { queryKey: calls.listKey(), predicate: ({ queryKey }) => queryKey.at(-1) === 'items' },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
        },
    );

  /** Stale from now on, but nothing is asked for again under somebody's hands. */
  const outdate = async (client: QueryClient) => {
    await client.invalidateQueries({ queryKey: calls.listKey(), refetchType: 'none' });
  };

  return {
    pages,
    item,
    choices,
    walk,
    /** A saved item takes its place in every list that holds it. */
    keep: (client: QueryClient, saved: CatalogueItem) => {
      client.setQueryData(item(saved.sk).queryKey, saved);
      eachList(client, (items) => items.map((each) => (each.sk === saved.sk ? saved : each)));
    },
    drop: async (client: QueryClient, sk: string) => {
      client.removeQueries({ queryKey: item(sk).queryKey });
      eachList(client, (items) => items.filter((each) => each.sk !== sk));
      await outdate(client);
    },
    outdate,
    /** Loads what is left of a list; the rows come in steps, so that the page stays quick. */
    loadRest: async (client: QueryClient, category: string | null, signal: AbortSignal) => {
      const { queryKey } = pages(category);
      const cursor = client.getQueryData(queryKey)?.pages.at(-1)?.nextCursor;
      if (cursor === null || cursor === undefined) return;
      for await (const { cursor: from, ...page } of walk(category, cursor, signal)) {
        // Scrolling asks for the next page as well; its answer would come over what is added here.
        await client.cancelQueries({ queryKey, exact: true });
        client.setQueryData(queryKey, (data) =>
          data && data.pages.at(-1)?.nextCursor === from
            ? { pages: [...data.pages, page], pageParams: [...data.pageParams, from] }
            : data,
        );
      }
    },
  };
}

const choiceOf = ({ sk, name, values }: CatalogueItem): Choice => ({
  value: sk,
  label: `${name} (${String(values['edition'])})`,
});
