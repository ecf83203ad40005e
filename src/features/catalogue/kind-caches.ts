import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CatalogueItem } from './values.ts';

interface Page {
  items: CatalogueItem[];
}

interface KeyedQueries {
  item: (sk: string) => { queryKey: QueryKey };
  history: (sk: string) => { queryKey: QueryKey };
}

/** Pages without any of the items stay the same objects, and so do lists of such pages. */
function changedPages<Data extends InfiniteData<Page>>(
  data: Data,
  concerns: (item: CatalogueItem) => boolean,
  change: (items: CatalogueItem[]) => CatalogueItem[],
): Data {
  let touched = false;
  const pages = data.pages.map((page) => {
    if (!page.items.some(concerns)) return page;
    touched = true;
    return { ...page, items: change(page.items) };
  });
  return touched ? { ...data, pages } : data;
}

/** What is known of a kind is kept true after a change, many items at a time. */
export function kindCaches(
  { listKey }: { listKey: () => QueryKey },
  { item, history }: KeyedQueries,
) {
  const eachList = (
    client: QueryClient,
    concerns: (item: CatalogueItem) => boolean,
    change: (items: CatalogueItem[]) => CatalogueItem[],
  ) =>
    client.setQueriesData<InfiniteData<Page>>(
      { queryKey: listKey(), predicate: ({ queryKey }) => queryKey.at(-1) === 'items' },
      (data) => data && changedPages(data, concerns, change),
    );

  const outdateHistories = (client: QueryClient, sks: Iterable<string>) => {
    const hashes = new Set([...sks].map((sk) => hashKey(history(sk).queryKey)));
    return client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
  };

  /** Stale from now on, but nothing is asked for again under somebody's hands. */
  const outdate = async (client: QueryClient) => {
    await client.invalidateQueries({ queryKey: listKey(), refetchType: 'none' });
  };

  return {
    /** Saved items take their places in every list that holds them. */
    keep: (client: QueryClient, saved: readonly CatalogueItem[]) => {
      const bySk = new Map(saved.map((each) => [each.sk, each]));
      // Only what somebody has looked at: ten thousand items are no reason for as many queries.
      for (const each of saved) {
        client.setQueryData<CatalogueItem>(item(each.sk).queryKey, (known) => known && each);
      }
      eachList(
        client,
        ({ sk }) => bySk.has(sk),
        (items) => items.map((each) => bySk.get(each.sk) ?? each),
      );
      void outdateHistories(client, bySk.keys());
    },
    /** Deleted items leave every list. */
    drop: async (client: QueryClient, sks: readonly string[]) => {
      const gone = new Set(sks);
      const hashes = new Set(sks.map((sk) => hashKey(item(sk).queryKey)));
      // A page that still shows one would ask for it again; it is about to be left.
      client.removeQueries({
        type: 'inactive',
        predicate: ({ queryHash }) => hashes.has(queryHash),
      });
      eachList(
        client,
        ({ sk }) => gone.has(sk),
        (items) => items.filter(({ sk }) => !gone.has(sk)),
      );
      void outdateHistories(client, sks);
      await outdate(client);
    },
    outdate,
    /** How many there are is asked for again where it is shown: rows have come or gone. */
    recount: async (client: QueryClient) => {
      await client.invalidateQueries({
        queryKey: listKey(),
        predicate: ({ queryKey }) => queryKey.at(-1) === 'total',
      });
    },
    /** Stale, and asked for again where it is shown. */
    refresh: async (client: QueryClient) => {
      await client.invalidateQueries({ queryKey: listKey() });
    },
  };
}
