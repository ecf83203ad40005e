import {
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query';
import type { CatalogueItem } from './values.ts';

interface Page {
  items: CatalogueItem[];
}

interface KeyedQueries {
  item: (sk: string) => { queryKey: QueryKey };
  history: (sk: string) => { queryKey: QueryKey };
}

/**
 * Replaces the pages that contain an affected item. Other pages stay the same objects. If no page is
 * affected, the whole list stays the same object.
 */
function replacePages<Data extends InfiniteData<Page>>(
  data: Data,
  isAffected: (item: CatalogueItem) => boolean,
  change: (items: CatalogueItem[]) => CatalogueItem[],
): Data {
  let hasChanged = false;
  const pages = data.pages.map((page) => {
    if (!page.items.some(isAffected)) return page;
    hasChanged = true;
    return { ...page, items: change(page.items) };
  });
  return hasChanged ? { ...data, pages } : data;
}

/** Functions that update the cached lists and items of a kind after rows were saved or deleted. */
export function kindCaches(
  { listKey }: { listKey: () => QueryKey },
  { item, history }: KeyedQueries,
) {
  const eachList = (
    client: QueryClient,
    isAffected: (item: CatalogueItem) => boolean,
    change: (items: CatalogueItem[]) => CatalogueItem[],
  ) =>
    client.setQueriesData<InfiniteData<Page>>(
      { queryKey: listKey(), predicate: ({ queryKey }) => queryKey.at(-1) === 'items' },
      (data) => data && replacePages(data, isAffected, change),
    );

  const invalidateHistories = (client: QueryClient, sks: Iterable<string>) => {
    const hashes = new Set([...sks].map((sk) => hashKey(history(sk).queryKey)));
    return client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
  };

  /**
   * Marks the lists as outdated, but does not request them, so that an open list does not change
   * while a person edits it.
   */
  const invalidate = async (client: QueryClient) => {
    await client.invalidateQueries({ queryKey: listKey(), refetchType: 'none' });
  };

  return {
    /** Replaces saved items in the cached lists that contain them, and in their own queries. */
    upsertItems: (client: QueryClient, saved: readonly CatalogueItem[]) => {
      const bySk = new Map(saved.map((each) => [each.sk, each]));
      // Only existing item queries are updated. Saving 10,000 rows must not create 10,000 queries.
      for (const each of saved) {
        client.setQueryData<CatalogueItem>(item(each.sk).queryKey, (known) => known && each);
      }
      eachList(
        client,
        ({ sk }) => bySk.has(sk),
        (items) => items.map((each) => bySk.get(each.sk) ?? each),
      );
      void invalidateHistories(client, bySk.keys());
    },
    /** Removes deleted items from the cached lists, and their own queries from the cache. */
    removeItems: async (client: QueryClient, sks: readonly string[]) => {
      const deletedSks = new Set(sks);
      const hashes = new Set(sks.map((sk) => hashKey(item(sk).queryKey)));
      // An active query is not removed. The open page of the item would request the deleted item again
      // before the page closes.
      client.removeQueries({
        type: 'inactive',
        predicate: ({ queryHash }) => hashes.has(queryHash),
      });
      eachList(
        client,
        ({ sk }) => deletedSks.has(sk),
        (items) => items.filter(({ sk }) => !deletedSks.has(sk)),
      );
      void invalidateHistories(client, sks);
      await invalidate(client);
    },
    invalidate,
    /** Requests the visible totals again, after rows were created or deleted. */
    recount: async (client: QueryClient) => {
      await client.invalidateQueries({
        queryKey: listKey(),
        predicate: ({ queryKey }) => queryKey.at(-1) === 'total',
      });
    },
    /** Marks outdated lists, totals and items, and requests the visible ones again. */
    refreshOutdated: async (client: QueryClient, isOutdated: (state: QueryState) => boolean) => {
      const [lists, items] = [listKey()[0], item('').queryKey[0]];
      const outdated = new Set(
        client.getQueryCache().findAll({
          predicate: ({ queryKey: [operation], state }) =>
            (operation === lists || operation === items) && isOutdated(state),
        }),
      );
      await client.invalidateQueries({ predicate: (query) => outdated.has(query) });
      return outdated.size > 0;
    },
    /** Marks the lists as outdated, and requests the visible ones again. */
    refresh: async (client: QueryClient) => {
      await client.invalidateQueries({ queryKey: listKey() });
    },
  };
}
