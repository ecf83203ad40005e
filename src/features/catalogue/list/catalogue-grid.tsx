import { MoreHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { DataGrid } from '#src/components/grid/data-grid.tsx';
import type { MarkOf } from '#src/components/grid/grid-types.ts';
import type { GridRow } from '../edits/rows.ts';
import { rowState } from './grid-rows.ts';
import { nextOrder } from './list-address.ts';
import type { ListSession } from './list-session.ts';
import { type OpenRowMenu, rowMenuLabel, rowName } from './row-menu.tsx';

interface CatalogueGridProps {
  list: ListSession;
  markOf: MarkOf<GridRow>;
  /** Always the same function. */
  onMenu: (menu: OpenRowMenu) => void;
}

const rowId = ({ sk }: GridRow): string => sk;

export function CatalogueGrid({ list, markOf, onMenu }: CatalogueGridProps) {
  const { kind, query, selection, layout, commands } = list;
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
        if (wanted && openRowMenu(event.target)) event.preventDefault();
      }}
    >
      <DataGrid
        label={kind.title}
        name={kind.slug}
        rows={list.edits.rows}
        columns={list.columns}
        rowId={rowId}
        rowName={rowName}
        rowState={rowState}
        rowAction={rowAction}
        markOf={markOf}
        selection={selected}
        sort={sort}
        onSort={(key) => list.setQuery(nextOrder(query, key))}
        layout={layout.layout}
        onLayout={layout.change}
        onNearEnd={list.loadNext}
        handle={list.grid}
        onGesture={commands.gesture}
        onSave={commands.save}
        onUndo={() => commands.undo(true)}
        onRedo={() => commands.redo(true)}
        onDeleteRows={commands.remove}
        onDuplicateRows={commands.duplicate}
        onNewRow={commands.create}
        onNextError={commands.nextError}
        onSearch={list.focusSearch}
        onHelp={() => list.ask({ type: 'help' })}
      />
    </div>
  );
}

const grids = '[role=grid], [role=treegrid]';

/** The focused cell of the button's grid, or the button itself. */
function focusedBeside(button: HTMLElement): HTMLElement {
  const { activeElement } = document;
  const isBeside = button.closest(grids)?.contains(activeElement) === true;
  return isBeside && activeElement instanceof HTMLElement ? activeElement : button;
}

/**
 * Shift+F10 and the menu key open the menu of the focused row in place of the browser's own.
 * @returns whether there was one to open
 */
function openRowMenu(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const row = target.closest('[role=row]')?.getAttribute('aria-rowindex');
  const grid = target.closest(grids);
  // A row is drawn in several parts with the same index.
  const button = grid?.querySelector<HTMLElement>(
    `[role=row][aria-rowindex="${row}"] button[aria-haspopup=menu]`,
  );
  button?.click();
  return button !== null && button !== undefined;
}
