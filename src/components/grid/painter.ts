import { noteIn } from './cell-notes.ts';
import type { RowState } from './grid-types.ts';
import { holds, isSingle, type Rect } from './range.ts';
import { type Sheet, toolsKey } from './sheet.ts';
import { paintTools } from './tools-cell.ts';

/**
 * The grid draws texts; all else about a cell (marks, ranges, row states, boxes, buttons) is painted on
 * what it has drawn. That takes one look per drawn cell and no refresh of the grid, however many rows
 * there are, and a cell without a renderer of its own is drawn in one go.
 */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

interface Drawn<Row> {
  row: Row | undefined;
  id: string;
  state: RowState | undefined;
  index: number;
  rect: Rect | null;
}

function paintCell<Row>(sheet: Sheet<Row>, cell: Element, drawn: Drawn<Row>): void {
  const { row, id, state, index, rect } = drawn;
  const key = cell.getAttribute('col-id') ?? '';
  if (key === toolsKey) {
    if (!sheet.flinging) paintTools(sheet, cell, row);
    return;
  }
  const column = sheet.columnIndex(key);
  const mark = row === undefined ? undefined : sheet.markOf(row, key);
  set(cell, 'data-mark', mark?.state);
  set(cell, 'aria-invalid', mark?.state === 'invalid' ? 'true' : undefined);
  noteIn(cell, mark, column === 0 ? state : undefined);
  const inRange = rect !== null && holds(rect, { row: index, column });
  set(cell, 'aria-selected', inRange ? 'true' : undefined);
  const { flashing } = sheet;
  const lit = flashing.size > 0 && (flashing.has(id) || flashing.has(`${id}\n${key}`));
  set(cell, 'data-flash', lit ? '' : undefined);
}

function paintRow<Row>(sheet: Sheet<Row>, element: Element, rect: Rect | null): void {
  const index = sheet.indexOf(element) ?? -1;
  const row = sheet.rowAt(index);
  const state = row === undefined ? undefined : sheet.stateOf(row);
  set(element, 'data-row-state', state);
  const { selection, rowId } = sheet.props;
  const id = row === undefined ? '' : rowId(row);
  if (selection !== undefined) {
    set(element, 'aria-selected', String(row !== undefined && selection.ids.has(id)));
  }
  const drawn = { row, id, state, index, rect };
  // Painting puts elements into the cells, but never a cell.
  for (const cell of element.getElementsByClassName('ag-cell')) paintCell(sheet, cell, drawn);
}

/** A single cell has the focus and needs no other sign. */
function wideRect<Row>(sheet: Sheet<Row>): Rect | null {
  const rect = sheet.rect();
  return rect === null || isSingle(rect) ? null : rect;
}

export function paint<Row>(sheet: Sheet<Row>): void {
  const rect = wideRect(sheet);
  for (const row of sheet.root?.getElementsByClassName('ag-row') ?? []) paintRow(sheet, row, rect);
}

/** The rows in which the grid has drawn something, or taken it away: rows, cells, or a cell's text. */
function rowsDrawn(changes: readonly MutationRecord[]): ReadonlySet<Element> {
  const rows = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    if (!(target instanceof Element)) continue;
    const within = target.closest('.ag-row');
    if (within !== null) {
      rows.add(within);
      continue;
    }
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.classList.contains('ag-row')) rows.add(node);
      else for (const row of node.getElementsByClassName('ag-row')) rows.add(row);
    }
  }
  return rows;
}

/** What the grid draws while scrolling is painted before it is seen. */
export function paintWhatComes<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const rows = rowsDrawn(changes);
    const rect = wideRect(sheet);
    for (const row of rows) paintRow(sheet, row, rect);
    // Its own painting is no news.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const flashTime = 1600;

/** Lights up once; the style sheet leaves it out for people who want less motion. */
export function flash<Row>(
  sheet: Sheet<Row>,
  cells: readonly { rowId: string; key?: string | undefined }[],
): void {
  const names = cells.map(({ rowId, key }) => (key === undefined ? rowId : `${rowId}\n${key}`));
  for (const name of names) sheet.flashing.add(name);
  paint(sheet);
  setTimeout(() => {
    for (const name of names) sheet.flashing.delete(name);
    paint(sheet);
  }, flashTime);
}
