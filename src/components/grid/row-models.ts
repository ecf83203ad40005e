import type { GridApi, IDatasource } from 'ag-grid-community';
import type { RowSource } from './grid-types.ts';
import type { Sheet } from './sheet.ts';

/** With more changed rows than this, AG Grid is faster with a new list. */
const mostSingleUpdates = 20_000;

/**
 * Passes changed rows to AG Grid: replaced rows are updated one by one, rows at the end are added,
 * and other changes need a new list. Returns the ids of the replaced rows, or `all` for a new list.
 * Returns null if a new list would move an open editor: the caller must try again when it is
 * closed.
 */
export function pushRows<Row>(
  api: GridApi<Row>,
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): ReadonlySet<string> | 'all' | null {
  const changed = replacements(before, after, rowId);
  if (changed === null || changed.length > mostSingleUpdates) {
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

/** Sets a new list. AG Grid keeps the focused index; this function moves the focus with its row. */
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

/** The rows that replace a row with the same id and index; null if rows were moved or removed. */
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

export const blockSize = 100;

/** Loads rows from the source in the current props, because the source can change. */
export function datasourceOf<Row>(sheet: Sheet<Row>): IDatasource {
  return {
    getRows: ({ startRow, endRow, successCallback, failCallback }) => {
      const { source } = sheet.props;
      if (source === undefined) {
        failCallback();
        return;
      }
      source.load(startRow, Math.min(endRow, source.count)).then(
        (rows) => {
          successCallback([...rows], sheet.props.source?.count ?? source.count);
          // AG Grid redraws only changed texts, but a mark can change without the text.
          sheet.paint();
        },
        () => {
          failCallback();
          sheet.announce('Some rows could not be loaded.');
        },
      );
    },
  };
}

/** Loads the drawn rows again if the source has changed. Meanwhile the old rows stay visible. */
export function reloadSource<Row>(
  api: GridApi<Row>,
  before: RowSource<Row>,
  { count, version }: RowSource<Row>,
): void {
  if (before.count !== count) api.setRowCount(count, true);
  if (before.count !== count || before.version !== version) api.refreshInfiniteCache();
}
