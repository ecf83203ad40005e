import type { QueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import { CampaignCards, CampaignCardsSkeleton } from '#src/components/campaigns/campaign-cards.tsx';
import { NoCampaigns } from '#src/components/campaigns/no-campaigns.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { startLoading } from '#src/components/route-module.ts';
import {
  getCampaignListInfiniteQueryOptions,
  useCampaignListInfinite,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { NextSteps } from './next-steps.tsx';

const recentlyOpened = { pageSize: 3, sortByMeta: 'last_accessed_at', reverse: true } as const;

export const loader = (queryClient: QueryClient) => () =>
  startLoading(queryClient.infiniteQuery(getCampaignListInfiniteQueryOptions(recentlyOpened)));

export const handle = { title: 'Dashboard' };

export function Component() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  return (
    <>
      {search.get('alert') === 'unauthorized' && (
        <Alert tone="warning" title="That page is for administrators." className="mb-6">
          You are signed in, but your account cannot open it. Ask an administrator if it should.
        </Alert>
      )}
      <PageHeader
        title={`Welcome, ${user.name}`}
        lead="Pick up where the party left off."
        actions={
          <Link to={paths.campaignCreate} {...buttonProps({ variant: 'primary' })}>
            <Plus aria-hidden size={18} />
            New campaign
          </Link>
        }
      />
      <RecentCampaigns />
      <NextSteps />
    </>
  );
}

function RecentCampaigns() {
  const { data, error, isPending, isError, isFetching, refetch } =
    useCampaignListInfinite(recentlyOpened);
  const campaigns = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="recent-campaigns">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="recent-campaigns" className="text-xl">
          Recently opened
        </h2>
        {campaigns.length > 0 && (
          <PrefetchLink to={paths.campaignList} className="text-link">
            All campaigns
          </PrefetchLink>
        )}
      </div>
      {isError && (
        <LoadProblem
          what="your campaigns"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <CampaignCardsSkeleton count={3} label="Loading your campaigns" />}
      {data && campaigns.length === 0 && <NoCampaigns />}
      {campaigns.length > 0 && (
        <CampaignCards campaigns={campaigns} label="Recently opened campaigns" heading="h3" />
      )}
    </section>
  );
}
