import type { GridApi } from 'ag-grid-community';

/** Beyond this many the grid is quicker with the whole list at once. */
const singly = 20_000;

/**
 * Hands the rows over at the price of what has changed: a row in its place costs only itself, rows at
 * the end are added, anything else is a new list. Answers with the ids whose rows are other ones now,
 * or with null while an open editor would be moved: then it is to be tried again when that is closed.
 */
export function pushRows<Row>(
  api: GridApi<Row>,
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): ReadonlySet<string> | 'all' | null {
  const changed = replacements(before, after, rowId);
  if (changed === null || changed.length > singly) {
    if (changed === null && api.getEditingCells().length > 0) return null;
    replaceAll(api, before, after, rowId);
    return 'all';
  }
  const ids = new Set<string>();
  for (const row of changed) {
    const id = rowId(row);
    ids.add(id);
    api.getRowNode(id)?.updateData(row);
  }
  if (after.length > before.length) api.applyTransaction({ add: after.slice(before.length) });
  return ids;
}

/** The grid keeps the focus at its place; a person expects it to stay with the row. */
function replaceAll<Row>(
  api: GridApi<Row>,
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): void {
  const focused = api.getFocusedCell() ?? undefined;
  const row = focused === undefined ? undefined : before[focused.rowIndex];
  api.setGridOption('rowData', [...after]);
  if (focused === undefined || row === undefined) return;
  const index = api.getRowNode(rowId(row))?.rowIndex;
  if (typeof index !== 'number' || index === focused.rowIndex) return;
  api.setFocusedCell(index, focused.column);
}

/** The rows that are another object in the same place; null when rows have come, gone or moved. */
function replacements<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): Row[] | null {
  if (after.length < before.length) return null;
  const changed: Row[] = [];
  for (const [index, old] of before.entries()) {
    const row = after[index];
    if (row === old || row === undefined) continue;
    if (rowId(row) !== rowId(old)) return null;
    changed.push(row);
  }
  return changed;
}
