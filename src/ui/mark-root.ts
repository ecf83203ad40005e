const counts = new Map<string, number>();

function count(name: string, by: number): void {
  const next = (counts.get(name) ?? 0) + by;
  counts.set(name, next);
  document.documentElement.toggleAttribute(`data-${name}`, next > 0);
}

/**
 * As a ref: while such an element is in the page, the root says so for the style sheets. They could
 * ask with `:has()` themselves, but the browser would look for the answer at every change in the
 * page, which is many times in every frame in which a grid scrolls.
 */
export const markRoot =
  (name: string) =>
  (element: Element | null): (() => void) | undefined => {
    if (element === null) return undefined;
    count(name, 1);
    return () => count(name, -1);
  };
