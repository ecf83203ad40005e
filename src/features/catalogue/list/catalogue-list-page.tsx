import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { isNarrow } from '#src/components/grid/use-narrow.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { titled } from '../kind-texts.ts';
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
    // Loads the grid's code and the first rows in parallel; phones get cards instead.
    if (!isNarrow()) void import('./catalogue-grid.tsx');
    releaseLargeLists(queryClient, kind.pages(query).queryKey);
    const first = queryClient
      .infiniteQuery({ ...kind.pages(query), staleTime: 'static' })
      // The page shows the failure itself.
      .catch(() => undefined);
    // A new query on the open page: its rows stay visible until the new ones come.
    if (window.location.pathname !== pathname) await first;
    return null;
  };

export const handle = titled(({ title }) => title);

export function Component({ kind }: { kind: CatalogueKind }) {
  // Another kind is another list: nothing of the one before may stay.
  return <CatalogueList key={kind} kind={kinds[kind]} />;
}

/** More rows than a person scrolls through. */
const largeFrom = 2000;

interface Pages {
  pages: readonly ItemPage[];
}

const isList = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

const sizeOf = ({ pages }: Pages): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Removes large lists that are not shown any more, instead of after 15 minutes like small ones: each
 * may take a hundred megabytes. The list that is about to be shown stays while it is fresh; a stale
 * one would be requested again page by page.
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
