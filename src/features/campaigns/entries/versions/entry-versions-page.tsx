import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { startLoading, untilSlow } from '#src/components/route-module.ts';
import {
  getEntryGetSuspenseQueryOptions,
  getEntryVersionListInfiniteQueryOptions,
  useEntryGetSuspense,
  useEntryVersionListInfinite,
} from '#src/generated/endpoints/entries/entries.ts';
import {
  getMemberListSuspenseQueryOptions,
  useMemberListSuspense,
} from '#src/generated/endpoints/members/members.ts';
import type { Entry, Member } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { EntriesSkeleton } from '../entries-skeleton.tsx';
import { entriesFreshFor } from '../refresh-entries.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import { useShownVersion } from './use-shown-version.ts';

/** An entry has fewer versions than a page of the list can have. */
const allVersions = { pageSize: 200 } as const;

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { campaignId = '', entryId = '' } = params;
    startLoading(
      queryClient.infiniteQuery({
        ...getEntryVersionListInfiniteQueryOptions(campaignId, entryId, allVersions),
        staleTime: entriesFreshFor,
      }),
    );
    return untilSlow(
      Promise.all([
        queryClient.query(getMemberListSuspenseQueryOptions(campaignId)),
        queryClient.query({
          ...getEntryGetSuspenseQueryOptions(campaignId, entryId),
          staleTime: entriesFreshFor,
        }),
      ]),
    );
  };

export const handle = { title: 'Versions of an entry', skeleton: 'plain' } as const;

export function Component() {
  const { campaignId = '', entryId = '' } = useParams();
  useCampaignChanges(campaignId);
  const { data: members } = useMemberListSuspense(campaignId);
  const { data: entry } = useEntryGetSuspense(campaignId, entryId);
  const page = paths.entry(campaignId, entryId);
  return (
    <>
      <title>{`Versions of ${entry.title} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <PrefetchLink to={page} className="text-link wrap-anywhere">
            {entry.title}
          </PrefetchLink>
        }
        title="Versions"
        lead="What was written, by whom, and a way back to it."
      />
      {entry.canEdit ? (
        <Versions key={entryId} campaignId={campaignId} entry={entry} members={members.items} />
      ) : (
        <Alert
          tone="warning"
          title="Only its author and the game masters can see the versions of this entry."
        >
          <PrefetchLink to={page} className="text-link">
            Back to the entry
          </PrefetchLink>
        </Alert>
      )}
    </>
  );
}

interface VersionsProps {
  campaignId: string;
  entry: Entry;
  members: readonly Member[];
}

function Versions({ campaignId, entry, members }: VersionsProps) {
  const { data, error, isFetching, refetch } = useEntryVersionListInfinite(
    campaignId,
    entry.entryId,
    allVersions,
    { query: { staleTime: entriesFreshFor } },
  );
  const versions = data?.pages.flatMap((page) => page.items) ?? [];
  const shown = useShownVersion(versions);
  if (data === undefined) {
    if (error === null) return <EntriesSkeleton />;
    return (
      <LoadProblem
        what="the versions"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8">
      <VersionList versions={versions} shown={shown.selected} />
      <VersionComparison campaignId={campaignId} entry={entry} members={members} {...shown} />
    </div>
  );
}
