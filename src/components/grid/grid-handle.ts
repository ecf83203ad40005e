import { flash } from './painter.ts';
import type { GridHandle } from './grid-types.ts';
import { openEditor } from './open-editor.ts';
import type { Sheet } from './sheet.ts';

/** The grid draws what has been scrolled to some frames later; only then can it take the focus. */
const patience = 30;

function focusWhenDrawn<Row>(sheet: Sheet<Row>, index: number, key: string, frames = 0): void {
  const { api, root } = sheet;
  if (api === null || api.isDestroyed()) return;
  const focused = api.getFocusedCell();
  // Meanwhile somebody may have gone on.
  if (focused?.rowIndex !== index || focused.column.getColId() !== key) return;
  const cell = root?.querySelector<HTMLElement>(
    `.ag-row[row-index="${index}"] .ag-cell[col-id="${CSS.escape(key)}"]`,
  );
  if (cell) {
    // An editor that is open in it by now has the focus, or gets it.
    const open = api.getEditingCells().length > 0;
    if (!open && !cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
  } else if (frames < patience) {
    requestAnimationFrame(() => focusWhenDrawn(sheet, index, key, frames + 1));
  }
}

function goTo<Row>(sheet: Sheet<Row>, index: number, key: string): void {
  const { api } = sheet;
  if (api === null || index < 0 || index >= sheet.rowCount()) return;
  api.ensureIndexVisible(index);
  api.ensureColumnVisible(key);
  api.setFocusedCell(index, key);
  focusWhenDrawn(sheet, index, key);
}

export function handleOf<Row>(sheet: Sheet<Row>): GridHandle {
  const indexOf = (rowId: string) => sheet.api?.getRowNode(rowId)?.rowIndex ?? null;
  const firstKey = () => sheet.columns[0]?.key ?? '';
  return {
    focusCell: (rowId, key) => {
      const index = indexOf(rowId);
      if (index !== null) goTo(sheet, index, key);
    },
    focusRow: (index, key) => goTo(sheet, index, key ?? firstKey()),
    focused: () => {
      const key = sheet.anchor === null ? undefined : sheet.columns[sheet.anchor.column]?.key;
      return sheet.anchor === null || key === undefined ? null : { index: sheet.anchor.row, key };
    },
    flash: (cells) => flash(sheet, cells),
    openEditor: (rowId, key) => {
      const index = indexOf(rowId);
      if (index === null) return;
      goTo(sheet, index, key);
      openEditor(sheet, index, key);
    },
    closeEditor: () => sheet.api?.stopEditing(),
    range: () => {
      const rect = sheet.rect();
      if (rect === null) return null;
      const keys = sheet.columns.slice(rect.left, rect.right + 1).map(({ key }) => key);
      return { firstRow: rect.top, lastRow: rect.bottom, keys };
    },
    announce: (text) => sheet.announce(text),
    focus: () => {
      if (sheet.rowCount() === 0) sheet.root?.focus();
      else goTo(sheet, sheet.anchor?.row ?? 0, firstKey());
    },
  };
}
