import { counted } from '#src/lib/counted.ts';
import type { CellEdit, GridColumn } from './grid-types.ts';
import { mapPaste } from './paste.ts';
import type { Rect } from './range.ts';
import { copiedText, type Sheet } from './sheet.ts';

const cells = (count: number): string => counted(count, 'cell', 'cells');

/**
 * Calls `act` with the rows, after loading them if needed. If loading fails, nothing is changed.
 */
function withRows<Row>(
  sheet: Sheet<Row>,
  first: number,
  last: number,
  act: (rows: readonly Row[]) => void,
): void {
  const rows = sheet.rowsBetween(first, last);
  if (rows instanceof Promise) {
    rows.then(act, () => sheet.announce('The rows could not be loaded. Nothing was changed.'));
  } else {
    act(rows);
  }
}

function perform<Row>(
  sheet: Sheet<Row>,
  label: string,
  edits: readonly CellEdit[],
  appended: readonly Readonly<Record<string, string>>[] = [],
  leftOut: readonly string[] = [],
): void {
  const leftOutText = leftOut.length === 0 ? '' : ` Left out: ${leftOut.join('; ')}.`;
  if (edits.length === 0 && appended.length === 0) {
    sheet.announce(`Nothing to change here.${leftOutText}`);
    return;
  }
  // Announced first, so that the parent component can announce the result afterwards.
  sheet.announce(`${label}.${leftOutText}`);
  sheet.props.onGesture?.({ label, edits, appended });
}

const inRect = <Row>(sheet: Sheet<Row>, rect: Rect): readonly GridColumn<Row>[] =>
  sheet.columns.slice(rect.left, rect.right + 1);

function editsOf<Row>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  text: (column: GridColumn<Row>) => string,
): CellEdit[] {
  return rows.flatMap((row) =>
    columns
      .filter((column) => sheet.canEdit(row, column))
      .map((column) => ({ rowId: sheet.props.rowId(row), key: column.key, text: text(column) })),
  );
}

export function clearCells<Row>(sheet: Sheet<Row>, verb: 'Clear' | 'Cut' = 'Clear'): void {
  const rect = sheet.rect();
  if (rect === null) return;
  withRows(sheet, rect.top, rect.bottom, (rows) => {
    const edits = editsOf(sheet, rows, inRect(sheet, rect), () => '');
    perform(sheet, `${verb} ${cells(edits.length)}`, edits);
  });
}

/**
 * Fills a range from its first row. If the range has one row: fills the selected rows from the
 * first selected row if this row and others are selected, else fills this row from the row above.
 */
export function fillDown<Row>(sheet: Sheet<Row>): void {
  const rect = sheet.rect();
  if (rect === null) return;
  const columns = inRect(sheet, rect);
  const fill = ([from, ...to]: readonly Row[]) => {
    if (from === undefined) return;
    const edits = editsOf(sheet, to, columns, (column) => copiedText(column, from));
    perform(sheet, `Fill down ${cells(edits.length)}`, edits);
  };
  const selected = rect.top === rect.bottom ? selectedRows(sheet, rect.top) : [];
  const first = rect.top === rect.bottom ? rect.top - 1 : rect.top;
  if (selected.length > 1) fill(selected);
  else if (first < 0) sheet.announce('There is no row above to fill from.');
  else withRows(sheet, first, rect.bottom, fill);
}

/**
 * The selected rows in their order. The list is empty if the row at `index` is not selected or the
 * grid has a source.
 */
export function selectedRows<Row>(sheet: Sheet<Row>, index: number): readonly Row[] {
  const { selection, rowId } = sheet.props;
  const row = sheet.rowAt(index);
  if (selection === undefined || row === undefined || !selection.ids.has(rowId(row))) return [];
  return (sheet.shownRows ?? []).filter((each) => selection.ids.has(rowId(each)));
}

/**
 * Calls `act` with the ids of the selected rows if the focus is in one of them or in no row,
 * otherwise with the ids of the rows in the range.
 */
export function withTargetIds<Row>(sheet: Sheet<Row>, act: (ids: readonly string[]) => void): void {
  const { rowId, selection } = sheet.props;
  const index = sheet.focusedRow();
  if (index === null) {
    if (selection !== undefined && selection.ids.size > 0) act([...selection.ids]);
    return;
  }
  const focused = sheet.rowAt(index);
  const selected = selectedRows(sheet, index);
  const rect = sheet.rect();
  if (selected.length > 0) {
    act(selected.map(rowId));
  } else if (focused !== undefined && selection?.ids.has(rowId(focused)) === true) {
    // Some selected rows of a source are possibly not loaded, but their ids are known.
    act([...selection.ids]);
  } else {
    withRows(sheet, rect?.top ?? index, rect?.bottom ?? index, (rows) => act(rows.map(rowId)));
  }
}

export function pasteCells<Row>(
  sheet: Sheet<Row>,
  pasted: readonly (readonly string[])[],
  select: (area: Rect) => void,
): void {
  const rowCount = sheet.rowCount();
  const rect = sheet.rect() ?? { top: rowCount, bottom: rowCount, left: 0, right: 0 };
  const { writes, appended, area, leftOut } = mapPaste(pasted, {
    columns: sheet.columns.map(({ key, label, aliases, editor }) => ({
      key,
      label,
      ...(aliases !== undefined && { aliases }),
      editable: editor !== undefined && sheet.props.onGesture !== undefined,
    })),
    rowCount,
    rect,
  });
  withRows(sheet, rect.top, area?.bottom ?? rect.top - 1, (rows) => {
    const edits: CellEdit[] = [];
    let lockedCells = 0;
    for (const { row: index, key, text } of writes) {
      const row = rows[index - rect.top];
      if (row === undefined) continue;
      if (sheet.canEdit(row, sheet.byKey.get(key))) {
        edits.push({ rowId: sheet.props.rowId(row), key, text });
      } else {
        lockedCells += 1;
      }
    }
    const parts = [
      ...(edits.length > 0 ? [cells(edits.length)] : []),
      ...(appended.length > 0 ? [counted(appended.length, 'new row', 'new rows')] : []),
    ];
    const label = `Paste ${parts.join(' and ')}`;
    const allLeftOut =
      lockedCells === 0
        ? leftOut
        : [...leftOut, `${cells(lockedCells)} in rows to be deleted or left out`];
    perform(sheet, label, edits, appended, allLeftOut);
    if (area !== null && edits.length > 0) select(area);
  });
}

/** Applies the text of an editor. */
export function editCell<Row>(sheet: Sheet<Row>, row: Row, key: string, text: string): void {
  const column = sheet.byKey.get(key);
  if (column === undefined || !sheet.canEdit(row, column)) return;
  const name = sheet.nameOf(row);
  sheet.props.onGesture?.({
    label: name === '' ? `Edit ${column.label}` : `Edit ${column.label} of ${name}`,
    edits: [{ rowId: sheet.props.rowId(row), key, text }],
    appended: [],
  });
}
