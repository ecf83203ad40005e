import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import type { ItemPage } from '../kind-queries.ts';

interface LoadOptions {
  client: QueryClient;
  kind: Kind;
  query: ListQuery;
  signal: AbortSignal;
  /** Called after every loaded page, before the list shows it. */
  onProgress: (loaded: number) => void;
  now?: () => number;
}

/**
 * The shortest time between two updates of the list in milliseconds, except for the last update. A grid
 * with many rows takes 100 ms for an update.
 */
const minUpdateInterval = 250;
/**
 * Each update except the last adds at least this share of the rows that the list already shows, so long
 * lists need few updates.
 */
const minUpdateShare = 1 / 3;

const countOf = (pages: readonly ItemPage[]): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

interface LoadedPage {
  page: ItemPage;
  from: string | undefined;
}

/**
 * Loads the rows of a list that are not loaded yet, in the largest pages. Pages are collected until
 * they are enough for an update of the list. Loaded pages stay in the list, also after a failure or
 * an abort.
 */
export async function loadRemaining({
  client,
  kind,
  query,
  signal,
  onProgress,
  now = () => performance.now(),
}: LoadOptions): Promise<void> {
  const { queryKey } = kind.pages(query);
  // A refetch in progress would replace the loaded pages, and the cursor might not continue the new ones.
  await client.cancelQueries({ queryKey, exact: true });
  const loaded = client.getQueryData(queryKey)?.pages ?? [];
  const cursor = loaded.at(-1)?.nextCursor;
  if (cursor === null || cursor === undefined) return;

  let waitingPages: LoadedPage[] = [];
  let shownCount = countOf(loaded);
  let count = shownCount;
  let lastPush = now() - minUpdateInterval;

  async function push() {
    const newPages = waitingPages;
    waitingPages = [];
    const [first] = newPages;
    if (first === undefined) return;
    // Scrolling may have requested the next page. The response to that request would replace the pages
    // that are added here.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, (data) =>
      data && data.pages.at(-1)?.nextCursor === first.from
        ? {
            pages: [...data.pages, ...newPages.map(({ page }) => page)],
            pageParams: [...data.pageParams, ...newPages.map(({ from }) => from)],
          }
        : data,
    );
    shownCount = count;
    lastPush = now();
  }

  try {
    for await (const { cursor: from, ...page } of kind.allPages(query, cursor, signal)) {
      waitingPages.push({ page, from });
      count += page.items.length;
      onProgress(count);
      if (
        now() - lastPush >= minUpdateInterval &&
        count - shownCount >= shownCount * minUpdateShare
      ) {
        await push();
      }
    }
  } finally {
    await push();
  }
}

export interface RemainingRows {
  pending: boolean;
  /** The number of rows that are loaded so far. */
  loaded: number;
  /** The error that stopped loading; null without an error and after `cancel`. */
  error: Error | null;
  /** Resolves to true if everything is loaded, otherwise to false. */
  start: () => Promise<boolean>;
  cancel: () => void;
}

/** Loads the remaining rows of a list. A new query and unmounting the component abort it. */
export function useRemainingRows(kind: Kind, query: ListQuery): RemainingRows {
  const client = useQueryClient();
  const stop = useRef<AbortController>(null);
  const [loaded, setLoaded] = useState(0);
  const loading = useMutation({
    mutationFn: ({ signal, query: of }: { signal: AbortSignal; query: ListQuery }) =>
      loadRemaining({ client, kind, query: of, signal, onProgress: setLoaded }),
  });
  const isCurrent = loading.variables?.query === query;
  const { error } = loading;
  const cancel = useCallback(() => stop.current?.abort(), []);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new query aborts the loading for the previous query
  useEffect(() => cancel, [cancel, query]);
  return {
    pending: isCurrent && loading.isPending,
    loaded,
    error: isCurrent && error !== null && error.name !== 'AbortError' ? error : null,
    start: async () => {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      setLoaded(0);
      try {
        await loading.mutateAsync({ signal: controller.signal, query });
        return true;
      } catch {
        // The mutation keeps the error, and `ListFoot` shows it.
        return false;
      }
    },
    cancel,
  };
}
