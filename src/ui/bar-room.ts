const bars = new Set<Element>();
let lastPublished = 0;

/** The distance in pixels from the bottom of the window to the top of the highest bar. */
function barSpace(): number {
  const tops = Array.from(bars, (bar) => bar.getBoundingClientRect().top);
  return Math.max(0, Math.ceil(window.innerHeight - Math.min(window.innerHeight, ...tops)));
}

function publish(): void {
  const space = barSpace();
  if (space === lastPublished) return;
  lastPublished = space;
  document.documentElement.style.setProperty('--bar-room', `${space}px`);
}

let resizeObserver: ResizeObserver | undefined;

/**
 * A ref callback for a bar at the bottom of the window. It sets `--bar-room` on the root element to
 * the height up to the top of the highest bar, so that toasts appear above the bars and cover no
 * buttons.
 */
export function reserveBarSpace(bar: Element | null): (() => void) | undefined {
  if (bar === null) return undefined;
  if (bars.size === 0) {
    resizeObserver = new ResizeObserver(publish);
    // Bars are sticky: at the end of the page they scroll with the page.
    window.addEventListener('scroll', publish, { passive: true });
    window.addEventListener('resize', publish);
  }
  bars.add(bar);
  // The observer calls `publish` in the next frame. A call here would measure the bars, and that
  // would force a layout while React changes the document.
  resizeObserver?.observe(bar);
  return () => {
    bars.delete(bar);
    resizeObserver?.unobserve(bar);
    publish();
    if (bars.size > 0) return;
    resizeObserver?.disconnect();
    window.removeEventListener('scroll', publish);
    window.removeEventListener('resize', publish);
  };
}
