import { Suspense, lazy, useMemo, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { CatalogueCards } from './catalogue-cards.tsx';
import { markOf } from './grid-rows.ts';
import type { ListSession } from './list-session.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { type OpenRowMenu, RowMenu } from './row-menu.tsx';
import { findSameNames } from './same-names.ts';

const CatalogueGrid = lazy(async () => {
  const module = await import('./catalogue-grid.tsx');
  return { default: module.CatalogueGrid };
});

/** The height of the grid with no, one or two bars below it, so that they cover no row. */
const heights = [
  'h-[max(18rem,calc(100dvh-21rem))]',
  'h-[max(18rem,calc(100dvh-24.25rem))]',
  'h-[max(18rem,calc(100dvh-27.75rem))]',
] as const;

/** The rows as a grid, or as cards where a grid has no room. */
export function ListRows({ list }: { list: ListSession }) {
  const { kind, narrow, edits, lookups, loaded, selection } = list;
  const { rows, draftRows } = edits;
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const fields = useMemo(() => new Map(kind.fields.map((field) => [field.key, field])), [kind]);
  const sameNames = useMemo(() => findSameNames(rows, draftRows), [rows, draftRows]);
  const mark = useMemo(() => markOf({ fields, lookups, sameNames }), [fields, lookups, sameNames]);
  const { done, undone } = edits.edits;
  const hasDirtyBar = draftRows.length + done.length + undone.length > 0;
  const bars = hasDirtyBar ? (selection.ids.size > 0 ? 2 : 1) : selection.ids.size > 0 ? 1 : 0;
  // The rows of the last query stay until those of the new one have come.
  const isOutdated = loaded.pages.isPlaceholderData;
  return (
    <div
      aria-busy={isOutdated}
      className={classNames(
        'transition-opacity',
        isOutdated && 'opacity-60',
        !narrow && (list.fullScreen ? 'min-h-0 flex-1' : heights[bars]),
      )}
    >
      {narrow ? (
        <CatalogueCards list={list} onMenu={setMenu} />
      ) : (
        <Suspense fallback={<ListSkeleton label="Laying out the grid" />}>
          <CatalogueGrid list={list} markOf={mark} onMenu={setMenu} />
        </Suspense>
      )}
      <RowMenu list={list} open={menu} onClose={() => setMenu(null)} />
    </div>
  );
}
