import type { QueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { CampaignNav } from '#src/components/campaigns/campaign-nav.tsx';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { EditButton } from '#src/components/forms/edit-button.tsx';
import { useEditing } from '#src/components/forms/use-editing.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { RefetchProblem } from '#src/components/load-problem.tsx';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import { PageSkeleton } from '#src/components/page-skeleton.tsx';
import {
  loadEarly,
  loadVisited,
  startLoading,
  untilVisited,
  type VisitedRecord,
} from '#src/components/route-module.ts';
import {
  campaignGet,
  getCampaignGetQueryKey,
  getCampaignGetSuspenseQueryOptions,
  getCampaignGetUrl,
  getCampaignListInfiniteQueryKey,
  getCampaignOverviewQueryOptions,
  useCampaignGetSuspense,
  useCampaignOverview,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  getMemberListQueryOptions,
  useMemberList,
} from '#src/generated/endpoints/members/members.ts';
import type { Campaign, CampaignRole, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useViewAs } from './entries/use-view-as.ts';
import type { DeleteCampaign } from './delete-campaign.tsx';
import { CampaignBand } from './overview/campaign-band.tsx';
import { OverviewContent } from './overview/overview-content.tsx';
import { overviewFreshness, overviewParams } from './overview/overview-query.ts';
import { TypeLinks } from './overview/type-links.tsx';

const fetchOverview = (queryClient: QueryClient, campaignId: string) =>
  Promise.all([
    queryClient.query({
      ...getCampaignOverviewQueryOptions(campaignId, overviewParams()),
      ...overviewFreshness,
    }),
    queryClient.query(getMemberListQueryOptions(campaignId)),
  ]);

const visited = (campaignId: string): VisitedRecord<Campaign> => ({
  queryKey: getCampaignGetQueryKey(campaignId),
  path: getCampaignGetUrl(campaignId),
  loadUnvisited: (options) => campaignGet(campaignId, { visit: false }, options),
});

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { campaignId = '' } = params;
    const campaign = getCampaignGetSuspenseQueryOptions(campaignId);
    const queryKey = getCampaignListInfiniteQueryKey();
    const overview = fetchOverview(queryClient, campaignId).catch(() => undefined);
    // The campaign is asked for at every visit, because the server records the visit when it gets this
    // request. The lists are then only marked as outdated. They are not fetched, because the page that
    // shows a list is about to close.
    const visit = loadVisited(queryClient, visited(campaignId), () =>
      queryClient.query({ ...campaign, staleTime: 0 }),
    ).then(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    // If the page opened without the overview, what is below it would move when it comes.
    return untilVisited(queryClient, campaign.queryKey, Promise.all([visit, overview]));
  };

export const prefetch =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { campaignId = '' } = params;
    const campaign = loadEarly(queryClient, visited(campaignId));
    return startLoading(Promise.all([fetchOverview(queryClient, campaignId), campaign]));
  };

const loadEdit = () => import('./campaign-edit.tsx');

/** The form is large, so it is loaded when it is needed. */
const CampaignEdit = lazyPart(async () => (await loadEdit()).CampaignEdit);
const KeptCampaignChanges = lazyPart(async () => (await loadEdit()).KeptCampaignChanges);

function KeptCampaign() {
  const { campaignId = '' } = useParams();
  return (
    <Suspense fallback={null}>
      <KeptCampaignChanges campaignId={campaignId} />
    </Suspense>
  );
}

export const handle = {
  title: 'Campaign',
  skeleton: 'band',
  recordsVisits: true,
  Rescue: KeptCampaign,
} as const;

/** How many times the page asks for a cover that is being painted. Later it comes with the event of the socket. */
const mostAsked = 90;

const whilePainting = ({ state }: { state: { data?: Campaign; dataUpdateCount: number } }) =>
  state.data?.generateCover === true && state.dataUpdateCount < mostAsked ? 2_000 : false;

export function Component() {
  const { campaignId = '' } = useParams();
  const query = useCampaignGetSuspense(campaignId, undefined, {
    query: { refetchInterval: whilePainting },
  });
  const campaign = query.data;
  const [editing, setEditing] = useEditing();
  useHeadingFocus(editing);
  return editing && isGameMaster(campaign.role) ? (
    <CampaignEdit campaign={campaign} onEnd={() => setEditing(false)} />
  ) : (
    <>
      {editing && <KeptCampaign />}
      <RefetchProblem what="the campaign" query={query} />
      <CampaignView campaign={campaign} onEdit={() => setEditing(true)} />
    </>
  );
}

const loadViewAs = () => import('./entries/view-as.tsx');

/** Only game masters need these, and their menu is large. */
const ViewAsField = lazyPart(async () => (await loadViewAs()).ViewAsField);
const ViewAsBanner = lazyPart(async () => (await loadViewAs()).ViewAsBanner);
const ViewerMissing = lazyPart(async () => (await loadViewAs()).ViewerMissing);

const roleTexts: Readonly<Record<CampaignRole, string>> = {
  owner: 'You run this campaign',
  gm: 'You are a game master here',
  player: 'You play here',
  viewer: 'You watch here',
};

const viewerText = ({ name, role }: Member): string =>
  role === 'viewer' ? `${name} watches here` : `${name} plays here`;

interface CampaignViewProps {
  campaign: Campaign;
  onEdit: () => void;
}

function CampaignView({ campaign, onEdit }: CampaignViewProps) {
  const { campaignId } = campaign;
  useCampaignChanges(campaignId);
  const memberList = useMemberList(campaignId);
  const members = memberList.data?.items;
  const { others, viewer, isViewerMissing, viewAs } = useViewAs(campaign, members);
  if (isViewerMissing) {
    return (
      <Suspense fallback={<PageSkeleton kind="band" />}>
        <ViewerMissing campaign={campaign} members={memberList} onBack={() => viewAs('')} />
      </Suspense>
    );
  }
  return (
    <>
      <title>{`${campaign.title} · Questwright`}</title>
      {viewer && (
        <Suspense fallback={<Skeleton className="mb-6 h-24 w-full" />}>
          <ViewAsBanner members={others} viewer={viewer} onChange={viewAs} />
        </Suspense>
      )}
      <CampaignBand
        campaign={campaign}
        lead={viewer === undefined ? roleTexts[campaign.role] : viewerText(viewer)}
        actions={
          viewer === undefined && (
            <>
              {others.length > 0 && (
                <Suspense fallback={<Skeleton className="h-(--target) w-36" />}>
                  <ViewAsField members={others} onChange={viewAs} />
                </Suspense>
              )}
              {isGameMaster(campaign.role) && <EditButton load={loadEdit} onEdit={onEdit} />}
              {campaign.role === 'owner' && <OwnerActions campaign={campaign} />}
            </>
          )
        }
      />
      {viewer === undefined ? (
        <OwnOverview
          campaign={campaign}
          members={members ?? (memberList.isError ? null : undefined)}
        />
      ) : (
        <OverviewAs campaign={campaign} viewer={viewer} />
      )}
    </>
  );
}

function OwnerActions({ campaign }: { campaign: Campaign }) {
  const [deleting, setDeleting] = useState(false);
  // Loaded with the menu that opens it.
  const [Question, setQuestion] = useState<typeof DeleteCampaign>();
  async function loadQuestion() {
    const module = await import('./delete-campaign.tsx');
    setQuestion(() => module.DeleteCampaign);
  }
  return (
    <>
      <MoreActions
        load={loadQuestion}
        actions={[
          {
            label: 'Delete campaign',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {Question && (
        <Question campaign={campaign} open={deleting} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}

interface OwnOverviewProps {
  campaign: Campaign;
  /** Undefined while they are loading, null if they could not be loaded. */
  members: readonly Member[] | null | undefined;
}

function OwnOverview({ campaign, members }: OwnOverviewProps): ReactNode {
  const { campaignId } = campaign;
  const query = useCampaignOverview(campaignId, overviewParams(), { query: overviewFreshness });
  return (
    <>
      <CampaignNav campaignId={campaignId}>
        {query.data && members !== undefined && (
          <TypeLinks campaignId={campaignId} counts={query.data.counts} />
        )}
      </CampaignNav>
      <OverviewContent campaign={campaign} query={query} members={members} />
    </>
  );
}

/** The overview as another member sees it. */
function OverviewAs({ campaign, viewer }: { campaign: Campaign; viewer: Member }): ReactNode {
  const { campaignId } = campaign;
  const query = useCampaignOverview(
    campaignId,
    { ...overviewParams(), viewAs: viewer.userId },
    // What others may read can change at any time.
    { query: { staleTime: 0, gcTime: 0, retry: false } },
  );
  return (
    <>
      <CampaignNav campaignId={campaignId}>
        {query.data && <TypeLinks campaignId={campaignId} counts={query.data.counts} />}
      </CampaignNav>
      <OverviewContent campaign={campaign} query={query} members={null} viewer={viewer} />
    </>
  );
}
