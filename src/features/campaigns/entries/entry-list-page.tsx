import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { List, ListTree, Undo2, X } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import { CampaignNav } from '#src/components/campaigns/campaign-nav.tsx';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { PageSkeleton } from '#src/components/page-skeleton.tsx';
import { startLoading, untilSlow } from '#src/components/route-module.ts';
import { SearchBox } from '#src/components/search-box.tsx';
import { ShowMore } from '#src/components/show-more.tsx';
import {
  getCampaignGetSuspenseQueryOptions,
  useCampaignGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  getEntryListInfiniteQueryOptions,
  useEntryListInfinite,
} from '#src/generated/endpoints/entries/entries.ts';
import {
  getMemberListSuspenseQueryOptions,
  useMemberListSuspense,
} from '#src/generated/endpoints/members/members.ts';
import type { Campaign, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { classNames } from '#src/ui/class-names.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Select } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { entryTypes, isEntryType, typeTexts } from './entry-labels.ts';
import {
  belowParams,
  type EntryOrder,
  entryOrders,
  type EntryQuery,
  listParamsOf,
  readEntryQuery,
  withEntryQuery,
} from './entry-query.ts';
import { EntryRow } from './entry-row.tsx';
import { EntryHits } from './entry-search.tsx';
import { EntriesSkeleton } from './entries-skeleton.tsx';
import { NewEntry } from './new-entry.tsx';
import { NoEntries } from './no-entries.tsx';
import { entriesFreshFor } from './refresh-entries.ts';
import { DeletedEntryMenu, PurgeAllButton } from './purge-entries.tsx';
import { RestoreButton } from './restore-entry.tsx';
import { useViewAs } from './use-view-as.ts';

/** Loaded when it is needed. */
const EntryTree = lazyPart(async () => (await import('./entry-tree.tsx')).EntryTree);

export const loader =
  (queryClient: QueryClient) =>
  ({ params, request }: LoaderFunctionArgs) => {
    const campaignId = params['campaignId'] ?? '';
    const query = readEntryQuery(new URL(request.url).searchParams);
    // Only the campaign says whether the user may see the list as another member, or see deleted entries.
    if (query.viewer === null && !query.deleted) {
      const list = query.tree ? belowParams(null) : listParamsOf(query);
      startLoading(
        queryClient.infiniteQuery({
          ...getEntryListInfiniteQueryOptions(campaignId, list),
          staleTime: entriesFreshFor,
        }),
      );
    }
    return untilSlow(
      Promise.all([
        queryClient.query(getCampaignGetSuspenseQueryOptions(campaignId)),
        queryClient.query(getMemberListSuspenseQueryOptions(campaignId)),
        query.tree && EntryTree.preload(),
      ]),
    );
  };

export const handle = { title: 'Entries', skeleton: 'plain' } as const;

const loadViewAs = () => import('./view-as.tsx');

/** Only game masters need these, and their menu is large. */
const ViewAsField = lazyPart(async () => (await loadViewAs()).ViewAsField);
const ViewAsBanner = lazyPart(async () => (await loadViewAs()).ViewAsBanner);
const ViewerMissing = lazyPart(async () => (await loadViewAs()).ViewerMissing);

const listName = 'Entries of the campaign';

/** As many as fit into a high window. React renders the others directly after the first paint. */
const firstRows = 12;

/** Not on a phone, where the list begins sooner without it. */
const lead = (
  <span className="max-sm:hidden">
    The sessions, the people and the places: what this table knows about its world.
  </span>
);

export function Component() {
  const { campaignId = '' } = useParams();
  useCampaignChanges(campaignId);
  const { data: campaign } = useCampaignGetSuspense(campaignId);
  const memberList = useMemberListSuspense(campaignId);
  const members = memberList.data;
  const { others, viewer, isViewerMissing, viewAs } = useViewAs(campaign, members.items);
  const [search, setSearch] = useSearchParams();
  const query = readEntryQuery(search);
  const role = viewer?.role ?? campaign.role;
  const isMaster = isGameMaster(role);
  const isSearch = query.words !== '' && !query.deleted;
  const hrefWith = (change: Partial<EntryQuery>) => `?${withEntryQuery(search, change).toString()}`;
  const setQuery = (change: Partial<EntryQuery>) =>
    setSearch((current) => withEntryQuery(current, change), {
      replace: true,
      preventScrollReset: true,
    });
  if (isViewerMissing) {
    return (
      <Suspense fallback={<PageSkeleton kind="plain" />}>
        <ViewerMissing campaign={campaign} members={memberList} onBack={() => viewAs('')} />
      </Suspense>
    );
  }
  return (
    <>
      <title>{`Entries of ${campaign.title} · Questwright`}</title>
      {viewer && (
        <Suspense fallback={<Skeleton className="mb-6 h-24 w-full" />}>
          <ViewAsBanner members={others} viewer={viewer} onChange={viewAs} />
        </Suspense>
      )}
      <PageHeader
        eyebrow={
          <CampaignLink to={paths.campaign(campaignId)} className="text-link">
            {campaign.title}
          </CampaignLink>
        }
        title={query.deleted ? 'Deleted entries' : 'Entries'}
        lead={
          query.deleted
            ? isMaster
              ? 'What is deleted can be brought back for thirty days.'
              : 'What you have deleted can be brought back for thirty days.'
            : lead
        }
        actions={
          query.deleted ? (
            <PrefetchLink to={hrefWith({ deleted: false })} {...buttonProps()}>
              <Undo2 aria-hidden size={18} />
              Back to the entries
            </PrefetchLink>
          ) : (
            viewer === undefined && (
              <>
                {others.length > 0 && (
                  <Suspense fallback={<Skeleton className="h-(--target) w-36" />}>
                    <ViewAsField members={others} onChange={viewAs} />
                  </Suspense>
                )}
                {role !== 'viewer' && <NewEntry campaignId={campaignId} />}
              </>
            )
          )
        }
      />
      <CampaignNav campaignId={campaignId} />
      {!query.deleted && (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <SearchBox label="Search" q={query.words} onSearch={(words) => setQuery({ words })} />
          {!isSearch && query.tree && <ViewLink query={query} href={hrefWith({ tree: false })} />}
          {!isSearch && !query.tree && (
            <div className="flex flex-wrap gap-3 max-sm:w-full">
              <OrderField query={query} setQuery={setQuery} />
              <ViewLink query={query} href={hrefWith({ tree: true })} />
            </div>
          )}
        </div>
      )}
      {isSearch && (
        <EntryHits
          campaignId={campaignId}
          words={query.words}
          viewer={viewer}
          isPlayer={role === 'player'}
        />
      )}
      {!isSearch && query.tree && (
        <Suspense fallback={<EntriesSkeleton />}>
          <EntryTree
            campaignId={campaignId}
            movable={isMaster}
            viewer={viewer}
            empty={
              <NoEntries
                campaign={campaign}
                query={{ ...query, type: null, tag: null }}
                viewer={viewer}
                allHref={hrefWith({ tree: false })}
              />
            }
          />
        </Suspense>
      )}
      {!isSearch &&
        !query.tree &&
        (query.deleted && role === 'viewer' ? (
          <EmptyState title="Game masters look after deleted entries">
            <p>Ask one of them to bring back what you miss: that works for thirty days.</p>
          </EmptyState>
        ) : (
          <EntryList
            campaign={campaign}
            query={query}
            setQuery={setQuery}
            hrefWith={hrefWith}
            viewer={viewer}
          />
        ))}
      {role !== 'viewer' && viewer === undefined && !query.deleted && (
        <p className="mt-8 text-center text-sm text-muted">
          <PrefetchLink
            to={hrefWith({ deleted: true, tree: false, type: null, tag: null, words: '' })}
            className="text-link"
          >
            Deleted entries
          </PrefetchLink>
        </p>
      )}
    </>
  );
}

interface EntryControlsProps {
  query: EntryQuery;
  setQuery: (change: Partial<EntryQuery>) => void;
}

interface EntryListProps extends EntryControlsProps {
  campaign: Campaign;
  /** The URL of the page with another query. */
  hrefWith: (change: Partial<EntryQuery>) => string;
  viewer: Member | undefined;
}

/** The entries of a type or with a tag, page by page. */
function EntryList({ campaign, query, setQuery, hrefWith, viewer }: EntryListProps) {
  const { campaignId } = campaign;
  const isMaster = isGameMaster(viewer?.role ?? campaign.role);
  const [now] = useState(Date.now);
  const { data, error, isError, isPending, isFetching, isPlaceholderData, refetch, ...more } =
    useEntryListInfinite(
      campaignId,
      { ...listParamsOf(query), ...(viewer && { viewAs: viewer.userId }) },
      { query: { placeholderData: keepPreviousData, staleTime: entriesFreshFor } },
    );
  const entries = data?.pages.flatMap((page) => page.items) ?? [];
  const isComplete = useDeferredValue(true, false);
  const shownEntries = isComplete ? entries : entries.slice(0, firstRows);
  return (
    <>
      <EntryControls query={query} setQuery={setQuery} />
      {query.tag !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-sm">
          <span>
            With the tag <strong className="wrap-anywhere">{`#${query.tag}`}</strong>
          </span>
          <PrefetchLink to={hrefWith({ tag: null })} {...buttonProps({ size: 'small' })}>
            <X aria-hidden size={16} />
            Remove this filter
          </PrefetchLink>
        </p>
      )}
      {isError && (
        <LoadProblem
          what="the entries"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <EntriesSkeleton />}
      {data && entries.length === 0 && (
        <NoEntries
          campaign={campaign}
          query={query}
          viewer={viewer}
          allHref={hrefWith({ type: null, tag: null })}
        />
      )}
      {entries.length > 0 && (
        <ul
          aria-label={listName}
          aria-busy={isPlaceholderData}
          className={classNames(
            'panel divide-y divide-hairline px-4 py-1 sm:px-6',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {shownEntries.map((entry) => (
            <EntryRow
              key={entry.entryId}
              campaignId={campaignId}
              isPlayer={(viewer?.role ?? campaign.role) === 'player'}
              entry={entry}
              now={now}
              tagHref={(tag) => hrefWith({ tag })}
              {...(query.deleted && {
                action: (
                  <div className="flex items-center gap-2">
                    <RestoreButton campaignId={campaignId} entry={entry} />
                    {isMaster && <DeletedEntryMenu campaignId={campaignId} entry={entry} />}
                  </div>
                ),
              })}
            />
          ))}
        </ul>
      )}
      <ShowMore what="entries" list={listName} count={entries.length} more={more} />
      {isMaster &&
        query.deleted &&
        query.type === null &&
        query.tag === null &&
        entries.length > 0 && (
          <div className="mt-8 flex justify-center">
            <PurgeAllButton campaign={campaign} />
          </div>
        )}
    </>
  );
}

/** The link from the list to the tree, or from the tree to the list. */
function ViewLink({ query: { tree }, href }: { query: EntryQuery; href: string }) {
  const Icon = tree ? List : ListTree;
  return (
    <PrefetchLink to={href} preventScrollReset {...buttonProps()}>
      <Icon aria-hidden size={18} />
      {tree ? 'Show as list' : 'Show as tree'}
    </PrefetchLink>
  );
}

const orderLabels: Readonly<Record<EntryOrder, string>> = {
  changed: 'Last changed',
  title: 'By title',
  date: 'Newest session',
};

function OrderField({ query: { type, order }, setQuery }: EntryControlsProps) {
  const orders = entryOrders.filter(
    (one) => one !== 'date' || type === null || type === 'session' || order === 'date',
  );
  return (
    <Select
      aria-label="Order"
      options={orders.map((value) => ({ value, label: orderLabels[value] }))}
      value={order}
      onChange={(chosen) => {
        const found = entryOrders.find((one) => one === chosen);
        if (found !== undefined) setQuery({ order: found });
      }}
      className="w-auto! min-w-40 flex-1 sm:min-w-52 sm:flex-none"
    />
  );
}

/** The types, and the order of deleted entries: without a search, they have no row for it. */
function EntryControls({ query, setQuery }: EntryControlsProps) {
  return (
    <div
      role="search"
      aria-label="Filter and sort the entries"
      className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3"
    >
      <FilterChips
        label="Type"
        value={query.type ?? 'all'}
        onChange={(chosen) => setQuery({ type: isEntryType(chosen) ? chosen : null })}
        chips={[
          { value: 'all', label: 'All' },
          ...entryTypes.map((one) => ({ value: one, label: typeTexts[one].many })),
        ]}
        className="max-sm:-mx-4 max-sm:min-w-0 max-sm:max-w-[100vw] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1"
      />
      {query.deleted && <OrderField query={query} setQuery={setQuery} />}
    </div>
  );
}
