import { extendTo } from './ranging.ts';
import type { Place } from './range.ts';
import type { Sheet } from './sheet.ts';

function placeOf<Row>(sheet: Sheet<Row>, target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest('.ag-cell') : null;
  if (cell === null || cell.classList.contains('ag-cell-inline-editing')) return null;
  const row = sheet.indexOf(cell);
  const column = sheet.columnIndex(cell.getAttribute('col-id') ?? '');
  return row === null || column === -1 ? null : { row, column };
}

/** How often a pointer held beyond the edge takes the range a row further. */
const crawl = 60;

/**
 * Shift and a press, or a drag, make a range. True where the press was for the range alone: the grid
 * hears of it twice, as pointerdown and as mousedown, and must take the focus with neither.
 */
export function handlePress<Row>(sheet: Sheet<Row>, event: MouseEvent): boolean {
  if (event.button !== 0) return false;
  const place = placeOf(sheet, event.target);
  if (event instanceof PointerEvent && event.pointerType === 'touch') {
    noteTouch(sheet, place);
    return false;
  }
  if (place === null) return false;
  const starts = event.type === 'pointerdown';
  if (!event.shiftKey || sheet.anchor === null) {
    if (starts) drag(sheet);
    return false;
  }
  if (starts) {
    extendTo(sheet, place);
    drag(sheet);
    keepFocus();
  } else {
    // Otherwise the browser marks the texts in between and moves the focus.
    event.preventDefault();
  }
  return true;
}

/** The click that ends the press would take the focus to the range's other end. */
function keepFocus(): void {
  const ended = new AbortController();
  document.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
    signal: ended.signal,
  });
  document.addEventListener('mouseup', () => setTimeout(() => ended.abort()), { once: true });
}

function drag<Row>(sheet: Sheet<Row>): void {
  const ended = new AbortController();
  let beyond = 0;
  const timer = setInterval(() => {
    const { head } = sheet;
    if (beyond === 0 || head === null) return;
    const row = Math.max(0, Math.min(sheet.rowCount() - 1, head.row + beyond));
    extendTo(sheet, { ...head, row });
  }, crawl);
  const end = () => {
    clearInterval(timer);
    ended.abort();
  };
  document.addEventListener(
    'pointermove',
    (event) => {
      if ((event.buttons & 1) === 0) {
        end();
        return;
      }
      const box = sheet.root?.getBoundingClientRect();
      beyond =
        box === undefined ? 0 : event.clientY > box.bottom ? 1 : event.clientY < box.top ? -1 : 0;
      const place = placeOf(sheet, event.target);
      const inside = event.target instanceof Node && sheet.root?.contains(event.target) === true;
      if (place !== null && inside) extendTo(sheet, place);
    },
    { signal: ended.signal },
  );
  document.addEventListener('pointerup', end, { signal: ended.signal });
  document.addEventListener('pointercancel', end, { signal: ended.signal });
}

function noteTouch<Row>(target: Sheet<Row>, place: Place | null): void {
  const sheet = target;
  const { anchor } = sheet;
  sheet.pressedAgain =
    place !== null && anchor?.row === place.row && anchor.column === place.column;
}

/** A finger has no double click worth the name: a tap on the focused cell opens its editor. */
export function handleTap<Row>(sheet: Sheet<Row>, event: PointerEvent): void {
  if (event.pointerType !== 'touch') return;
  const place = placeOf(sheet, event.target);
  const { api } = sheet;
  if (place === null || !sheet.pressedAgain) return;
  const column = sheet.columns[place.column];
  if (column === undefined || !sheet.canEdit(sheet.rowAt(place.row), column)) return;
  api?.startEditingCell({ rowIndex: place.row, colKey: column.key });
}
