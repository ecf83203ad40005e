import { type RefObject, useLayoutEffect } from 'react';

const gap = 2;

function placeAt(element: HTMLElement, cell: HTMLElement, over: boolean): void {
  const at = cell.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, style } = element;
  const below = over ? at.top : at.bottom + gap;
  const above = over ? at.bottom - height : at.top - gap - height;
  const top = below + height <= window.innerHeight || above < 0 ? below : above;
  style.top = `${Math.max(4, Math.min(top, window.innerHeight - height - 4))}px`;
  style.left = `${Math.max(4, Math.min(at.left, window.innerWidth - width - 4))}px`;
  style.minWidth = `${at.width}px`;
}

/**
 * Shows an editor's popover at its cell, above it where there is no room below. In the browser's top
 * layer nothing of the grid cuts it off, and in the tree it stays inside of its cell, which therefore
 * keeps the focus and hears the keys.
 */
export function useCellPopover(
  popover: RefObject<HTMLElement | null>,
  cell: HTMLElement,
  over: boolean,
): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null) return undefined;
    element.showPopover();
    const place = () => placeAt(element, cell, over);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [popover, cell, over]);
}
