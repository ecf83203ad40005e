import { counted } from '#src/lib/counted.ts';
import { clearCells, pasteCells, selectedRows } from './gestures.ts';
import type { GridColumn } from './grid-types.ts';
import { hasSeveralCells, selectRect } from './ranging.ts';
import { isSingle, sizeInWords } from './range.ts';
import { copiedText, type Sheet } from './sheet.ts';
import { readTsv, writeTable, writeTsv } from './tsv.ts';

const textsOf = <Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[]): string[][] =>
  rows.map((row) => columns.map((column) => copiedText(column, row)));

/** Copies the range or the selected rows. Returns false if the browser must handle the event. */
export function copy<Row>(sheet: Sheet<Row>, event: ClipboardEvent, cut: boolean): boolean {
  const rect = sheet.rect();
  const focused = sheet.focusedRow();
  if (focused === null || isTyping(event.target)) return false;
  const rowsToCopy = hasSeveralCells(sheet) ? [] : selectedRows(sheet, focused);
  if (rowsToCopy.length > 0) {
    const titles = sheet.columns.map(({ label }) => label);
    putOnClipboard(event, [titles, ...textsOf(rowsToCopy, sheet.columns)]);
    sheet.announce(`${counted(rowsToCopy.length, 'row', 'rows')} copied, with titles`);
    return true;
  }
  if (rect === null) return false;
  const columns = sheet.columns.slice(rect.left, rect.right + 1);
  const rows = sheet.rowsBetween(rect.top, rect.bottom);
  const done = () => {
    sheet.announce(isSingle(rect) ? 'Copied' : `${sizeInWords(rect)} copied`);
    if (cut) clearCells(sheet, 'Cut');
  };
  if (rows instanceof Promise) {
    // The event ends before the rows are loaded, so the clipboard API writes the text.
    event.preventDefault();
    rows
      .then((loaded) => navigator.clipboard.writeText(writeTsv(textsOf(loaded, columns))))
      .then(done, () => sheet.announce('The cells could not be copied.'));
  } else {
    putOnClipboard(event, textsOf(rows, columns));
    done();
  }
  return true;
}

function putOnClipboard(event: ClipboardEvent, rows: readonly (readonly string[])[]): void {
  event.preventDefault();
  event.clipboardData?.setData('text/plain', writeTsv(rows));
  event.clipboardData?.setData('text/html', writeTable(rows));
}

/** Pastes the text of the clipboard. Returns false if the browser must handle the event. */
export function paste<Row>(sheet: Sheet<Row>, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text === '' || sheet.props.onGesture === undefined) return false;
  const cells = readTsv(text);
  const single = cells.length === 1 && cells[0]?.length === 1;
  const { target } = event;
  // In an editor the browser pastes a single value at the caret. In a text area it pastes any text.
  if (isTyping(target) && (single || target instanceof HTMLTextAreaElement)) return false;
  event.preventDefault();
  if (isTyping(target)) sheet.api?.stopEditing(true);
  pasteCells(sheet, cells, (area) => selectRect(sheet, area));
  return true;
}

const notText = new Set(['checkbox', 'radio', 'button', 'submit', 'reset']);

/** Whether keys type text while this element has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !notText.has(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);
