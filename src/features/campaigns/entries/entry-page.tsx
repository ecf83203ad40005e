import type { QueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { LoadProblem, RefetchProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { PageSkeleton } from '#src/components/page-skeleton.tsx';
import {
  loadEarly,
  loadVisited,
  startLoading,
  untilSlow,
  untilVisited,
  type VisitedRecord,
} from '#src/components/route-module.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  getCampaignOverviewQueryKey,
  useCampaignGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  entryGet,
  getEntryGetQueryKey,
  getEntryGetSuspenseQueryOptions,
  getEntryGetUrl,
  getEntryListInfiniteQueryOptions,
  useEntryGet,
  useEntryGetSuspense,
} from '#src/generated/endpoints/entries/entries.ts';
import {
  getMemberListSuspenseQueryOptions,
  useMemberListSuspense,
} from '#src/generated/endpoints/members/members.ts';
import type { Campaign, Entry, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { EntryActions, RevealButton } from './entry-actions.tsx';
import { belowParams } from './entry-query.ts';
import { Breadcrumb, EntryView } from './entry-view.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { EntriesSkeleton } from './entries-skeleton.tsx';
import { MissingEntry } from './missing-entry.tsx';
import type { EntryOutlineProps } from './outline/entry-outline.tsx';
import { loadOutlineEarly, OutlineButton, OutlineFrame } from './outline/outline-frame.tsx';
import { entriesFreshFor } from './refresh-entries.ts';
import { useViewAs } from './use-view-as.ts';
import { ViewAsBanner, ViewAsField, ViewerMissing } from './view-as.tsx';

/** Loads what the page shows around the entry. */
function loadAround(queryClient: QueryClient, { params, request }: LoaderFunctionArgs) {
  const { campaignId = '', entryId = '' } = params;
  // Whether the user may see the list as another member is known only with the campaign.
  if (!new URL(request.url).searchParams.has('as')) {
    startLoading(
      queryClient.infiniteQuery({
        ...getEntryListInfiniteQueryOptions(campaignId, belowParams(entryId)),
        staleTime: entriesFreshFor,
      }),
    );
    loadOutlineEarly(queryClient, campaignId);
  }
  return Promise.all([
    queryClient.query(getCampaignGetSuspenseQueryOptions(campaignId)),
    queryClient.query(getMemberListSuspenseQueryOptions(campaignId)),
  ]);
}

const visited = (campaignId: string, entryId: string): VisitedRecord<Entry> => ({
  queryKey: getEntryGetQueryKey(campaignId, entryId),
  path: getEntryGetUrl(campaignId, entryId),
  loadUnvisited: (options) => entryGet(campaignId, entryId, { visit: false }, options),
});

export const loader = (queryClient: QueryClient) => (page: LoaderFunctionArgs) => {
  const { campaignId = '', entryId = '' } = page.params;
  const entry = getEntryGetSuspenseQueryOptions(campaignId, entryId);
  const queryKey = getCampaignOverviewQueryKey(campaignId);
  // The server records the visit when it gets this request, and the overview lists the visits.
  const visit = loadVisited(queryClient, visited(campaignId, entryId), () =>
    queryClient.query({ ...entry, staleTime: 0 }),
  ).then(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
  return untilSlow(
    Promise.all([loadAround(queryClient, page), untilVisited(queryClient, entry.queryKey, visit)]),
  );
};

export const prefetch = (queryClient: QueryClient) => (page: LoaderFunctionArgs) => {
  const { campaignId = '', entryId = '' } = page.params;
  const entry = loadEarly(queryClient, visited(campaignId, entryId));
  return startLoading(Promise.all([loadAround(queryClient, page), entry]));
};

export const handle = {
  title: 'Entry',
  skeleton: 'plain',
  recordsVisits: true,
  keepsState: true,
  Rescue: MissingEntry,
} as const;

/** The tree beside the entry keeps its state from entry to entry. */
export function Component() {
  const { campaignId = '', entryId = '' } = useParams();
  useCampaignChanges(campaignId);
  const { data: campaign } = useCampaignGetSuspense(campaignId);
  const memberList = useMemberListSuspense(campaignId);
  const { others, viewer, isViewerMissing, viewAs } = useViewAs(campaign, memberList.data.items);
  const { data: entry } = useEntryGet(campaignId, entryId);
  if (isViewerMissing) {
    return <ViewerMissing campaign={campaign} members={memberList} onBack={() => viewAs('')} />;
  }
  const outline = {
    campaignId,
    entryId,
    path: entry && [...entry.ancestors, entry],
    viewAs: viewer?.userId,
  };
  return (
    <OutlineFrame outline={outline}>
      {/* The key gives every entry its own state, and its skeleton while it is loading. */}
      <Suspense key={entryId} fallback={<PageSkeleton kind="plain" />}>
        <EntryMain
          campaign={campaign}
          members={memberList.data.items}
          entryId={entryId}
          view={{ others, viewer, viewAs }}
          outline={outline}
        />
      </Suspense>
    </OutlineFrame>
  );
}

interface EntryMainProps {
  campaign: Campaign;
  members: readonly Member[];
  entryId: string;
  view: Pick<ReturnType<typeof useViewAs>, 'others' | 'viewer' | 'viewAs'>;
  outline: EntryOutlineProps;
}

function EntryMain({ campaign, members, entryId, view, outline }: EntryMainProps) {
  const { others, viewer, viewAs } = view;
  const query = useEntryGetSuspense(campaign.campaignId, entryId);
  const entry = query.data;
  const button = <OutlineButton outline={outline} />;
  return (
    <>
      <title>{`${entry.title} · Questwright`}</title>
      <RefetchProblem what="the entry" query={query} />
      {viewer !== undefined && <ViewAsBanner members={others} viewer={viewer} onChange={viewAs} />}
      {viewer === undefined ? (
        <EntryView
          campaign={campaign}
          members={members}
          entry={entry}
          actions={
            <>
              <MainActions campaign={campaign} members={members} entry={entry} />
              {button}
              {others.length > 0 && <ViewAsField members={others} onChange={viewAs} />}
              {entry.canEdit && (
                <EntryActions
                  campaignId={campaign.campaignId}
                  entry={entry}
                  isGameMaster={isGameMaster(campaign.role)}
                />
              )}
            </>
          }
        />
      ) : (
        <EntryAs
          campaign={campaign}
          members={members}
          entry={entry}
          viewer={viewer}
          actions={button}
        />
      )}
    </>
  );
}

interface MainActionsProps {
  campaign: Campaign;
  members: readonly Member[];
  entry: Entry;
}

/** What users do most. On a phone, these buttons fit into the first of two rows. */
function MainActions({ campaign: { campaignId, role }, members, entry }: MainActionsProps) {
  return (
    <>
      {isGameMaster(role) && (
        <RevealButton campaignId={campaignId} entry={entry} members={members} />
      )}
      {entry.canEdit && (
        <PrefetchLink to={paths.entryEdit(campaignId, entry.entryId)} {...buttonProps()}>
          <Pencil aria-hidden size={18} />
          Edit
        </PrefetchLink>
      )}
      <FavouriteButton campaignId={campaignId} entry={entry} />
    </>
  );
}

interface EntryAsProps {
  campaign: Campaign;
  members: readonly Member[];
  entry: Entry;
  viewer: Member;
  actions: ReactNode;
}

/** The entry as another member reads it. */
function EntryAs({ campaign, members, entry, viewer, actions }: EntryAsProps) {
  const { data, error, isFetching, refetch } = useEntryGet(
    campaign.campaignId,
    entry.entryId,
    { viewAs: viewer.userId },
    // What others may read can change at any time.
    { query: { staleTime: 0, gcTime: 0, retry: false } },
  );
  if (data !== undefined) {
    return (
      <EntryView
        campaign={campaign}
        members={members}
        entry={data}
        viewer={viewer}
        actions={actions}
      />
    );
  }
  if (error === null) return <EntriesSkeleton />;
  if (error instanceof HttpError && error.status === 404) {
    return (
      <>
        <PageHeader
          eyebrow={<Breadcrumb campaign={campaign} ancestors={entry.ancestors} />}
          title={entry.title}
          actions={actions}
        />
        <EmptyState title={`${viewer.name} does not see this entry`}>
          <p>No list shows it, no link leads to it, and its page is not found.</p>
        </EmptyState>
      </>
    );
  }
  return (
    <LoadProblem
      what="the entry"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
