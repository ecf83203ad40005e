import { paint } from './painter.ts';
import { isSingle, type Place, type Rect, sizeInWords, stepped } from './range.ts';
import type { Sheet } from './sheet.ts';

/** The focus has come to a cell: the range begins anew there. */
export function focusMoved<Row>(sheet: Sheet<Row>, row: number, key: string): void {
  const column = sheet.columnIndex(key);
  const wide = isWide(sheet);
  sheet.anchor = column === -1 ? null : { row, column };
  sheet.head = null;
  if (wide) paint(sheet);
}

export function isWide<Row>(sheet: Sheet<Row>): boolean {
  const rect = sheet.rect();
  return rect !== null && !isSingle(rect);
}

/** The other end of the range; the focus stays where the range began. */
export function extendTo<Row>(sheet: Sheet<Row>, head: Place): void {
  if (sheet.anchor === null) return;
  if (sheet.head?.row === head.row && sheet.head.column === head.column) return;
  sheet.head = head;
  const key = sheet.columns[head.column]?.key;
  sheet.api?.ensureIndexVisible(head.row);
  if (key !== undefined) sheet.api?.ensureColumnVisible(key);
  paint(sheet);
  tellSize(sheet);
}

export function extendBy<Row>(sheet: Sheet<Row>, step: { down?: number; right?: number }): void {
  const from = sheet.head ?? sheet.anchor;
  if (from === null) return;
  const size = { rows: sheet.rowCount(), columns: sheet.columns.length };
  extendTo(sheet, stepped(from, step, size));
}

export function selectRect<Row>(sheet: Sheet<Row>, { top, bottom, left, right }: Rect): void {
  sheet.anchor = { row: top, column: left };
  sheet.head = { row: bottom, column: right };
  const key = sheet.columns[left]?.key;
  const focused = sheet.api?.getFocusedCell();
  if (key !== undefined && (focused?.rowIndex !== top || focused.column.getColId() !== key)) {
    sheet.api?.setFocusedCell(top, key);
    // The focus has begun a range of its own.
    sheet.anchor = { row: top, column: left };
    sheet.head = { row: bottom, column: right };
  }
  paint(sheet);
}

export function collapse<Row>(sheet: Sheet<Row>): void {
  sheet.head = null;
  paint(sheet);
}

function tellSize<Row>(sheet: Sheet<Row>): void {
  const rect = sheet.rect();
  if (rect !== null) sheet.announce(`${sizeInWords(rect)} selected`);
}
