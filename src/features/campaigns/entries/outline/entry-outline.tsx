import { ChevronRight, EyeOff } from 'lucide-react';
import {
  type Dispatch,
  type FocusEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { RoutePreloadContext } from '#src/components/navigation/route-preload.ts';
import { useEntryListInfinite } from '#src/generated/endpoints/entries/entries.ts';
import type { EntryReference, EntrySummary } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { typeTexts } from '../entry-labels.ts';
import { belowParams } from '../entry-query.ts';
import { entriesFreshFor } from '../refresh-entries.ts';
import { handleTreeKey } from '../tree-keys.ts';
import { scrollToRow } from './scroll-to-row.ts';

export interface EntryOutlineProps {
  campaignId: string;
  /** The id of the open entry. */
  entryId: string;
  /** The entries above the open one and the open one itself, the topmost first; undefined while they are loading. */
  path: readonly EntryReference[] | undefined;
  /** The id of the member as whom a game master sees the page. */
  viewAs: string | undefined;
  /** Called when the user follows a link to another entry. */
  onFollow?: () => void;
}

/** The branches that are open in each campaign, for the next time that an entry is opened. */
const keptOpen = new Map<string, ReadonlySet<string>>();

/** Milliseconds, as for other links that load their page in advance. */
const prefetchDelay = 65;

/** The row of an event; null beside the rows. */
const rowAt = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[role="treeitem"]') : null;

const entryAt = (row: HTMLElement): string =>
  row.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '';

/**
 * The tree of the entries beside the open one, to go from entry to entry. The tree on the page of all entries also
 * moves them. Its rows have no listeners and read no context, so that a navigation renders only two of them: a campaign
 * can have hundreds.
 */
export function EntryOutline({ campaignId, entryId, path, viewAs, onFollow }: EntryOutlineProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(() => keptOpen.get(campaignId) ?? new Set<string>());
  const [active, setActive] = useState<string>();
  const [currentRows, setCurrentRows] = useState(0);
  const [shownPath, setShownPath] = useState('');
  const box = useRef<HTMLUListElement>(null);
  const pathKey = path?.map((one) => one.entryId).join(' ') ?? shownPath;
  if (path !== undefined && pathKey !== shownPath) {
    setShownPath(pathKey);
    setOpen((ids) => new Set([...ids, ...path.slice(0, -1).map((one) => one.entryId)]));
    setActive(undefined);
  }
  useEffect(() => void keptOpen.set(campaignId, open), [campaignId, open]);
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((ids) =>
      isOpen ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)),
    );
  const prefetching = usePrefetch();

  function handleClick(event: MouseEvent<HTMLUListElement>) {
    const row = rowAt(event.target);
    if (row === null) return;
    if (event.target instanceof Element && event.target.closest('[data-chevron]') !== null) {
      event.preventDefault();
      toggle(entryAt(row), row.getAttribute('aria-expanded') !== 'true');
      return;
    }
    // With these keys, the browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void navigate(row.getAttribute('href') ?? '');
  }

  return (
    <ul
      ref={box}
      role="tree"
      aria-label="Tree of the entries"
      onKeyDown={(event) => handleTreeKey(event, toggle)}
      onClick={handleClick}
      {...prefetching}
      onFocus={(event) => {
        const row = rowAt(event.target);
        if (row !== null) setActive(entryAt(row));
        prefetching.onFocus(event);
      }}
    >
      <OutlineLevel
        outline={{
          campaignId,
          entryId,
          viewAs,
          open,
          active,
          setActive,
          hasCurrent: currentRows > 0,
          setCurrentRows,
          box,
          path: path ?? [],
        }}
        parentId={null}
        level={1}
      />
    </ul>
  );
}

/** Loads the page of a row on which the pointer or the focus rests. */
function usePrefetch() {
  const preload = use(RoutePreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intended = useRef<string>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    intended.current = undefined;
  };
  const start = ({ target }: PointerEvent | FocusEvent) => {
    const href = rowAt(target)?.getAttribute('href') ?? undefined;
    // The pointer has only moved within the row.
    if (href === intended.current) return;
    stop();
    if (href === undefined) return;
    intended.current = href;
    timer.current = setTimeout(() => preload(href), prefetchDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerOver: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}

interface Outline extends Pick<EntryOutlineProps, 'campaignId' | 'entryId' | 'viewAs'> {
  path: readonly EntryReference[];
  /** The entries whose entries below are shown. */
  open: ReadonlySet<string>;
  /** The row that Tab reaches; undefined for the row of the open entry or, without this row, the first one. */
  active: string | undefined;
  setActive: Dispatch<SetStateAction<string | undefined>>;
  /** Whether the open entry has a row: a branch can be closed, and a member may not read every entry. */
  hasCurrent: boolean;
  /** Counts the rows of the open entry. A moved entry can have two for a moment. */
  setCurrentRows: Dispatch<SetStateAction<number>>;
  box: RefObject<HTMLElement | null>;
}

interface OutlineLevelProps {
  outline: Outline;
  /** Null at the top. */
  parentId: string | null;
  level: number;
}

/** The rows of the first paint. React renders the others directly after it. */
const firstRows = 30;

/** The entries with one parent. */
function OutlineLevel({ outline, parentId, level }: OutlineLevelProps) {
  const { campaignId, viewAs, path } = outline;
  const { data, error, isFetching, refetch, ...more } = useEntryListInfinite(
    campaignId,
    { ...belowParams(parentId), ...(viewAs !== undefined && { viewAs }) },
    { query: { staleTime: entriesFreshFor } },
  );
  const siblings = data?.pages.flatMap((page) => page.items) ?? [];
  const current = siblings.findIndex((entry) => entry.entryId === outline.entryId);
  // The first paint needs all rows up to the open entry, because the tree is scrolled to this entry at once.
  const first = Math.max(firstRows, current + 1);
  const count = Math.max(first, useDeferredValue(siblings.length, firstRows));
  if (data === undefined) {
    return (
      <li role="none">
        {error === null ? (
          <div aria-busy className="flex flex-col gap-3 px-2 py-2">
            <Skeleton className="h-5 w-2/3" />
            {level === 1 && <Skeleton className="h-5 w-1/2" />}
          </div>
        ) : (
          <LoadProblem
            what="the tree"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </li>
    );
  }
  const onPath = path[level - 1];
  // The open entry, or the one above it, can be on a page that is not loaded.
  const isBeyond =
    onPath !== undefined &&
    more.hasNextPage &&
    (level === 1 || path[level - 2]?.entryId === parentId) &&
    !siblings.some(({ entryId }) => entryId === onPath.entryId);
  const rows: readonly OutlineEntry[] = siblings.slice(0, count);
  return (
    <>
      {rows.map((entry, index) => (
        <OutlineItem
          key={entry.entryId}
          outline={outline}
          entry={entry}
          level={level}
          isFirst={level === 1 && index === 0}
          position={more.hasNextPage ? 0 : index + 1}
          size={more.hasNextPage ? -1 : siblings.length}
        />
      ))}
      {more.hasNextPage && (
        <li role="none" className="px-2 py-1.5">
          <Button
            size="small"
            variant="ghost"
            pending={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            Show more
          </Button>
        </li>
      )}
      {isBeyond && (
        <OutlineItem
          key={onPath.entryId}
          outline={outline}
          entry={onPath}
          level={level}
          isFirst={false}
          position={0}
          size={-1}
        />
      )}
    </>
  );
}

/** The row of the open entry can be that of an entry whose summary is not loaded. */
type OutlineEntry = EntryReference & Partial<Pick<EntrySummary, 'visibility' | 'hasChildren'>>;

interface OutlineItemProps {
  outline: Outline;
  entry: OutlineEntry;
  level: number;
  /** Whether it is the first row of the tree. */
  isFirst: boolean;
  /** The position among the siblings, from 1; 0 if it is not known. */
  position: number;
  size: number;
}

function OutlineItem({ outline, entry, level, isFirst, position, size }: OutlineItemProps) {
  const { campaignId, viewAs, open, active, setActive, setCurrentRows, box } = outline;
  const { entryId, type, title, visibility, hasChildren = true } = entry;
  const isOpen = open.has(entryId);
  const isCurrent = outline.entryId === entryId;
  // A row that disappears is not active any more.
  useLayoutEffect(
    () => () => setActive((one) => (one === entryId ? undefined : one)),
    [entryId, setActive],
  );
  useLayoutEffect(() => {
    if (!isCurrent) return undefined;
    setCurrentRows((count) => count + 1);
    return () => setCurrentRows((count) => count - 1);
  }, [isCurrent, setCurrentRows]);
  const isUsualStop = outline.hasCurrent ? isCurrent : isFirst;
  return (
    <li role="none" data-entry={entryId}>
      <OutlineRow
        type={type}
        title={title}
        isHidden={visibility !== undefined && visibility !== 'everyone'}
        href={paths.entry(campaignId, entryId, { as: viewAs })}
        level={level}
        position={position}
        size={size}
        state={!hasChildren ? 'leaf' : isOpen ? 'open' : 'closed'}
        isCurrent={isCurrent}
        isTabStop={active === undefined ? isUsualStop : active === entryId}
        box={box}
      />
      {isOpen && hasChildren && (
        <ul role="group" className="ml-3.5 border-l border-hairline pl-1">
          <OutlineLevel outline={outline} parentId={entryId} level={level + 1} />
        </ul>
      )}
    </li>
  );
}

interface OutlineRowProps {
  type: EntryReference['type'];
  title: string;
  isHidden: boolean;
  href: string;
  level: number;
  position: number;
  size: number;
  state: 'leaf' | 'open' | 'closed';
  isCurrent: boolean;
  isTabStop: boolean;
  box: RefObject<HTMLElement | null>;
}

const OutlineRow = memo(function OutlineRow({
  type,
  title,
  isHidden,
  href,
  level,
  position,
  size,
  state,
  isCurrent,
  isTabStop,
  box,
}: OutlineRowProps) {
  const { icon: Icon, label } = typeTexts[type];
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) scrollToRow(box.current, row.current);
  }, [isCurrent, box]);
  return (
    <a
      ref={row}
      role="treeitem"
      href={href}
      title={title}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-setsize={size}
      {...(position > 0 && { 'aria-posinset': position })}
      {...(state !== 'leaf' && { 'aria-expanded': state === 'open' })}
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      className="group flex min-h-9 items-center gap-1.5 rounded-md py-0.5 pr-2 text-sm hover:bg-surface-3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-gold-bright aria-[current]:bg-gold-wash aria-[current]:text-gold pointer-coarse:min-h-(--target)"
    >
      <span
        data-chevron
        aria-hidden
        className={classNames(
          'grid size-7 shrink-0 place-items-center text-muted hover:text-fg',
          state === 'leaf' && 'invisible',
        )}
      >
        <ChevronRight
          size={16}
          className={classNames('transition-transform', state === 'open' && 'rotate-90')}
        />
      </span>
      <Icon aria-hidden size={16} className="shrink-0 text-muted group-aria-[current]:text-gold" />
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug wrap-anywhere">{title}</span>
      <span className="sr-only">{`, ${label}${isHidden ? ', not for everyone' : ''}`}</span>
      {isHidden && <EyeOff aria-hidden size={14} className="shrink-0 text-arcane" />}
    </a>
  );
});
