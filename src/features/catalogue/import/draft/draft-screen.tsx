import { type RefObject, Suspense, useDeferredValue, useRef } from 'react';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import type { GridHandle } from '#src/components/grid/grid-types.ts';
import { Alert } from '#src/ui/alert.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { Kind } from '../../kind.ts';
import { ListSkeleton } from '../../list/list-skeleton.tsx';
import { ColumnPanel } from '../columns/column-panel.tsx';
import type { Counts, Filter, Outline, Summary } from '../worker/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import type { ImportState } from '../import-state.ts';
import { usePageDrop } from '../start/use-page-drop.ts';
import { SendBar } from '../sending/send-bar.tsx';
import type { ImportTasks } from '../sending/use-import-tasks.ts';
import { DraftCards } from './draft-cards.tsx';
import { DraftGrid } from './draft-grid.tsx';
import { type DraftSession, useDraftSession } from './draft-session.ts';
import { DraftToolbar } from './draft-toolbar.tsx';
import { ErrorQueue } from './error-queue.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { useWindowEvent } from '#src/components/use-window-event.ts';

const gridSkeleton = <ListSkeleton label="Laying out the rows" />;

interface DraftScreenProps {
  kind: Kind;
  session: ImportSession;
  state: ImportState;
  outline: Outline;
  summary: Summary;
  tasks: ImportTasks;
}

/** The page of a draft, before, during and after sending. */
export function DraftScreen({ kind, session, state, outline, summary, tasks }: DraftScreenProps) {
  const { problem, run, lookups } = state;
  const running = run.state === 'running';
  const draft = useDraftSession({ kind, session, outline, summary, lookups });
  const { grid, filter, setFilter } = draft;
  const { errorsPart, rowsPart, sendingPart, nextPart, toSending } = useParts(grid);
  // Drawing the grid takes long, so the other parts are drawn first.
  const isGridDue = useDeferredValue(true, false);

  // Without this handler the browser would replace the page by a dropped file.
  usePageDrop(() =>
    grid.current?.announce('To import another file, choose “Import another table”.'),
  );
  useDraftKeys({ draft, send: tasks.send, nextPart });

  return (
    // The scroll margin prevents the bar at the bottom from covering a focused element.
    <div className="flex flex-col gap-4 md:[&_:focus]:scroll-mb-36">
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <ColumnPanel
        kind={kind}
        session={session}
        outline={outline}
        summary={summary}
        fixed={running || summary.unanswered > 0}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StatusChips counts={summary.counts} filter={filter} onFilter={setFilter} />
        <DraftToolbar draft={draft} />
      </div>
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-4',
          summary.errors.cells > 0 &&
            'lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <div
          ref={errorsPart}
          className={
            summary.errors.cells === 0
              ? 'contents'
              : 'md:max-h-56 md:overflow-y-auto lg:order-last lg:max-h-[max(22rem,calc(100dvh-36rem))]'
          }
        >
          <ErrorQueue draft={draft} onEmpty={toSending} />
        </div>
        <div ref={rowsPart} className="flex min-w-0 flex-col gap-3">
          {draft.narrow ? (
            <DraftCards draft={draft} />
          ) : (
            <div className="h-[max(22rem,calc(100dvh-36rem))]">
              <Suspense fallback={gridSkeleton}>
                {isGridDue ? <DraftGrid draft={draft} onSend={tasks.send} /> : gridSkeleton}
              </Suspense>
            </div>
          )}
        </div>
      </div>
      <div ref={sendingPart} className="contents">
        <SendBar kind={kind} session={session} summary={summary} run={run} tasks={tasks} />
      </div>
      <LeaveGuard dirty={running}>
        Rows are being sent. The rest waits here until you come back.
      </LeaveGuard>
    </div>
  );
}

type Shown = 'all' | NonNullable<Filter['status']>;

const chips = [
  { value: 'all', label: 'All', tone: 'neutral' },
  { value: 'create', label: 'Will be created', tone: 'gold' },
  { value: 'update', label: 'Will be updated', tone: 'arcane' },
  { value: 'unchanged', label: 'Unchanged', tone: 'neutral' },
  { value: 'error', label: 'Errors', tone: 'ember' },
  { value: 'skip', label: 'Left out', tone: 'neutral' },
  { value: 'saved', label: 'Saved', tone: 'moss' },
  { value: 'failed', label: 'Failed', tone: 'ember' },
  { value: 'undone', label: 'Taken back', tone: 'neutral' },
] as const satisfies readonly { value: Shown; label: string; tone: string }[];

interface StatusChipsProps {
  counts: Counts;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** The filter by status. A status without rows is hidden unless it is chosen. */
export function StatusChips({ counts, filter, onFilter }: StatusChipsProps) {
  const value: Shown = filter.status ?? (filter.group === undefined ? 'all' : 'error');
  const numberOf = (shown: Shown) => (shown === 'all' ? counts.total : counts[shown]);
  return (
    <FilterChips<Shown>
      label="Rows to show"
      value={value}
      chips={chips
        .map((chip) => ({ ...chip, count: numberOf(chip.value) }))
        .filter(({ value: own, count }) => own === 'all' || own === value || count > 0)}
      onChange={(chosen) => onFilter(chosen === 'all' ? {} : { status: chosen })}
    />
  );
}

interface DraftKeys {
  draft: DraftSession;
  send: () => void;
  /** Moves the focus to the next or previous part of the page: errors, rows, sending. */
  nextPart: (direction: 1 | -1) => void;
}

/** Handles the keys of the grid in the whole page, unless the grid or a dialog handles them. */
function useDraftKeys({ draft, send, nextPart }: DraftKeys): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const { target, key, shiftKey } = event;
    const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
    const command = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (key === 'F8') void draft.goToError(shiftKey ? -1 : 1);
    else if (key === 'F6') nextPart(shiftKey ? -1 : 1);
    else if (command && letter === 's') send();
    else if (command && !typing && letter === 'z' && !shiftKey) draft.undo();
    else if (command && !typing && (letter === 'y' || letter === 'z')) draft.redo();
    else if (key === '?' && !typing) draft.setHelp(true);
    else return;
    event.preventDefault();
  });
}

/**
 * The parts of the page in reading order. In the grid, Tab moves to the next cell, so another key
 * must move the focus out of the grid.
 */
function useParts(grid: RefObject<GridHandle | null>) {
  const errorsPart = useRef<HTMLDivElement>(null);
  const rowsPart = useRef<HTMLDivElement>(null);
  const sendingPart = useRef<HTMLDivElement>(null);

  function nextPart(direction: 1 | -1): void {
    const parts = [
      { box: errorsPart.current, focus: () => focusIn(errorsPart.current, 'h2') },
      {
        box: rowsPart.current,
        focus: () => {
          // Without a grid there are cards: focus their first button or input.
          if (grid.current === null) focusIn(rowsPart.current, 'button, input');
          else grid.current.focus();
        },
      },
      { box: sendingPart.current, focus: () => focusIn(sendingPart.current, 'section') },
    ].filter(({ box }) => box?.hasChildNodes() === true);
    const here = parts.findIndex(({ box }) => box?.contains(document.activeElement) === true);
    const start = here === -1 && direction === -1 ? 0 : here;
    parts.at((start + direction) % parts.length)?.focus();
  }

  return {
    errorsPart,
    rowsPart,
    sendingPart,
    nextPart,
    toSending: () => focusIn(sendingPart.current, 'section'),
  };
}

const focusIn = (box: HTMLElement | null, selector: string): void =>
  box?.querySelector<HTMLElement>(selector)?.focus();
