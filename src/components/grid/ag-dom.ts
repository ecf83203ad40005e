import type { GridApi } from 'ag-grid-community';
import type { GridPart } from './shortcuts.ts';

/**
 * All details of AG Grid that the grid uses although AG Grid does not document them: class names,
 * attributes, the order of its timers, and the number of frames that drawing takes. Check this file
 * and ag-grid.css after an update of AG Grid.
 */
const cellClass = 'ag-cell';
const rowClass = 'ag-row';
// Constants, so that no string is built for each cell that is drawn while scrolling.
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

/** The header cell or the marked cell around an element: these cells can have a tip. */
export const cellWithTipAround = (target: Element): Element | null =>
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

/** A live collection. Painting while iterating is safe, because painting adds no rows or cells. */
export const drawnRows = (root: Element): Iterable<Element> =>
  root.getElementsByClassName(rowClass);

export const drawnCells = (row: Element): Iterable<Element> =>
  row.getElementsByClassName(cellClass);

/** The element that scrolls the rows in both directions. */
export const isViewport = (target: EventTarget | null): target is Element =>
  asElement(target)?.matches('.ag-grid-viewport') === true;

/** The part of the grid that contains the element. A control inside a cell counts as a button. */
export function partAround(target: EventTarget | null): GridPart {
  const element = asElement(target);
  if (element === null) return 'outside';
  if (element.closest('.ag-popup-child') !== null) return 'editor';
  if (element.closest('.ag-header') !== null) return 'header';
  const cell = cellAround(element);
  if (cell === null) return 'outside';
  return cell === element ? 'cell' : 'button';
}

/**
 * The rows that AG Grid has added or moved, and the rows in which it has added or removed cells or texts.
 */
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
 * Calls `onRows` with the rows that AG Grid has drawn, before the browser paints them. Changes that
 * `onRows` makes itself are not reported.
 */
export function watchDrawing(
  root: HTMLElement,
  onRows: (rows: ReadonlySet<Element>) => void,
): () => void {
  const observer = new MutationObserver((changes) => {
    onRows(rowsIn(changes));
    observer.takeRecords();
  });
  // A row that moves up or down keeps its element, and gets its new index later than its texts.
  observer.observe(root, { childList: true, subtree: true, attributeFilter: [rowIndex] });
  return () => observer.disconnect();
}

/**
 * AG Grid reports an edit in a timer after a key has ended it. `run` is called after the report.
 */
export function afterReportedEdit(run: () => void): void {
  setTimeout(run);
}

const openEditorOnPage = (): Element | null =>
  document.activeElement?.closest('.data-grid :is(input, textarea, select)') ?? null;

/** The cell that the user is editing, in any grid of the page. */
export function editedCell(): { rowId: string; key: string } | null {
  const editor = openEditorOnPage();
  const rowId = editor?.closest(`[${rowKey}]`)?.getAttribute(rowKey) ?? null;
  if (editor === null || rowId === null) return null;
  return { rowId, key: columnKeyOf(editor.closest(`[${columnKey}]`)) };
}

/** Calls `run` now or, if an editor is open, after AG Grid has reported its text. */
export function afterEditing(run: () => void): void {
  const editor = openEditorOnPage();
  if (editor === null) run();
  // AG Grid reports the edit one timer after the editor has lost the focus.
  else editor.addEventListener('blur', () => setTimeout(() => setTimeout(run)), { once: true });
}

/** Stops the click event that follows the current mouseup event. */
export function stopNextClick(): void {
  const listening = new AbortController();
  document.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
    signal: listening.signal,
  });
  setTimeout(() => listening.abort());
}

/** Stops the click event of the current press, because AG Grid would move its focus to the cell. */
export function keepFocusAtPress(): void {
  document.addEventListener('mouseup', stopNextClick, { capture: true, once: true });
}

/** A cell of a grid by the index of its row and the key of its column. */
interface GridCell<Row> {
  api: GridApi<Row>;
  root: HTMLElement;
  index: number;
  key: string;
}

/** Frames to wait for a row to be drawn after scrolling to it. */
const drawingFrames = 30;

/**
 * Moves the focus of the browser to the focused cell of AG Grid, which may be drawn some frames
 * later.
 */
export function focusWhenDrawn<Row>(target: GridCell<Row>, frames = 0): void {
  const { api, root, index, key } = target;
  if (api.isDestroyed()) return;
  const focused = api.getFocusedCell();
  // The user may have focused another cell in the meantime.
  if (focused?.rowIndex !== index || focused.column.getColId() !== key) return;
  const cell = root.querySelector<HTMLElement>(cellSelector(index, key));
  if (cell) {
    // An open editor has the focus or is about to get it, so the cell must not take it.
    const editing = api.getEditingCells().length > 0;
    if (!editing && !cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
  } else if (frames < drawingFrames) {
    requestAnimationFrame(() => focusWhenDrawn(target, frames + 1));
  }
}

/** Milliseconds to wait for an editor to be drawn. */
const editorTimeout = 1500;

/**
 * Opens the editor of a cell that may not be drawn yet. Keys typed in the meantime are collected
 * and passed to the editor, including the key that ends the edit.
 */
export function openEditorWhenDrawn<Row>({ api, root, index, key }: GridCell<Row>): void {
  const typedKeys: string[] = [];
  let endKey: KeyboardEvent | undefined;
  const listening = new AbortController();
  const input = () => {
    const editor = root.querySelector(`${cellSelector(index, key)} :is(input, textarea)`);
    const isEditor = editor instanceof HTMLInputElement || editor instanceof HTMLTextAreaElement;
    return isEditor ? editor : null;
  };
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || endKey !== undefined) return;
      const ends = event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape';
      if (!(ends || event.key.length === 1) || document.activeElement === input()) return;
      event.preventDefault();
      event.stopPropagation();
      if (ends) endKey = event;
      else typedKeys.push(event.key);
    },
    { capture: true, signal: listening.signal },
  );
  const until = performance.now() + editorTimeout;
  const tryToOpen = () => {
    const editor = input();
    const isTooLate = api.isDestroyed() || performance.now() > until;
    if (editor === null && !isTooLate) {
      const open = api.getEditingCells().length > 0;
      if (!open) api.startEditingCell({ rowIndex: index, colKey: key });
      requestAnimationFrame(tryToOpen);
      return;
    }
    listening.abort();
    if (editor === null) return;
    // An editor that was opened before its cell was drawn did not get the focus.
    if (document.activeElement !== editor) editor.focus();
    if (typedKeys.length > 0) {
      editor.setRangeText(typedKeys.join(''), 0, editor.value.length, 'end');
      editor.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    if (endKey === undefined) return;
    const { key: name, shiftKey } = endKey;
    editor.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
    );
  };
  tryToOpen();
}
