import { MoreHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { DataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import type { MarkOf } from '#src/components/grid/grid-types.ts';
import type { GridRow } from '../edits/rows.ts';
import { gridRowState } from './grid-rows.ts';
import { nextOrder } from './list-address.ts';
import type { ListSession } from './list-session.ts';
import { type OpenRowMenu, rowMenuLabel } from './row-menu.tsx';
import { titleOf } from '../title.ts';

interface CatalogueGridProps {
  list: ListSession;
  markOf: MarkOf<GridRow>;
  /** Must be the same function in every rendering, so that `rowAction` stays the same object. */
  onMenu: (menu: OpenRowMenu) => void;
}

const rowId = ({ sk }: GridRow): string => sk;

export function CatalogueGrid({ list, markOf, onMenu }: CatalogueGridProps) {
  const { kind, query, selection, layout, commands } = list;
  const rowAction = useMemo(
    () => ({
      icons: { menu: <MoreHorizontal size={18} /> },
      popup: 'menu' as const,
      of: (row: GridRow) => ({ icon: 'menu', label: rowMenuLabel(titleOf(row)) }),
      onPress: (row: GridRow, anchor: HTMLElement) =>
        onMenu({ row, anchor, returnFocusTo: focusedBeside(anchor) }),
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
        const opensMenu = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
        if (opensMenu && openRowMenu(event.target)) event.preventDefault();
      }}
    >
      <DataGrid
        label={kind.title}
        name={kind.slug}
        rows={list.edits.rows}
        columns={list.columns}
        rowId={rowId}
        rowName={titleOf}
        rowState={gridRowState}
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
        onHelp={() => list.setOpenDialog({ type: 'help' })}
      />
    </div>
  );
}

const grids = '[role=grid], [role=treegrid]';

/**
 * Returns the focused cell of the grid that contains the button, or the button if the focus is elsewhere.
 */
function focusedBeside(button: HTMLElement): HTMLElement {
  const { activeElement } = document;
  const isBeside = button.closest(grids)?.contains(activeElement) === true;
  return isBeside && activeElement instanceof HTMLElement ? activeElement : button;
}

/**
 * Opens the menu of the focused row instead of the context menu of the browser.
 * @returns whether the row has a menu
 */
function openRowMenu(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const row = target.closest('[role=row]')?.getAttribute('aria-rowindex');
  const grid = target.closest(grids);
  // The grid draws a row as several elements with the same index; one of them has the button.
  const button = grid?.querySelector<HTMLElement>(
    `[role=row][aria-rowindex="${row}"] button[aria-haspopup=menu]`,
  );
  button?.click();
  return button !== null && button !== undefined;
}
