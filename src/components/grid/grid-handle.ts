import { focusWhenDrawn, openEditorWhenDrawn } from './ag-dom.ts';
import { flash } from './painter.ts';
import type { GridHandle } from './grid-types.ts';
import type { Sheet } from './sheet.ts';

function goTo<Row>(sheet: Sheet<Row>, index: number, key: string): void {
  const { api, root } = sheet;
  if (api === null || root === null || index < 0 || index >= sheet.rowCount()) return;
  api.ensureIndexVisible(index);
  api.ensureColumnVisible(key);
  api.setFocusedCell(index, key);
  focusWhenDrawn({ api, root, index, key });
}

export function gridHandleOf<Row>(sheet: Sheet<Row>): GridHandle {
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
      const { api, root } = sheet;
      if (api !== null && root !== null) openEditorWhenDrawn({ api, root, index, key });
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
