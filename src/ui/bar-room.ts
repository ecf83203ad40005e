const bars = new Set<Element>();
let told = 0;

/** From the foot of the window up to the top of the highest bar, in pixels. */
function room(): number {
  const tops = Array.from(bars, (bar) => bar.getBoundingClientRect().top);
  return Math.max(0, Math.ceil(window.innerHeight - Math.min(window.innerHeight, ...tops)));
}

function tell(): void {
  const now = room();
  if (now === told) return;
  told = now;
  document.documentElement.style.setProperty('--bar-room', `${now}px`);
}

let sizes: ResizeObserver | undefined;

/**
 * As a ref of a bar that stays at the foot of the window: while it is there, `--bar-room` of the
 * root says how much room it takes, so that toasts stand above it and cover none of its buttons.
 */
export function takesRoom(bar: Element | null): (() => void) | undefined {
  if (bar === null) return undefined;
  if (bars.size === 0) {
    sizes = new ResizeObserver(tell);
    // Where the page ends, the bar moves up with it.
    window.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('resize', tell);
  }
  bars.add(bar);
  // It is measured with the next frame; to ask now would lay out the page while it is being drawn.
  sizes?.observe(bar);
  return () => {
    bars.delete(bar);
    sizes?.unobserve(bar);
    tell();
    if (bars.size > 0) return;
    sizes?.disconnect();
    window.removeEventListener('scroll', tell);
    window.removeEventListener('resize', tell);
  };
}
