import { holds, isSingle, type Rect } from './range.ts';
import type { Sheet } from './sheet.ts';

/**
 * Marks, ranges and row states are attributes on what the grid has drawn: painting them takes one look
 * per drawn cell and no refresh of the grid, however many rows there are.
 */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function paintCell<Row>(
  sheet: Sheet<Row>,
  cell: Element,
  row: Row | undefined,
  index: number,
  rect: Rect | null,
) {
  const key = cell.getAttribute('col-id') ?? '';
  const column = sheet.columnIndex(key);
  const mark = row === undefined || column === -1 ? undefined : sheet.markOf(row, key);
  set(cell, 'data-mark', mark?.state);
  set(cell, 'aria-invalid', mark?.state === 'invalid' ? 'true' : undefined);
  const inRange = rect !== null && column !== -1 && holds(rect, { row: index, column });
  set(cell, 'aria-selected', inRange ? 'true' : undefined);
  const id = row === undefined ? '' : sheet.props.rowId(row);
  const lit = row !== undefined && (sheet.flashing.has(id) || sheet.flashing.has(`${id}\n${key}`));
  set(cell, 'data-flash', lit ? '' : undefined);
}

function paintRow<Row>(sheet: Sheet<Row>, element: Element, rect: Rect | null): void {
  const index = Number(element.getAttribute('row-index'));
  const row = sheet.rowAt(index);
  set(element, 'data-row-state', row === undefined ? undefined : sheet.stateOf(row));
  const { selection, rowId } = sheet.props;
  if (selection !== undefined) {
    set(element, 'aria-selected', String(row !== undefined && selection.ids.has(rowId(row))));
  }
  for (const cell of element.getElementsByClassName('ag-cell')) {
    paintCell(sheet, cell, row, index, rect);
  }
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

/** What the grid draws while scrolling is painted before it is seen. */
export function paintWhatComes<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const rows = new Set<Element>();
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.classList.contains('ag-cell') || node.classList.contains('ag-row')) {
          const row = node.closest('.ag-row');
          if (row !== null) rows.add(row);
        } else {
          for (const row of node.getElementsByClassName('ag-row')) rows.add(row);
        }
      }
    }
    const rect = wideRect(sheet);
    for (const row of rows) paintRow(sheet, row, rect);
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
