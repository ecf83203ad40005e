import type { QueryClient } from '@tanstack/react-query';
import { RefetchProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { startLoading, untilSlow } from '#src/components/route-module.ts';
import {
  getModelGetSuspenseQueryOptions,
  getModelUseQueryOptions,
  useModelGetSuspense,
} from '#src/generated/endpoints/models/models.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ModelCard } from './model-card.tsx';
import { ModelUsePanel } from './model-use.tsx';

export const loader = (queryClient: QueryClient) => () => {
  startLoading(queryClient.query(getModelUseQueryOptions()));
  return untilSlow(queryClient.query(getModelGetSuspenseQueryOptions()));
};

export const handle = { title: 'Models', skeleton: 'plain' } as const;

export function Component() {
  const query = useModelGetSuspense();
  const settings = query.data;
  return (
    <>
      <PageHeader
        eyebrow={
          <PrefetchLink to={paths.admin} className="text-link">
            Admin
          </PrefetchLink>
        }
        title="Models"
        lead="Who writes the drafts and paints the covers: the built-in storyteller and painter, or models of your choice."
      />
      <RefetchProblem what="the models" query={query} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <ModelCard part="text" settings={settings} />
        <ModelCard part="image" settings={settings} />
      </div>
      <ModelUsePanel />
    </>
  );
}
