import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { prepareDataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { handleWithTitle } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { readAddress } from './list-address.ts';
import type { ItemPage } from '../kind-queries.ts';

/** Loads the first page of the list into the cache. */
export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  async ({ request }) => {
    const kind = kinds[slug];
    const { pathname, searchParams } = new URL(request.url);
    const { query } = readAddress(kind, searchParams);
    // The code of the grid loads while the first rows load.
    prepareDataGrid();
    releaseLargeLists(queryClient, kind.pages(query).queryKey);
    const first = queryClient
      .infiniteQuery({ ...kind.pages(query), staleTime: 'static' })
      // The page shows the error.
      .catch(() => undefined);
    // If only the query changes, the page is open already. It shows the old rows until the new rows
    // are loaded, so the navigation does not wait for them.
    if (window.location.pathname !== pathname) await first;
    return null;
  };

export const handle = handleWithTitle(({ title }) => title);

export function Component({ kind }: { kind: CatalogueKind }) {
  // The key mounts a new list for another kind, so that no state of the old list stays.
  return <CatalogueList key={kind} kind={kinds[kind]} />;
}

/** A list with this number of rows or more is large. */
const largeFrom = 2000;

interface Pages {
  pages: readonly ItemPage[];
}

const isList = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

const sizeOf = ({ pages }: Pages): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Removes large lists that are not shown any more from the cache, because each may take 100 MB.
 * Small lists stay for 15 minutes. The list that is about to be shown stays, too, unless it is
 * outdated, because an outdated list would be requested again page by page.
 */
function releaseLargeLists(client: QueryClient, shownNext: QueryKey): void {
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
