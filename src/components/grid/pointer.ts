import { cellAround, columnKeyOf, isBeingEdited, keepFocusAtPress, rowIndexOf } from './ag-dom.ts';
import { extendTo } from './ranging.ts';
import type { CellIndexes } from './range.ts';
import type { Sheet } from './sheet.ts';

/** Milliseconds until a range that is dragged beyond the edge of the grid grows by one row. */
const scrollStep = 60;

interface PointerHandlers {
  /** Selects a range by a drag or a press with Shift. True if AG Grid must not get the event. */
  press: (event: MouseEvent) => boolean;
  tap: (event: PointerEvent) => void;
}

export function pointerHandlers<Row>(sheet: Sheet<Row>): PointerHandlers {
  /** Whether the last touch was on the cell that already had the focus. */
  let touchedFocusedCell = false;

  return {
    // AG Grid handles both pointerdown and mousedown, so this function is called for both events.
    press: (event) => {
      if (event.button !== 0) return false;
      const cell = cellAt(sheet, event.target);
      if (event instanceof PointerEvent && event.pointerType === 'touch') {
        const { anchor } = sheet;
        touchedFocusedCell =
          cell !== null && anchor?.row === cell.row && anchor.column === cell.column;
        return false;
      }
      if (cell === null) return false;
      const isPointerDown = event.type === 'pointerdown';
      if (!event.shiftKey || sheet.anchor === null) {
        if (isPointerDown) drag(sheet);
        return false;
      }
      if (isPointerDown) {
        extendTo(sheet, cell);
        drag(sheet);
        keepFocusAtPress();
      } else {
        // Prevents the browser from selecting text and moving the focus.
        event.preventDefault();
      }
      return true;
    },
    // A double tap is difficult, so a single tap on the focused cell opens its editor.
    tap: (event) => {
      if (event.pointerType !== 'touch') return;
      const cell = cellAt(sheet, event.target);
      if (cell === null || !touchedFocusedCell) return;
      const column = sheet.columns[cell.column];
      if (column === undefined || !sheet.canEdit(sheet.rowAt(cell.row), column)) return;
      sheet.api?.startEditingCell({ rowIndex: cell.row, colKey: column.key });
    },
  };
}

function cellAt<Row>(sheet: Sheet<Row>, target: EventTarget | null): CellIndexes | null {
  const cell = cellAround(target);
  if (cell === null || isBeingEdited(cell)) return null;
  const row = rowIndexOf(cell);
  const column = sheet.columnIndex(columnKeyOf(cell));
  return row === null || column === -1 ? null : { row, column };
}

function drag<Row>(sheet: Sheet<Row>): void {
  const listening = new AbortController();
  let beyond = 0;
  const timer = setInterval(() => {
    const { head } = sheet;
    if (beyond === 0 || head === null) return;
    const row = Math.max(0, Math.min(sheet.rowCount() - 1, head.row + beyond));
    extendTo(sheet, { ...head, row });
  }, scrollStep);
  const end = () => {
    clearInterval(timer);
    listening.abort();
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
      const cell = cellAt(sheet, event.target);
      const inside = event.target instanceof Node && sheet.root?.contains(event.target) === true;
      if (cell !== null && inside) extendTo(sheet, cell);
    },
    { signal: listening.signal },
  );
  document.addEventListener('pointerup', end, { signal: listening.signal });
  document.addEventListener('pointercancel', end, { signal: listening.signal });
}
