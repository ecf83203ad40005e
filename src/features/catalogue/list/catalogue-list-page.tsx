import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { isNarrow } from '../../../components/grid/use-narrow.ts';
import type { CatalogueKind } from '../../../paths.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { titled } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';

export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  async ({ request }) => {
    const category = new URL(request.url).searchParams.get('category');
    // The grid's code and the first rows come at the same time; phones get cards instead.
    if (!isNarrow()) void import('./catalogue-grid.tsx');
    await queryClient.infiniteQuery({ ...kinds[slug].pages(category), staleTime: 'static' });
    return null;
  };

export const handle = titled(({ title }) => title);

export function Component({ kind }: { kind: CatalogueKind }) {
  // Another kind is another list: nothing of the one before may stay.
  return <CatalogueList key={kind} kind={kinds[kind]} />;
}
