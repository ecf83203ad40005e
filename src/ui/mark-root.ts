const counts = new Map<string, number>();

function count(name: string, by: number): void {
  const next = (counts.get(name) ?? 0) + by;
  counts.set(name, next);
  document.documentElement.toggleAttribute(`data-${name}`, next > 0);
}

/**
 * A ref callback. While an element with this ref is mounted, the root element has the attribute
 * `data-<name>` for the style sheets. `:has()` would be slow, because the browser would evaluate it
 * again at every change of the page, for example while a grid scrolls.
 */
export const markRoot =
  (name: string) =>
  (element: Element | null): (() => void) | undefined => {
    if (element === null) return undefined;
    count(name, 1);
    return () => count(name, -1);
  };
