import { counted } from '#src/lib/counted.ts';
import type { Sheet } from './sheet.ts';

/** Selects the rows, or deselects them if all of them are selected. */
export function toggleRows<Row>(sheet: Sheet<Row>, first: number, last: number): void {
  const { selection, rowId } = sheet.props;
  if (selection === undefined) return;
  const ids: string[] = [];
  for (let index = first; index <= last; index += 1) {
    const row = sheet.rowAt(index);
    if (row !== undefined) ids.push(rowId(row));
  }
  const next = new Set(selection.ids);
  const remove = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (remove) next.delete(id);
    else next.add(id);
  }
  selection.onChange(next);
  sheet.announce(`${counted(next.size, 'row', 'rows')} selected`);
}

/** Toggles a row by its checkbox. With Shift, all rows from the last toggled row are toggled. */
export function rowPicker<Row>(sheet: Sheet<Row>): (index: number, shift: boolean) => void {
  let lastId: string | null = null;
  return (index, shift) => {
    const row = sheet.rowAt(index);
    if (row === undefined) return;
    // Sorting may have moved the last toggled row, or a search may have removed it.
    const last = lastId === null ? undefined : sheet.api?.getRowNode(lastId);
    const from = shift ? (last?.rowIndex ?? index) : index;
    lastId = sheet.props.rowId(row);
    toggleRows(sheet, Math.min(from, index), Math.max(from, index));
  };
}

export const isSortable = <Row>(sheet: Sheet<Row>, key: string): boolean =>
  sheet.props.onSort !== undefined && sheet.byKey.get(key)?.sortKey !== undefined;

/** Asks the server for ascending order or, if the order is ascending already, for descending. */
export function toggleSort<Row>(sheet: Sheet<Row>, key: string): void {
  const sortKey = sheet.byKey.get(key)?.sortKey;
  const { sort, onSort } = sheet.props;
  if (sortKey === undefined || onSort === undefined) return;
  const reverse = sort?.key === sortKey && !sort.reverse;
  onSort(sortKey, reverse);
  const label = sheet.byKey.get(key)?.label ?? '';
  sheet.announce(`Sorted by ${label}, ${reverse ? 'descending' : 'ascending'}`);
}
