import { MoreHorizontal } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import type { ColumnLayoutState } from '#src/components/grid/use-column-layout.ts';
import { DataGrid } from '#src/components/grid/data-grid.tsx';
import type { Gesture, GridColumn, GridHandle, MarkOf } from '#src/components/grid/grid-types.ts';
import type { GridRow } from '../edits/rows.ts';
import type { Kind, ListQuery } from '../kind.ts';
import { rowState } from './grid-rows.ts';
import { nextOrder } from './list-address.ts';
import { focusedBeside, opensRowMenu } from './row-menu-keys.ts';
import { type OpenRowMenu, rowMenuLabel, rowName } from './row-menu.tsx';
import type { RowSelection } from './use-selection.ts';

export interface GridActions {
  onGesture: (gesture: Gesture) => void;
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onDeleteRows: (sks: readonly string[]) => void;
  onDuplicateRows: (sks: readonly string[]) => void;
  onNewRow: () => void;
  onHelp: () => void;
  onSearch: () => void;
  onNextError: (direction: 1 | -1) => void;
}

interface CatalogueGridProps {
  kind: Kind;
  rows: readonly GridRow[];
  columns: readonly GridColumn<GridRow>[];
  markOf: MarkOf<GridRow>;
  query: ListQuery;
  onQuery: (change: Partial<ListQuery>) => void;
  onNearEnd: () => void;
  selection: RowSelection;
  layout: ColumnLayoutState;
  actions: GridActions;
  /** The same function always. */
  onMenu: (menu: OpenRowMenu) => void;
  handle: Ref<GridHandle>;
}

const rowId = ({ sk }: GridRow): string => sk;

export function CatalogueGrid({
  kind,
  query,
  onQuery,
  selection,
  layout,
  actions,
  onMenu,
  ...grid
}: CatalogueGridProps) {
  const rowAction = useMemo(
    () => ({
      icons: { menu: <MoreHorizontal size={18} /> },
      popup: 'menu' as const,
      of: (row: GridRow) => ({ icon: 'menu', label: rowMenuLabel(row) }),
      onPress: (row: GridRow, anchor: HTMLElement) =>
        onMenu({ row, anchor, back: focusedBeside(anchor) }),
    }),
    [onMenu],
  );
  const selected = useMemo(
    () => ({ ids: selection.ids, onChange: selection.change }),
    [selection.ids, selection.change],
  );
  const sort = useMemo(
    () => ({ key: query.sort ?? 'name', reverse: query.reverse }),
    [query.sort, query.reverse],
  );
  return (
    <div
      className="h-full"
      onKeyDownCapture={(event) => {
        const wanted = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
        if (wanted && opensRowMenu(event.target)) event.preventDefault();
      }}
    >
      <DataGrid
        label={kind.title}
        name={kind.slug}
        rowId={rowId}
        rowName={rowName}
        rowState={rowState}
        rowAction={rowAction}
        selection={selected}
        sort={sort}
        onSort={(key) => onQuery(nextOrder(query, key))}
        layout={layout.layout}
        onLayout={layout.change}
        {...actions}
        {...grid}
      />
    </div>
  );
}
