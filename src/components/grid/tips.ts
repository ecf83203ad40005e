import { columnKeyOf, cellWithTipAround, isHeaderCell, rowIndexOf } from './ag-dom.ts';
import { positionPopover } from './position-popover.ts';
import type { Sheet } from './sheet.ts';

/** Milliseconds that the pointer must stay on a cell before its tip appears. */
const delay = 400;

/** The note of a marked cell, or the hint of a column. */
function tipOf<Row>(sheet: Sheet<Row>, element: Element): string | undefined {
  const key = columnKeyOf(element);
  if (isHeaderCell(element)) return sheet.byKey.get(key)?.hint;
  const index = rowIndexOf(element);
  const row = index === null ? undefined : sheet.rowAt(index);
  return row === undefined ? undefined : sheet.markOf(row, key)?.note;
}

/**
 * Shows a tip for the cell under the pointer. The grid has one tip element, because tooltips of AG
 * Grid would add listeners to every cell. Screen readers read the same note in the cell.
 */
export function showTips<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  const tip = root.querySelector<HTMLElement>('.grid-tip');
  if (tip === null) return () => undefined;
  const listening = new AbortController();
  let hoveredCell: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (element: Element) => {
    const text = element.isConnected ? tipOf(sheet, element) : undefined;
    if (text === undefined) return;
    tip.textContent = text;
    tip.showPopover();
    positionPopover(tip, element);
  };
  const follow = ({ target }: Event) => {
    // The tip stays open while the pointer is on it, so that its text can be read and copied.
    if (!(target instanceof Element) || tip.contains(target)) return;
    const next = cellWithTipAround(target);
    if (next === hoveredCell) return;
    hide();
    hoveredCell = next;
    if (next !== null) timer = setTimeout(() => show(next), delay);
  };
  const leave = () => {
    hide();
    hoveredCell = null;
  };

  const { signal } = listening;
  root.addEventListener('mouseover', follow, { signal });
  root.addEventListener('mouseleave', leave, { signal });
  // The listeners are on the document, because Escape must work without focus in the grid, and the
  // page can scroll.
  for (const event of ['mousedown', 'keydown', 'scroll'] as const) {
    document.addEventListener(event, hide, { signal, capture: true, passive: true });
  }
  return () => {
    hide();
    listening.abort();
  };
}
