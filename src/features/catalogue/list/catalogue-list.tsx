import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '#src/api/session.ts';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import type { GridHandle } from '#src/components/grid/grid-types.ts';
import { visibleColumns } from '#src/components/grid/column-layout.ts';
import { useColumnLayout } from '#src/components/grid/use-column-layout.ts';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { ChangesNotice } from '../edits/changes-notice.tsx';
import { RowProblems } from '../edits/row-problems.tsx';
import { useCatalogueChanges } from '../edits/use-catalogue-changes.ts';
import { useEdits } from '../edits/use-edits.ts';
import { useSaving } from '../edits/use-saving.ts';
import type { Kind, ListQuery } from '../kind.ts';
import { HistoryOverList } from './history-over-list.tsx';
import { DirtyBar } from './dirty-bar.tsx';
import { gridColumns } from './grid-rows.ts';
import { writeAddress } from './list-address.ts';
import { useListCommands } from './use-list-commands.ts';
import { type Asked, ListDialogs } from './list-dialogs.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListFoot } from './list-foot.tsx';
import { listKeys } from './list-keys.ts';
import { ListHeader } from './list-header.tsx';
import { ListRows } from './list-rows.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTools } from './list-tools.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { numbered } from './numbers.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { countStored, isStored } from './stored-rows.ts';
import { UnknownNotice } from './unknown-notice.tsx';
import { useList, useListAddress, useLookups } from './use-list.ts';
import { useRest } from './use-rest.ts';
import { useHeldRows, useSelection } from './use-selection.ts';

/** Where the admin works on one kind: which rows are shown, what is typed over them, what is done. */
export function CatalogueList({ kind }: { kind: Kind }) {
  const [, setSearch] = useSearchParams();
  const { search, query, unknown } = useListAddress(kind);
  const { pages, items, counted, refetch } = useList(kind, query);
  const lookups = useLookups(kind);
  const userId = useCurrentUser()?.id ?? '';
  const { held, setHeld, itemOf } = useHeldRows(kind);
  const edits = useEdits(kind, items, lookups, userId, itemOf);
  const { rows, draftRows } = edits;
  const count = countStored(rows, draftRows);
  const total = pages.hasNextPage || pages.isPlaceholderData ? counted : count;
  const { written } = edits.edits;
  const isGone = useCallback((sk: string) => written.get(sk)?.item === null, [written]);
  const selection = useSelection({ held, setHeld, rows, isGone });
  const columns = useMemo(() => gridColumns(kind, lookups), [kind, lookups]);
  const layout = useColumnLayout(`${userId}.${kind.slug}`, columns);
  const [rest, lifetime] = useRest(kind, query);
  const narrow = useNarrow();
  const [asked, ask] = useState<Asked | null>(null);
  const [fullScreen, setFullScreen] = useState(false);
  const [selectingAll, setSelectingAll] = useState(false);
  const [said, setSaid] = useState('');
  const grid = useRef<GridHandle>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  // Said twice, a sentence has to differ to be read out twice.
  const say = useCallback(
    (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  const commands = useListCommands({
    kind,
    category: query.category,
    edits,
    selection,
    layout,
    grid,
    say,
    confirm: (sks) => ask({ type: 'delete', sks }),
  });
  const saving = useSaving(kind, edits, commands.saved);
  const changes = useCatalogueChanges(kind, edits, {
    query,
    complete: !pages.hasNextPage,
    refetch,
    onChanged: (sks) => grid.current?.flash(sks.map((rowId) => ({ rowId }))),
  });

  const setQuery = (change: Partial<ListQuery>) =>
    // Letter by letter is one search: the way back leads to before it.
    setSearch((before) => writeAddress(before, change), { replace: change.q !== undefined });
  const hrefWith = (change: Partial<ListQuery>) => `?${writeAddress(search, change).toString()}`;
  const setHistory = (sk: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (sk === null) next.delete('history');
      else next.set('history', sk);
      return next;
    });

  if (selectingAll && !pages.hasNextPage && !pages.isPlaceholderData) {
    setSelectingAll(false);
    selection.change(new Set(rows.filter(isStored).map(({ sk }) => sk)));
  }
  async function selectAll() {
    setSelectingAll(true);
    if (pages.hasNextPage && !(await rest.start())) setSelectingAll(false);
  }

  const loadNext = () => {
    const busy = pages.isFetching || pages.isFetchNextPageError || rest.pending;
    if (pages.hasNextPage && !busy) void pages.fetchNextPage();
  };
  const keysIn = listKeys({
    save: saving.start,
    undo: () => commands.undo(false),
    redo: () => commands.redo(false),
    create: commands.create,
    nextError: commands.nextError,
    search: () => searchBox.current?.focus(),
    help: () => ask({ type: 'help' }),
    leave: fullScreen ? () => setFullScreen(false) : undefined,
  });
  const dirty = draftRows.length > 0;
  const { done, undone } = edits.edits;
  const isSelecting = selection.ids.size > 0;
  const bars =
    dirty || done.length + undone.length > 0 ? (isSelecting ? 2 : 1) : isSelecting ? 1 : 0;
  return (
    <div
      ref={keysIn}
      className={classNames(
        'flex flex-col gap-4',
        fullScreen && 'fixed inset-0 z-40 overflow-y-auto bg-surface-0 p-4',
      )}
    >
      <title>{`${dirty ? '• ' : ''}${kind.title} · Questwright`}</title>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!fullScreen && <ListHeader kind={kind} />}
      <ListToolbar
        kind={kind}
        query={query}
        onQuery={setQuery}
        searchRef={searchBox}
        updating={pages.isFetching && !pages.isFetchingNextPage && items.length > 0}
      >
        <ListTools
          narrow={narrow}
          columns={columns}
          layout={layout}
          fullScreen={fullScreen}
          onNewRow={commands.create}
          onExport={() => ask({ type: 'export' })}
          onFullScreen={() => setFullScreen(!fullScreen)}
          onHelp={() => ask({ type: 'help' })}
        />
      </ListToolbar>
      <UnknownNotice
        kind={kind}
        unknown={unknown}
        hrefWithout={(part) => hrefWith({ [part]: null })}
      />
      {edits.restored && (
        <RestoredNotice
          restored={edits.restored}
          onDiscard={commands.discardAll}
          onDismiss={edits.dismissRestored}
        />
      )}
      <ChangesNotice kind={kind} changes={changes} />
      {pages.isError && (
        <LoadProblem
          what={`the ${kind.many}`}
          error={pages.error}
          retrying={pages.isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      <RowProblems kind={kind} edits={edits} lookups={lookups} onDone={commands.keepFocus} />
      {pages.isPending && rows.length === 0 && <ListSkeleton label={`Loading ${kind.many}`} />}
      {pages.data && rows.length === 0 && (
        <ListEmpty kind={kind} query={query} hrefWith={hrefWith} />
      )}
      {rows.length > 0 && (
        <div
          ref={lifetime}
          className={classNames('flex flex-col gap-3', fullScreen && 'min-h-0 flex-1')}
        >
          <ListRows
            kind={kind}
            narrow={narrow}
            fullScreen={fullScreen}
            bars={bars}
            outdated={pages.isPlaceholderData}
            rows={rows}
            draftRows={draftRows}
            lookups={lookups}
            columns={columns}
            layout={layout}
            query={query}
            selection={selection}
            commands={commands}
            onQuery={setQuery}
            onNearEnd={loadNext}
            onSave={saving.start}
            onSearch={() => searchBox.current?.focus()}
            onHelp={() => ask({ type: 'help' })}
            onHistory={setHistory}
            handle={grid}
          />
          <ListFoot
            kind={kind}
            count={count}
            total={total}
            hasMore={pages.hasNextPage}
            next={{
              pending: pages.isFetchingNextPage,
              error: pages.isFetchNextPageError ? pages.error : null,
              load: pages.fetchNextPage,
            }}
            rest={rest}
          />
        </div>
      )}
      <div className="sticky bottom-4 z-10 flex flex-col gap-2">
        <SelectionBar
          selection={selection}
          narrow={narrow}
          total={total}
          selectingAll={selectingAll}
          onSelectAll={() => void selectAll()}
          onChange={() => ask({ type: 'change', rows: selection.rows() })}
          onDuplicate={() => commands.duplicate([...selection.ids])}
          onDelete={() => commands.remove([...selection.ids])}
          onExport={() => ask({ type: 'export' })}
          onClear={() => {
            selection.change(new Set());
            commands.keepFocus();
          }}
        />
        <DirtyBar
          kind={kind}
          draftRows={draftRows}
          edits={edits.edits}
          saving={saving}
          onUndo={() => commands.undo(false)}
          onRedo={() => commands.redo(false)}
          onReview={() => ask({ type: 'review' })}
          onDiscard={commands.discardAll}
          onNextError={() => commands.nextError(1)}
        />
      </div>
      <ListDialogs
        kind={kind}
        query={query}
        lookups={lookups}
        asked={asked}
        draftRows={draftRows}
        selected={selection.rows}
        visible={visibleColumns(layout.layout, columns).map(({ key }) => key)}
        onClose={() => ask(null)}
        onChange={commands.change}
        onDelete={commands.removeNow}
        onRevertRow={(sk) => edits.discard([sk])}
        onRevertCell={edits.revertCell}
        onSave={saving.start}
      />
      <HistoryOverList
        kind={kind}
        edits={edits}
        lookups={lookups}
        sk={search.get('history')}
        onRestored={say}
        onClose={() => {
          setHistory(null);
          commands.keepFocus();
        }}
      />
      <LeaveGuard dirty={dirty}>
        {`${numbered(draftRows.length, 'row has', 'rows have')} changes that are not saved. They stay on this device and are here when you come back.`}
      </LeaveGuard>
    </div>
  );
}
