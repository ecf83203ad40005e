import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { useNarrow } from '../../../components/grid/use-narrow.ts';
import { LoadProblem } from '../../../components/load-problem.tsx';
import { CatalogueCards } from './catalogue-cards.tsx';
import { DeleteItem } from './delete-item.tsx';
import { DirtyBar } from './dirty-bar.tsx';
import { gridColumns, rowMaker } from './grid-rows.ts';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { ListEmpty, ListHeader, ListSkeleton } from './list-frame.tsx';
import { ListFoot } from './list-foot.tsx';
import { RowProblems } from '../edits/row-problems.tsx';
import { useEdits } from '../edits/use-edits.ts';
import { useSaving } from '../edits/use-saving.ts';
import type { CatalogueItem } from '../values.ts';

const CatalogueGrid = lazy(async () => {
  const module = await import('./catalogue-grid.tsx');
  return { default: module.CatalogueGrid };
});

const noItems: CatalogueItem[] = [];

export function CatalogueList({ kind }: { kind: Kind }) {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category');
  const list = useInfiniteQuery(kind.pages(category));
  const items = useMemo(
    () => list.data?.pages.flatMap((page) => page.items) ?? noItems,
    [list.data],
  );
  const edits = useEdits(kind, items);
  const { drafts } = edits.edits;
  const saving = useSaving(kind, edits);
  const toRows = useMemo(() => rowMaker(kind), [kind]);
  const rows = useMemo(() => toRows(items, drafts), [toRows, items, drafts]);
  const columns = useMemo(() => gridColumns(kind.fields), [kind]);
  const [leaving, setLeaving] = useState<CatalogueItem | null>(null);
  const narrow = useNarrow();
  const page = useRef<HTMLDivElement>(null);

  function handleKeys(event: KeyboardEvent) {
    const command = event.ctrlKey || event.metaKey;
    // In an input, undo and redo are the input's own.
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    const key = event.key.toLowerCase();
    if (!command || (typing && key !== 's')) return;
    if (key === 's') saving.start();
    else if (key === 'z' && !event.shiftKey) edits.undo();
    else if (key === 'y' || key === 'z') edits.redo();
    else return;
    event.preventDefault();
  }

  function endDeletion(deleted: boolean) {
    flushSync(() => setLeaving(null));
    // What opened the dialog was a menu, which is gone, or a button, which goes with its row.
    if (!deleted && page.current?.contains(document.activeElement)) return;
    const opener = `[aria-label="${CSS.escape(`Actions for ${leaving?.name ?? ''}`)}"]`;
    const next = page.current?.querySelector<HTMLElement>(deleted ? 'h1' : opener);
    next?.focus({ preventScroll: true });
  }

  const view = { kind, rows, columns, onDelete: setLeaving };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work wherever the focus is inside, and each of them has its button
    <div ref={page} onKeyDown={handleKeys} className="flex flex-col gap-4">
      <ListHeader
        kind={kind}
        category={category}
        updating={list.isRefetching}
        onCategory={(next) => setSearch(next === '' ? {} : { category: next })}
      />
      {list.isPending && <ListSkeleton label={`Loading ${kind.many}`} />}
      {list.isError && !list.data && (
        <LoadProblem
          what={`the ${kind.many}`}
          error={list.error}
          retrying={list.isRefetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && rows.length === 0 && <ListEmpty kind={kind} category={category} />}
      <RowProblems drafts={drafts} edits={edits} />
      {rows.length > 0 && (
        <>
          {narrow ? (
            <CatalogueCards {...view} />
          ) : (
            <Suspense fallback={<ListSkeleton label="Laying out the grid" />}>
              <CatalogueGrid
                {...view}
                onEdit={edits.edit}
                onSave={saving.start}
                onNearEnd={() => {
                  if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) {
                    void list.fetchNextPage();
                  }
                }}
              />
            </Suspense>
          )}
          <ListFoot
            key={category}
            kind={kind}
            category={category}
            list={list}
            count={items.length}
          />
        </>
      )}
      <DirtyBar kind={kind} edits={edits} saving={saving} />
      <DeleteItem kind={kind} item={leaving} onDone={endDeletion} />
      <LeaveGuard dirty={drafts.size > 0}>
        {`${counted(drafts.size, 'row has', 'rows have')} changes that are not saved.`}
      </LeaveGuard>
    </div>
  );
}
