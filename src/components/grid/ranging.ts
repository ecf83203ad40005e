import { isSingle, type CellIndexes, type Rect, sizeInWords, stepFrom } from './range.ts';
import type { Sheet } from './sheet.ts';

export function hasSeveralCells<Row>(sheet: Sheet<Row>): boolean {
  const rect = sheet.rect();
  return rect !== null && !isSingle(rect);
}

/** Moves one corner of the range, its head. The focus stays at the other corner, its anchor. */
export function extendTo<Row>(sheet: Sheet<Row>, to: CellIndexes): void {
  const { head } = sheet;
  if (head === null || (head.row === to.row && head.column === to.column)) return;
  sheet.setHead(to);
  const key = sheet.columns[to.column]?.key;
  sheet.api?.ensureIndexVisible(to.row);
  if (key !== undefined) sheet.api?.ensureColumnVisible(key);
  sheet.paint();
  const rect = sheet.rect();
  if (rect !== null) sheet.announce(`${sizeInWords(rect)} selected`);
}

export function extendBy<Row>(sheet: Sheet<Row>, step: { down?: number; right?: number }): void {
  const from = sheet.head;
  if (from === null) return;
  const size = { rows: sheet.rowCount(), columns: sheet.columns.length };
  extendTo(sheet, stepFrom(from, step, size));
}

export function selectRect<Row>(sheet: Sheet<Row>, { top, bottom, left, right }: Rect): void {
  const key = sheet.columns[left]?.key;
  const { anchor } = sheet;
  if (key !== undefined && (anchor?.row !== top || anchor.column !== left)) {
    sheet.api?.setFocusedCell(top, key);
  }
  sheet.setHead({ row: bottom, column: right });
  sheet.paint();
}

export function collapse<Row>(sheet: Sheet<Row>): void {
  sheet.setHead(null);
  sheet.paint();
}
