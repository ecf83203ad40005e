import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import type { ItemPage } from '../kind-queries.ts';

interface LoadRest {
  client: QueryClient;
  kind: Kind;
  query: ListQuery;
  signal: AbortSignal;
  /** Called after every loaded page, before the list shows it. */
  onProgress: (loaded: number) => void;
  now?: () => number;
}

/** The shortest time between two updates, because a grid of many rows takes 100 ms for each. */
const pause = 250;
/** An update adds at least this share of the shown rows, so that a long list needs few updates. */
const share = 1 / 3;

const countOf = (pages: readonly ItemPage[]): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

interface Step {
  page: ItemPage;
  from: string | undefined;
}

/**
 * Loads the rest of a list in the largest pages. Pages are collected until there are enough for
 * another update of the list. Loaded pages stay in the list, also after a failure or an abort.
 */
export async function loadRest({
  client,
  kind,
  query,
  signal,
  onProgress,
  now = () => performance.now(),
}: LoadRest): Promise<void> {
  const { queryKey } = kind.pages(query);
  const loaded = client.getQueryData(queryKey)?.pages ?? [];
  const cursor = loaded.at(-1)?.nextCursor;
  if (cursor === null || cursor === undefined) return;

  let waiting: Step[] = [];
  let shown = countOf(loaded);
  let count = shown;
  let lastPush = now() - pause;

  async function push() {
    const steps = waiting;
    waiting = [];
    const [first] = steps;
    if (first === undefined) return;
    // Scrolling may have requested the next page. Its response would overwrite the pages that are
    // added here.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, (data) =>
      data && data.pages.at(-1)?.nextCursor === first.from
        ? {
            pages: [...data.pages, ...steps.map(({ page }) => page)],
            pageParams: [...data.pageParams, ...steps.map(({ from }) => from)],
          }
        : data,
    );
    shown = count;
    lastPush = now();
  }

  try {
    for await (const { cursor: from, ...page } of kind.walk(query, cursor, signal)) {
      waiting.push({ page, from });
      count += page.items.length;
      onProgress(count);
      if (now() - lastPush >= pause && count - shown >= shown * share) await push();
    }
  } finally {
    await push();
  }
}

export interface Rest {
  pending: boolean;
  /** The number of rows that are loaded so far. */
  loaded: number;
  /** The error that stopped loading; null if loading was cancelled. */
  error: Error | null;
  /** Resolves to true if everything is loaded, otherwise to false. */
  start: () => Promise<boolean>;
  cancel: () => void;
}

/** Loads the rest of a list and reports the progress. A new query or closing the page aborts it. */
export function useRest(kind: Kind, query: ListQuery): Rest {
  const client = useQueryClient();
  const stop = useRef<AbortController>(null);
  const [loaded, setLoaded] = useState(0);
  const loading = useMutation({
    mutationFn: ({ signal, query: of }: { signal: AbortSignal; query: ListQuery }) =>
      loadRest({ client, kind, query: of, signal, onProgress: setLoaded }),
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
