import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CampaignLink, useSameView } from '#src/components/campaigns/campaign-link.tsx';
import { useWindowEvent } from '#src/components/use-window-event.ts';
import { useEntryListInfinite } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntrySummary } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { sessionParams } from './entry-query.ts';
import { findNeighbours, type Neighbours } from './session-order.ts';

interface SessionNavProps {
  campaignId: string;
  session: Entry;
  /** The id of the member as whom a game master sees the page. */
  viewAs?: string;
}

const keys = { previous: 'PageUp', next: 'PageDown' } as const;

const look =
  'flex min-h-(--target) items-center gap-x-5 max-sm:w-full max-sm:justify-between sm:ml-auto';

/** Links to the sessions before and after this one. Alt with Page Up or Page Down opens them, too. */
export function SessionNav({ campaignId, session, viewAs }: SessionNavProps) {
  const { previous, next } = useNeighbours(campaignId, session, viewAs);
  const navigate = useNavigate();
  const sameView = useSameView();
  useWindowEvent('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const target =
      event.key === keys.previous ? previous : event.key === keys.next ? next : undefined;
    if (target === undefined) return;
    event.preventDefault();
    void navigate(sameView(paths.entry(campaignId, target.entryId)));
  });
  // The same room without a landmark, so that nothing moves when the sessions are loaded.
  if (!previous && !next) return <div className={look} />;
  return (
    <nav aria-label="Sessions" className={look}>
      {previous && <Neighbour campaignId={campaignId} session={previous} which="previous" />}
      {next && <Neighbour campaignId={campaignId} session={next} which="next" />}
    </nav>
  );
}

interface NeighbourProps {
  campaignId: string;
  session: EntrySummary;
  which: 'previous' | 'next';
}

function Neighbour({ campaignId, session, which }: NeighbourProps) {
  const { entryId, title, details } = session;
  const isNext = which === 'next';
  const direction = isNext ? 'Next' : 'Previous';
  const numbered = details.number === undefined ? undefined : `Session ${details.number}`;
  const key = isNext ? 'Page down' : 'Page up';
  return (
    <CampaignLink
      to={paths.entry(campaignId, entryId)}
      // It contains the visible text, because users of voice control say what they see.
      aria-label={
        numbered === undefined
          ? `${direction} session: ${title}`
          : `${direction}: ${numbered}, ${title}`
      }
      aria-keyshortcuts={`Alt+${keys[which]}`}
      title={`${title} (Alt and ${key})`}
      className="flex min-h-(--target) min-w-0 items-center gap-1.5 text-fg hover:text-gold max-sm:last:ml-auto"
    >
      {!isNext && <ArrowLeft aria-hidden size={16} className="shrink-0 text-gold" />}
      <span className="max-w-40 truncate">{numbered ?? title}</span>
      {isNext && <ArrowRight aria-hidden size={16} className="shrink-0 text-gold" />}
    </CampaignLink>
  );
}

/** Milliseconds. A change of any entry loads the sessions again before. */
const freshFor = 60_000;

interface Campaign {
  readonly campaignId: string;
  readonly viewAs: string | undefined;
}

function useSessionsFrom(
  end: 'newest' | 'oldest',
  { campaignId, viewAs }: Campaign,
  enabled: boolean,
) {
  const query = useEntryListInfinite(
    campaignId,
    { ...sessionParams(end), ...(viewAs !== undefined && { viewAs }) },
    { query: { staleTime: freshFor, enabled } },
  );
  const { data, hasNextPage } = query;
  return {
    ...query,
    sessions: data?.pages.flatMap(({ items }) => items) ?? [],
    isWhole: data !== undefined && !hasNextPage,
  };
}

const none = { previous: undefined, next: undefined };

/**
 * The sessions before and after one. A campaign can have thousands, so they are loaded from the nearer end until both
 * are found.
 */
function useNeighbours(
  campaignId: string,
  session: Entry,
  viewAs: string | undefined,
): Neighbours<EntrySummary> {
  const newest = useSessionsFrom('newest', { campaignId, viewAs }, true);
  const isLarge = newest.data !== undefined && !newest.isWhole;
  const oldest = useSessionsFrom('oldest', { campaignId, viewAs }, isLarge);
  const isLoaded = newest.data !== undefined && (!isLarge || oldest.data !== undefined);
  const found = isLoaded ? findNeighbours(session, newest, oldest) : none;
  const lacking = 'load' in found ? { newest, oldest }[found.load] : undefined;
  const needsMore = lacking !== undefined && !lacking.isFetching && !lacking.isError;
  const fetchNextPage = lacking?.fetchNextPage;
  useEffect(() => {
    if (needsMore) void fetchNextPage?.();
  }, [needsMore, fetchNextPage]);
  return 'load' in found ? none : found;
}
