import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { CampaignCards, CampaignCardsSkeleton } from '#src/components/campaigns/campaign-cards.tsx';
import { campaignPages } from '#src/api/campaigns.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { ShowMore } from '#src/components/show-more.tsx';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { NoCampaigns } from '#src/components/campaigns/no-campaigns.tsx';

/** The page shows what its query failed with. */
const shownByThePage = () => undefined;

export const loader = (queryClient: QueryClient) => () => {
  queryClient.infiniteQuery(campaignPages).catch(shownByThePage);
  return null;
};

export const handle = { title: 'Campaigns' };

export function Component() {
  const { data, error, isPending, isError, isFetching, refetch, ...more } =
    useInfiniteQuery(campaignPages);
  const campaigns = data?.pages.flatMap((page) => page.data.items) ?? [];
  return (
    <>
      <PageHeader
        title="Campaigns"
        lead="Every table you run or play at, the last one you opened first."
        actions={
          <Link to={paths.campaignCreate} {...buttonProps({ variant: 'primary' })}>
            <Plus aria-hidden size={18} />
            New campaign
          </Link>
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
      {isPending && <CampaignCardsSkeleton count={6} label="Loading your campaigns" />}
      {data && campaigns.length === 0 && <NoCampaigns />}
      {campaigns.length > 0 && <CampaignCards campaigns={campaigns} label="Your campaigns" />}
      <ShowMore what="campaigns" list="Your campaigns" count={campaigns.length} more={more} />
    </>
  );
}
