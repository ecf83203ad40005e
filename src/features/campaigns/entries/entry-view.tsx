import { Fragment, type ReactNode, useState } from 'react';
import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { ShowMore } from '#src/components/show-more.tsx';
import { useEntryListInfinite } from '#src/generated/endpoints/entries/entries.ts';
import type {
  Campaign,
  Entry,
  EntryReference,
  EntryType,
  Member,
} from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { draftedText } from '#src/lib/drafted-text.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EntryCover } from '#src/components/entries/entry-cover.tsx';
import { EntryBody } from './entry-body.tsx';
import { EntryFacts, QuestSteps } from './entry-facts.tsx';
import { belowParams } from './entry-query.ts';
import { readingAuthor, typeTexts } from './entry-labels.ts';
import { NewEntry } from './new-entry.tsx';
import { ReferenceList } from './reference-list.tsx';
import { entriesFreshFor } from './refresh-entries.ts';
import { SessionNav } from './session-nav.tsx';
import { usePassageMembers } from './use-passage-members.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

interface EntryViewProps {
  campaign: Campaign;
  members: readonly Member[];
  entry: Entry;
  actions?: ReactNode;
  /** The member whose view this is, if it is not the user's own. */
  viewer?: Member;
}

/** The whole entry for reading, with its links and the entries below it. */
export function EntryView({ campaign, members, entry, actions, viewer }: EntryViewProps) {
  const { campaignId, role } = campaign;
  const { entryId, type, title, text, tags, details, links, backlinks } = entry;
  const { icon: Icon, label } = typeTexts[type];
  const { recap = '', steps = [] } = details;
  const isOwnView = viewer === undefined;
  const passageMembers = usePassageMembers(campaignId, isOwnView ? entry : undefined, members);
  const creates = isOwnView && role !== 'viewer';
  const shared = {
    campaignId,
    entry,
    members: passageMembers,
    author: readingAuthor(entry, role === 'player'),
    reveals: isOwnView && isGameMaster(role),
    creates,
  };
  return (
    <article>
      {entry.cover !== null && <EntryCover cover={entry.cover} />}
      <PageHeader
        eyebrow={<Breadcrumb campaign={campaign} ancestors={entry.ancestors} />}
        title={title}
        actions={actions}
        className="mb-4!"
      />
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm wrap-anywhere text-muted sm:mb-8">
        <Badge icon={<Icon aria-hidden />}>{label}</Badge>
        {isOwnView && <VisibilityBadge entry={entry} isPlayer={role === 'player'} />}
        <Tags campaignId={campaignId} tags={tags} />
        <Times entry={entry} />
        {type === 'session' && (
          <SessionNav
            campaignId={campaignId}
            session={entry}
            {...(viewer && { viewAs: viewer.userId })}
          />
        )}
      </div>
      {/* Without facts and links, the entries below are beside the text: the column would be empty. */}
      <div className="group/entry grid items-start gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          {recap.trim() !== '' && (
            <Panel title="What happened">
              <EntryBody {...shared} part="recap" />
            </Panel>
          )}
          {steps.length > 0 && <QuestSteps steps={steps} />}
          {(text.trim() !== '' || (recap.trim() === '' && steps.length === 0)) && (
            <Panel aria-label="Text">
              {/* The headings of the text are one level lower. */}
              <h2 className="sr-only">Text</h2>
              {text.trim() === '' ? (
                <p className="text-muted">Nothing is written here yet.</p>
              ) : (
                <EntryBody {...shared} part="text" />
              )}
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 empty:hidden @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
          <EntryFacts entry={entry} members={members} />
          <References
            title="Links"
            campaignId={campaignId}
            entries={uniqueEntries(links.map((link) => link.entry))}
          />
          <References
            title="Linked from"
            campaignId={campaignId}
            entries={backlinks.toSorted(inOrderOfTitles)}
          />
        </div>
        <div className="min-w-0 empty:hidden @3xl:col-start-1 @3xl:group-has-[>:nth-child(2):empty]/entry:col-start-2 @3xl:group-has-[>:nth-child(2):empty]/entry:row-start-1">
          <Below
            campaignId={campaignId}
            entryId={entryId}
            type={type}
            {...(viewer && { viewAs: viewer.userId })}
            create={creates}
          />
        </div>
      </div>
    </article>
  );
}

const titleOrder = new Intl.Collator('en', { numeric: true });

/** `Evening 9` comes before `Evening 10`. */
const inOrderOfTitles = (one: EntryReference, other: EntryReference): number =>
  titleOrder.compare(one.title, other.title);

const uniqueEntries = (entries: readonly EntryReference[]): readonly EntryReference[] => [
  ...new Map(entries.map((entry) => [entry.entryId, entry])).values(),
];

interface BreadcrumbProps {
  campaign: Campaign;
  ancestors: readonly EntryReference[];
}

export function Breadcrumb({ campaign: { campaignId, title }, ancestors }: BreadcrumbProps) {
  const steps = [
    { to: paths.campaign(campaignId), label: title },
    { to: paths.entryList(campaignId), label: 'Entries' },
    ...ancestors.map((one) => ({ to: paths.entry(campaignId, one.entryId), label: one.title })),
  ];
  return steps.map(({ to, label }, index) => (
    <Fragment key={to}>
      {index > 0 && <span aria-hidden> / </span>}
      <CampaignLink to={to} className="text-link wrap-anywhere">
        {label}
      </CampaignLink>
    </Fragment>
  ));
}

function Tags({ campaignId, tags }: { campaignId: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3">
      {tags.map((tag) => (
        <li key={tag}>
          <CampaignLink
            to={paths.entryList(campaignId, { tag })}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:text-gold hover:underline"
          >
            {`#${tag}`}
          </CampaignLink>
        </li>
      ))}
    </ul>
  );
}

/** Who has written the entry, when, and who has drafted its text. */
function Times({ entry: { author, draftedBy, meta } }: { entry: Entry }) {
  const [now] = useState(Date.now);
  const created = Date.parse(meta.created_at);
  const updated = Date.parse(meta.updated_at);
  return (
    <p>
      {author === null ? 'Written ' : `Written by ${author} `}
      <time dateTime={meta.created_at}>{relativeTime(created, now)}</time>
      {updated > created && (
        <>
          {', changed '}
          <time dateTime={meta.updated_at}>{relativeTime(updated, now)}</time>
        </>
      )}
      {draftedBy !== null && `${middleDot}${draftedText(draftedBy)}`}
    </p>
  );
}

interface ReferencesProps {
  title: string;
  campaignId: string;
  entries: readonly EntryReference[];
}

function References({ title, campaignId, entries }: ReferencesProps) {
  if (entries.length === 0) return null;
  return (
    <Panel title={title}>
      <ReferenceList label={title} campaignId={campaignId} entries={entries} />
    </Panel>
  );
}

interface BelowProps {
  campaignId: string;
  entryId: string;
  type: EntryType;
  viewAs?: string;
  /** Whether new entries can be put below this one. */
  create: boolean;
}

/** The entries of which this one is the parent. */
function Below({ campaignId, entryId, type, viewAs, create }: BelowProps) {
  const { data, error, isFetching, refetch, ...more } = useEntryListInfinite(
    campaignId,
    { ...belowParams(entryId), ...(viewAs !== undefined && { viewAs }) },
    { query: { staleTime: entriesFreshFor } },
  );
  const entries = data?.pages.flatMap((page) => page.items);
  // While it is loading, there is no panel, because for most entries it would disappear again.
  if (!create && (entries === undefined ? error === null : entries.length === 0)) return null;
  return (
    <Panel
      title={belowTitle}
      actions={
        create && (
          <NewEntry campaignId={campaignId} parentId={entryId} label="Add below" variant="quiet" />
        )
      }
    >
      {entries === undefined ? (
        error === null && <BelowSkeleton />
      ) : entries.length === 0 ? (
        <p className="text-sm text-muted">{belowHints[type]}</p>
      ) : (
        <ReferenceList label={belowTitle} campaignId={campaignId} entries={entries} />
      )}
      {error === null ? (
        <ShowMore what="entries" list={belowTitle} count={entries?.length ?? 0} more={more} />
      ) : (
        <LoadProblem
          what="the entries below this one"
          error={error}
          retrying={isFetching}
          onRetry={() => void (more.isFetchNextPageError ? more.fetchNextPage() : refetch())}
        />
      )}
    </Panel>
  );
}

const belowTitle = 'Below this entry';

/** What belongs below an entry of a type. */
const belowHints: Readonly<Record<EntryType, string>> = {
  session: 'Put the letters and the notes of this evening here.',
  quest: 'Put its parts here: the smaller quests, the clues and the letters.',
  person: 'Put here who belongs to this person, and what this person owns.',
  place: 'Put the rooms below the castle, and the streets below the city.',
  faction: 'Put its members and its houses here.',
  item: 'Put its parts here, and what is written about it.',
  note: 'Put the notes that belong to this one here.',
  handout: 'Put the other pages here.',
};

const BelowSkeleton = () => (
  <div
    role="status"
    aria-busy
    aria-label="Loading the entries below this one"
    className="flex flex-col gap-3"
  >
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-5 w-1/3" />
  </div>
);
