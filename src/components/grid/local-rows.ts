import type { GridApi } from 'ag-grid-community';

/** Beyond this many the grid is quicker with the whole list at once. */
const singly = 20_000;

/**
 * Hands the rows over at the price of what has changed: a row in its place costs only itself, rows at
 * the end are added, anything else is a new list. Answers with the ids whose rows are other ones now.
 */
export function pushRows<Row>(
  api: GridApi<Row>,
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): ReadonlySet<string> | 'all' {
  const changed = replacements(before, after, rowId);
  if (changed === null || changed.length > singly) {
    api.setGridOption('rowData', [...after]);
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
