import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ItemPage } from '../kind-queries.ts';

/** A few pages more than anybody scrolls through. */
const largeFrom = 2000;

interface Pages {
  pages: readonly ItemPage[];
}

const isList = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

const sizeOf = ({ pages }: Pages): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Lists that were loaded whole and that nobody looks at any more are let go at once, not after the
 * quarter of an hour that small ones stay for: each would hold a hundred megabytes. The one that is
 * about to be shown stays while it is fresh; a stale one would be asked for again page by page.
 */
export function releaseLargeLists(client: QueryClient, shownNext: QueryKey): void {
  const next = hashKey(shownNext);
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey, queryHash, state }) =>
      queryKey.at(-1) === 'items' &&
      isList(state.data) &&
      sizeOf(state.data) >= largeFrom &&
      (queryHash !== next || state.isInvalidated),
  });
}
