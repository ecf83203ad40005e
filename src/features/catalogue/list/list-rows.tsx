import { type Ref, Suspense, lazy, useMemo, useState } from 'react';
import type { GridColumn, GridHandle } from '#src/components/grid/grid-types.ts';
import type { ColumnLayoutState } from '#src/components/grid/use-column-layout.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { GridRow, Lookups } from '../edits/rows.ts';
import type { Kind, ListQuery } from '../kind.ts';
import { CatalogueCards } from './catalogue-cards.tsx';
import { markOf } from './grid-rows.ts';
import type { ListCommands } from './use-list-commands.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { type OpenRowMenu, RowMenu } from './row-menu.tsx';
import { findSameNames } from './same-names.ts';
import type { RowSelection } from './use-selection.ts';

const CatalogueGrid = lazy(async () => {
  const module = await import('./catalogue-grid.tsx');
  return { default: module.CatalogueGrid };
});

/** What the page leaves for the grid, so that the bars at its foot cover no row. */
const heights = [
  'h-[max(18rem,calc(100dvh-21rem))]',
  'h-[max(18rem,calc(100dvh-24.25rem))]',
  'h-[max(18rem,calc(100dvh-27.75rem))]',
] as const;

interface ListRowsProps {
  kind: Kind;
  narrow: boolean;
  fullScreen: boolean;
  /** How many bars stand below the rows. */
  bars: 0 | 1 | 2;
  /** Rows of the question before are still shown while others come. */
  outdated: boolean;
  rows: readonly GridRow[];
  draftRows: readonly GridRow[];
  lookups: Lookups;
  columns: readonly GridColumn<GridRow>[];
  layout: ColumnLayoutState;
  query: ListQuery;
  selection: RowSelection;
  commands: ListCommands;
  onQuery: (change: Partial<ListQuery>) => void;
  onNearEnd: () => void;
  onSave: () => void;
  onSearch: () => void;
  onHelp: () => void;
  onHistory: (sk: string) => void;
  handle: Ref<GridHandle>;
}

/** The rows as a grid, or as cards where a grid has no room. */
export function ListRows(props: ListRowsProps) {
  const { kind, narrow, rows, draftRows, lookups, columns, selection, commands } = props;
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const fields = useMemo(() => new Map(kind.fields.map((field) => [field.key, field])), [kind]);
  const sameNames = useMemo(() => findSameNames(rows, draftRows), [rows, draftRows]);
  const mark = useMemo(() => markOf({ fields, lookups, sameNames }), [fields, lookups, sameNames]);
  return (
    <div
      aria-busy={props.outdated}
      className={classNames(
        'transition-opacity',
        props.outdated && 'opacity-60',
        !narrow && (props.fullScreen ? 'min-h-0 flex-1' : heights[props.bars]),
      )}
    >
      {narrow ? (
        <CatalogueCards
          kind={kind}
          rows={rows}
          columns={columns}
          selection={selection}
          onMenu={setMenu}
        />
      ) : (
        <Suspense fallback={<ListSkeleton label="Laying out the grid" />}>
          <CatalogueGrid
            kind={kind}
            rows={rows}
            columns={columns}
            markOf={mark}
            query={props.query}
            onQuery={props.onQuery}
            onNearEnd={props.onNearEnd}
            selection={selection}
            layout={props.layout}
            onMenu={setMenu}
            handle={props.handle}
            actions={{
              onGesture: commands.gesture,
              onSave: props.onSave,
              onUndo: () => commands.undo(true),
              onRedo: () => commands.redo(true),
              onDeleteRows: commands.remove,
              onDuplicateRows: commands.duplicate,
              onNewRow: commands.create,
              onHelp: props.onHelp,
              onSearch: props.onSearch,
              onNextError: commands.nextError,
            }}
          />
        </Suspense>
      )}
      <RowMenu
        kind={kind}
        open={menu}
        onClose={() => setMenu(null)}
        onDuplicate={narrow ? undefined : (sk) => commands.duplicate([sk])}
        onHistory={props.onHistory}
        onDelete={(sk) => commands.remove([sk])}
        onRevert={(sk) => commands.revert([sk])}
      />
    </div>
  );
}
