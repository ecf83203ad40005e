import { placeAt } from './place.ts';
import type { Sheet } from './sheet.ts';

/** Milliseconds for which the pointer rests on something before it is explained. */
const delay = 400;

const explained = '.ag-cell[data-mark], .ag-header-cell';

/** What there is to say about a cell or a column beside what it shows. */
function tipOf<Row>(sheet: Sheet<Row>, element: Element): string | undefined {
  const key = element.getAttribute('col-id') ?? '';
  if (element.matches('.ag-header-cell')) return sheet.byKey.get(key)?.hint;
  const index = sheet.indexOf(element);
  const row = index === null ? undefined : sheet.rowAt(index);
  return row === undefined ? undefined : sheet.markOf(row, key)?.note;
}

/**
 * Explains what the pointer rests on. One element for the whole grid: a tooltip of the library would
 * listen on each cell. What a mark says stands in its cell as well, for those who do not see this.
 */
export function showTips<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  const tip = root.querySelector<HTMLElement>('.grid-tip');
  if (tip === null) return () => undefined;
  const ended = new AbortController();
  let over: Element | null = null;
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
    placeAt(tip, element);
  };
  const follow = ({ target }: Event) => {
    // Somebody may want to read on, or to copy it.
    if (!(target instanceof Element) || tip.contains(target)) return;
    const next = target.closest(explained);
    if (next === over) return;
    hide();
    over = next;
    if (next !== null) timer = setTimeout(() => show(next), delay);
  };
  const leave = () => {
    hide();
    over = null;
  };

  const { signal } = ended;
  root.addEventListener('mouseover', follow, { signal });
  root.addEventListener('mouseleave', leave, { signal });
  // Anywhere: Escape has to be heard without the focus in the grid, and the page scrolls as well.
  for (const event of ['mousedown', 'keydown', 'scroll'] as const) {
    document.addEventListener(event, hide, { signal, capture: true, passive: true });
  }
  return () => {
    hide();
    ended.abort();
  };
}
