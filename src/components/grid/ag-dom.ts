import type { GridApi } from 'ag-grid-community';
import type { GridPart } from './shortcuts.ts';

/**
 * Everything the grid relies on that AG Grid does not document: class names, attributes, the order
 * of its timers and the frames it takes to draw. Check this file and ag-grid.css after an update.
 */
const cellClass = 'ag-cell';
const rowClass = 'ag-row';
// Selectors are whole constants: these run for every cell that is drawn while scrolling.
const anyCell = '.ag-cell';
const anyRow = '.ag-row';
const editingClass = 'ag-cell-inline-editing';
const headerCell = '.ag-header-cell';
const columnKey = 'col-id';
const rowIndex = 'row-index';
const rowKey = 'row-id';

export const rowSelector = (index: number): string => `${anyRow}[${rowIndex}="${index}"]`;

export const cellSelector = (index: number, key: string): string =>
  `${rowSelector(index)} ${anyCell}[${columnKey}=${JSON.stringify(key)}]`;

const asElement = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target : null;

export const cellAround = (target: EventTarget | null): Element | null =>
  asElement(target)?.closest(anyCell) ?? null;

export const headerCellAround = (target: EventTarget | null): Element | null =>
  asElement(target)?.closest(headerCell) ?? null;

/** A header cell, or a cell that carries a mark. */
export const explainedAround = (target: Element): Element | null =>
  target.closest(`${anyCell}[data-mark], ${headerCell}`);

export const isHeaderCell = (element: Element): boolean => element.matches(headerCell);

/** The column of a cell or a header cell. */
export const columnKeyOf = (element: Element | null): string =>
  element?.getAttribute(columnKey) ?? '';

/** The index of the row in which the element is drawn; null outside of the rows. */
export function rowIndexOf(element: Element): number | null {
  const index = element.closest(anyRow)?.getAttribute(rowIndex) ?? null;
  return index === null ? null : Number(index);
}

export const isBeingEdited = (cell: Element): boolean => cell.classList.contains(editingClass);

/** Live collections: painting adds elements to cells, but never rows or cells. */
export const drawnRows = (root: Element): Iterable<Element> =>
  root.getElementsByClassName(rowClass);

export const drawnCells = (row: Element): Iterable<Element> =>
  row.getElementsByClassName(cellClass);

/** The element that scrolls the rows in both directions. */
export const isViewport = (target: EventTarget | null): target is Element =>
  asElement(target)?.matches('.ag-grid-viewport') === true;

/** The part of the grid that has the focus: a control inside a cell is a button. */
export function partAround(target: EventTarget | null): GridPart {
  const element = asElement(target);
  if (element === null) return 'outside';
  if (element.closest('.ag-popup-child') !== null) return 'editor';
  if (element.closest('.ag-header') !== null) return 'header';
  const cell = cellAround(element);
  if (cell === null) return 'outside';
  return cell === element ? 'cell' : 'button';
}

/** The rows in which the library has drawn or removed something: rows, cells, or the text of a cell. */
function rowsIn(changes: readonly MutationRecord[]): ReadonlySet<Element> {
  const rows = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    if (!(target instanceof Element)) continue;
    const row = target.closest(anyRow);
    if (row !== null) {
      rows.add(row);
      continue;
    }
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.classList.contains(rowClass)) rows.add(node);
      else for (const added of drawnRows(node)) rows.add(added);
    }
  }
  return rows;
}

/**
 * Calls back with the rows that the library has drawn, before the browser shows them. Changes that
 * the callback makes itself are not reported.
 */
export function watchDrawing(
  root: HTMLElement,
  onRows: (rows: ReadonlySet<Element>) => void,
): () => void {
  const observer = new MutationObserver((changes) => {
    onRows(rowsIn(changes));
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The library reports an edit that a key has ended in a timer; this runs after that. */
export function afterReportedEdit(run: () => void): void {
  setTimeout(run);
}

const openEditorOnPage = (): Element | null =>
  document.activeElement?.closest('.data-grid :is(input, textarea, select)') ?? null;

/** The cell on this page in which a person is typing. */
export function editedCell(): { rowId: string; key: string } | null {
  const editor = openEditorOnPage();
  const rowId = editor?.closest(`[${rowKey}]`)?.getAttribute(rowKey) ?? null;
  if (editor === null || rowId === null) return null;
  return { rowId, key: columnKeyOf(editor.closest(`[${columnKey}]`)) };
}

/** Runs now, or when the cell that is being edited has reported its text. */
export function afterEditing(run: () => void): void {
  const editor = openEditorOnPage();
  if (editor === null) run();
  // The library reports the edit one timer after the editor has lost the focus.
  else editor.addEventListener('blur', () => setTimeout(() => setTimeout(run)), { once: true });
}

/** Stops the click that belongs to the press which is ending now. */
export function stopComingClick(): void {
  const ended = new AbortController();
  document.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
    signal: ended.signal,
  });
  setTimeout(() => ended.abort());
}

/** The click that ends a press would move the library's focus to the cell under the pointer. */
export function keepFocusAtPress(): void {
  document.addEventListener('mouseup', stopComingClick, { capture: true, once: true });
}

/** A cell of a grid by the index of its row and the key of its column. */
interface CellPlace<Row> {
  api: GridApi<Row>;
  root: HTMLElement;
  index: number;
  key: string;
}

/** Frames to wait for a row to be drawn after scrolling to it. */
const drawingFrames = 30;

/** Moves the browser's focus into the focused cell: the library draws it some frames later. */
export function focusWhenDrawn<Row>(place: CellPlace<Row>, frames = 0): void {
  const { api, root, index, key } = place;
  if (api.isDestroyed()) return;
  const focused = api.getFocusedCell();
  // The person may have moved on in the meantime.
  if (focused?.rowIndex !== index || focused.column.getColId() !== key) return;
  const cell = root.querySelector<HTMLElement>(cellSelector(index, key));
  if (cell) {
    // An editor that has been opened in the cell has the focus, or takes it.
    const editing = api.getEditingCells().length > 0;
    if (!editing && !cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
  } else if (frames < drawingFrames) {
    requestAnimationFrame(() => focusWhenDrawn(place, frames + 1));
  }
}

/** Milliseconds to wait for an editor to be drawn. */
const editorTimeout = 1500;

/**
 * Opens the editor of a cell that may not be drawn yet. Keys typed in the meantime are collected and
 * passed to the editor, including the key that ends the edit.
 */
export function openEditorWhenDrawn<Row>({ api, root, index, key }: CellPlace<Row>): void {
  const typed: string[] = [];
  let last: KeyboardEvent | undefined;
  const ended = new AbortController();
  const input = () => {
    const editor = root.querySelector(`${cellSelector(index, key)} :is(input, textarea)`);
    const isEditor = editor instanceof HTMLInputElement || editor instanceof HTMLTextAreaElement;
    return isEditor ? editor : null;
  };
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || last !== undefined) return;
      const ends = event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape';
      if (!(ends || event.key.length === 1) || document.activeElement === input()) return;
      event.preventDefault();
      event.stopPropagation();
      if (ends) last = event;
      else typed.push(event.key);
    },
    { capture: true, signal: ended.signal },
  );
  const until = performance.now() + editorTimeout;
  const attempt = () => {
    const editor = input();
    const late = api.isDestroyed() || performance.now() > until;
    if (editor === null && !late) {
      const open = api.getEditingCells().length > 0;
      if (!open) api.startEditingCell({ rowIndex: index, colKey: key });
      requestAnimationFrame(attempt);
      return;
    }
    ended.abort();
    if (editor === null) return;
    // An editor that was opened before its cell was drawn did not get the focus.
    if (document.activeElement !== editor) editor.focus();
    if (typed.length > 0) {
      editor.setRangeText(typed.join(''), 0, editor.value.length, 'end');
      editor.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    if (last === undefined) return;
    const { key: name, shiftKey } = last;
    editor.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
    );
  };
  attempt();
}
