import type { QueryClient } from '@tanstack/react-query';
import { Plus, Undo2, Upload } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { CampaignCards, CampaignCardsSkeleton } from '#src/components/campaigns/campaign-cards.tsx';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { ShowMore } from '#src/components/show-more.tsx';
import {
  getCampaignListInfiniteQueryOptions,
  useCampaignListInfinite,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { NoCampaigns } from '#src/components/campaigns/no-campaigns.tsx';

const lastOpenedFirst = { pageSize: 24, sortByMeta: 'last_accessed_at', reverse: true } as const;

export const loader = (queryClient: QueryClient) => () =>
  startLoading(queryClient.infiniteQuery(getCampaignListInfiniteQueryOptions(lastOpenedFirst)));

export const handle = { title: 'Campaigns' };

/** The list of deleted campaigns is seldom opened. */
const DeletedCampaigns = lazyPart(
  async () => (await import('./deleted-campaigns.tsx')).DeletedCampaigns,
);

export function Component() {
  const [search] = useSearchParams();
  return search.has('deleted') ? <Deleted /> : <Campaigns />;
}

const Deleted = () => (
  <>
    <title>Deleted campaigns · Questwright</title>
    <PageHeader
      title="Deleted campaigns"
      lead="What you delete can be brought back for thirty days."
      actions={
        <Link to={paths.campaignList} {...buttonProps()}>
          <Undo2 aria-hidden size={18} />
          Back to the campaigns
        </Link>
      }
    />
    <Suspense fallback={<CampaignCardsSkeleton label="Loading your deleted campaigns" />}>
      <DeletedCampaigns />
    </Suspense>
  </>
);

function Campaigns() {
  const { data, error, isPending, isError, isFetching, refetch, ...more } =
    useCampaignListInfinite(lastOpenedFirst);
  const campaigns = data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = data !== undefined && campaigns.length === 0;
  return (
    <>
      <PageHeader
        title="Campaigns"
        lead="Every campaign that you run, play in or watch, the last one you opened first."
        actions={
          // While the list is empty, it has the same buttons itself. These are invisible then, but keep their space.
          <div className={isEmpty ? 'invisible' : 'flex flex-wrap gap-3'}>
            <PrefetchLink to={paths.campaignImport} {...buttonProps()}>
              <Upload aria-hidden size={18} />
              Import
            </PrefetchLink>
            <PrefetchLink to={paths.campaignCreate} {...buttonProps({ variant: 'primary' })}>
              <Plus aria-hidden size={18} />
              New campaign
            </PrefetchLink>
          </div>
        }
      />
      {isError && (
        <LoadProblem
          what="your campaigns"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <CampaignCardsSkeleton label="Loading your campaigns" />}
      {isEmpty && <NoCampaigns />}
      {campaigns.length > 0 && <CampaignCards campaigns={campaigns} label="Your campaigns" />}
      <ShowMore what="campaigns" list="Your campaigns" count={campaigns.length} more={more} />
      <p className="mt-8 text-center text-sm text-muted">
        <Link to={paths.deletedCampaigns} className="text-link">
          Deleted campaigns
        </Link>
      </p>
    </>
  );
}
