import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { useOpenSaved } from '#src/components/forms/use-entity-form.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { startLoading, untilSlow } from '#src/components/route-module.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  useCampaignGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  getEntryListInfiniteQueryOptions,
  useEntryCreate,
  useEntryListInfinite,
} from '#src/generated/endpoints/entries/entries.ts';
import {
  getMemberListSuspenseQueryOptions,
  useMemberListSuspense,
} from '#src/generated/endpoints/members/members.ts';
import type { EntryType } from '#src/generated/model/index.ts';
import { toOneLine } from '#src/lib/one-line.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { EntriesSkeleton } from './entries-skeleton.tsx';
import { EntryForm } from './entry-form.tsx';
import { isEntryType, typeTexts } from './entry-labels.ts';
import { blankEntry, type EntryValues } from './entry-values.ts';
import { KeptText } from './kept-text.tsx';
import { entriesFreshFor, useEntryRefresh } from './refresh-entries.ts';

const lastSessions = { type: 'session', sort: 'date', reverse: true, pageSize: 10 } as const;

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const campaignId = params['campaignId'] ?? '';
    startLoading(
      queryClient.infiniteQuery({
        ...getEntryListInfiniteQueryOptions(campaignId, lastSessions),
        staleTime: entriesFreshFor,
      }),
    );
    return untilSlow(
      Promise.all([
        queryClient.query(getCampaignGetSuspenseQueryOptions(campaignId)),
        queryClient.query(getMemberListSuspenseQueryOptions(campaignId)),
      ]),
    );
  };

export const handle = { title: 'New entry', skeleton: 'plain', Rescue: KeptEntry } as const;

export function Component() {
  const { campaignId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: campaign } = useCampaignGetSuspense(campaignId);
  const type = typeIn(search);
  // A refetch must not remove the form in which someone writes.
  const [couldWrite] = useState(campaign.role !== 'viewer');
  const label = typeTexts[type].label.toLowerCase();
  return (
    <>
      <title>{`New ${label} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <>
            <PrefetchLink to={paths.campaign(campaignId)} className="text-link wrap-anywhere">
              {campaign.title}
            </PrefetchLink>
            <span aria-hidden> / </span>
            <PrefetchLink to={paths.entryList(campaignId)} className="text-link">
              Entries
            </PrefetchLink>
          </>
        }
        title={`New ${label}`}
        lead="A title is enough to begin. The rest can grow."
      />
      {!couldWrite ? (
        <>
          <Alert tone="warning" title="Viewers read the entries of a campaign, and write none.">
            A game master can make you a player.
          </Alert>
          <KeptEntry />
        </>
      ) : type === 'session' ? (
        <SessionForm campaignId={campaignId} />
      ) : (
        <CreateForm key={type} campaignId={campaignId} type={type} />
      )}
    </>
  );
}

/** The type in the URL of the page. */
function typeIn(search: URLSearchParams): EntryType {
  const given = search.get('type');
  return isEntryType(given) ? given : 'note';
}

/** The title in the URL of the page, which a link in a text has proposed. */
const titleIn = (search: URLSearchParams): string => toOneLine(search.get('title') ?? '');

/** The name of the drafts of a new entry. */
function newEntryDraft(campaignId: string, search: URLSearchParams): string {
  const title = titleIn(search);
  // A link to another title must not continue this draft. No other draft has a name with `~`.
  const named = title === '' ? '' : `~${encodeURIComponent(title)}`;
  return `new-entry/${campaignId}/${typeIn(search)}/${search.get('parent') ?? ''}${named}`;
}

function KeptEntry() {
  const { campaignId = '' } = useParams();
  const [search] = useSearchParams();
  return <KeptText draftOf={newEntryDraft(campaignId, search)} />;
}

/** Today in the time zone of the user, in the form of the contract. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Proposes the next number and the date of today. */
function SessionForm({ campaignId }: { campaignId: string }) {
  const { data, isPending } = useEntryListInfinite(campaignId, lastSessions);
  if (isPending) return <EntriesSkeleton />;
  const numbers = data?.pages.flatMap((page) =>
    page.items.flatMap(({ details }) => details.number ?? []),
  );
  const number = numbers && Math.max(0, ...numbers) + 1;
  return (
    <CreateForm
      campaignId={campaignId}
      type="session"
      proposed={{ date: today(), ...(number !== undefined && { number }) }}
    />
  );
}

interface CreateFormProps {
  campaignId: string;
  type: EntryType;
  proposed?: Partial<EntryValues>;
}

function CreateForm({ campaignId, type, proposed }: CreateFormProps) {
  const [search] = useSearchParams();
  const openSaved = useOpenSaved();
  const { data: members } = useMemberListSuspense(campaignId);
  const refresh = useEntryRefresh(campaignId);
  const create = useEntryCreate();
  const parentId = search.get('parent');
  const self = members.items.find(({ isSelf }) => isSelf);
  const values = blankEntry(type, self?.role === 'player' ? 'everyone' : 'gm');
  return (
    <EntryForm
      draftOf={newEntryDraft(campaignId, search)}
      stored={{ values: { ...values, title: titleIn(search), ...proposed }, version: null }}
      members={members.items}
      author={self?.role === 'player' ? 'you' : undefined}
      submitLabel={`Create ${typeTexts[type].label.toLowerCase()}`}
      mutation={create}
      variables={(body, { once }) => ({
        campaignId,
        data: { ...body, ...(parentId !== null && { parentId }) },
        headers: once(),
      })}
      onDone={(entry, outcome) => {
        void refresh(entry);
        openSaved(
          {
            message: `${entry.title} is written down.`,
            page: paths.entry(campaignId, entry.entryId),
            form: paths.entryEdit(campaignId, entry.entryId),
            replace: true,
          },
          outcome,
        );
      }}
      cancel={paths.entryList(campaignId)}
    />
  );
}
