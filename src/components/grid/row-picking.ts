import type { Sheet } from './sheet.ts';

/** All of the rows become selected, or none of them when all of them were. */
export function toggleRow<Row>(sheet: Sheet<Row>, first: number, last: number): void {
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
  sheet.announce(`${next.size} ${next.size === 1 ? 'row' : 'rows'} selected`);
}

/** With Shift, everything since the row that was picked last. */
export function pickRow<Row>(target: Sheet<Row>, index: number, shift: boolean): void {
  const sheet = target;
  const row = sheet.rowAt(index);
  if (row === undefined) return;
  // Since then another order may have taken it elsewhere, or another search away.
  const last = sheet.lastPicked === null ? undefined : sheet.api?.getRowNode(sheet.lastPicked);
  const from = shift ? (last?.rowIndex ?? index) : index;
  sheet.lastPicked = sheet.props.rowId(row);
  toggleRow(sheet, Math.min(from, index), Math.max(from, index));
}

export const isSortable = <Row>(sheet: Sheet<Row>, key: string): boolean =>
  sheet.props.onSort !== undefined && sheet.byKey.get(key)?.sortKey !== undefined;

/** Once up, once more down; the server sorts. */
export function toggleSort<Row>(sheet: Sheet<Row>, key: string): void {
  const sortKey = sheet.byKey.get(key)?.sortKey;
  const { sort, onSort } = sheet.props;
  if (sortKey === undefined || onSort === undefined) return;
  const reverse = sort?.key === sortKey && !sort.reverse;
  onSort(sortKey, reverse);
  const label = sheet.byKey.get(key)?.label ?? '';
  sheet.announce(`Sorted by ${label}, ${reverse ? 'descending' : 'ascending'}`);
}
