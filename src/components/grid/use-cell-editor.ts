import { type RefObject, useLayoutEffect } from 'react';
import { placeAt } from './place.ts';

interface CellEditorParts {
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  popover: RefObject<HTMLElement | null>;
  cell: HTMLElement;
  /** Covers the cell instead of standing at it. */
  over: boolean;
  /** What has to happen once, with the focus in the input. */
  begin: (input: HTMLInputElement | HTMLTextAreaElement) => void;
}

/**
 * Opens an editor: the focus goes into it at once, so that the letters which follow the first one land
 * there, and its popover stands at the cell. In the browser's top layer nothing of the grid cuts that
 * off, and in the tree it stays inside of the cell, which therefore hears the keys.
 */
export function useCellEditor({ input, popover, cell, over, begin }: CellEditorParts): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null) return undefined;
    element.showPopover();
    element.style.minWidth = `${cell.getBoundingClientRect().width}px`;
    const place = () => placeAt(element, cell, over);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    input.current?.focus();
    if (input.current !== null) begin(input.current);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the editor opens
  }, []);
}
