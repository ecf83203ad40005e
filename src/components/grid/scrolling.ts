import { paint } from './painter.ts';
import type { Sheet } from './sheet.ts';

/** Pixels in one frame from which on nobody can read, let alone press, what goes by. */
const fling = 100;
/** Milliseconds after which a fling has come to rest. */
const rest = 80;

/**
 * What the rows need not have while they fly by, they get when they come to rest: their boxes and
 * buttons are a third of what a row is made of. And only while the grid is scrolled sideways do the
 * pinned columns have to be held in place, which makes a layer of each row's part.
 */
export function watchScrolling<Row>(target: Sheet<Row>, root: HTMLElement): () => void {
  const sheet = target;
  let top = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(timer);
    sheet.flinging = false;
    paint(sheet);
  };
  const look = ({ target: scrolled }: Event) => {
    if (!(scrolled instanceof Element) || !scrolled.matches('.ag-grid-viewport')) return;
    const sideways = scrolled.scrollLeft !== 0;
    if (sideways !== root.hasAttribute('data-sideways')) root.toggleAttribute('data-sideways');
    const flung = Math.abs(scrolled.scrollTop - top) > fling;
    top = scrolled.scrollTop;
    if (flung) {
      sheet.flinging = true;
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    } else if (sheet.flinging) settle();
  };
  // Before the grid hears of it, and draws.
  root.addEventListener('scroll', look, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    root.removeEventListener('scroll', look, { capture: true });
  };
}
