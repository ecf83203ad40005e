import { type RefObject, useLayoutEffect } from 'react';
import { placeAt } from './place.ts';

interface EditorStart {
  value: string | null | undefined;
  /** The key that opened the editor; null if it was opened in another way. */
  eventKey: string | null;
}

/** Whether the key that opened the editor begins a new text. */
export const startsNewText = ({ eventKey }: EditorStart): boolean =>
  eventKey?.length === 1 || eventKey === 'Backspace' || eventKey === 'Delete';

export function firstText(start: EditorStart): string {
  if (!startsNewText(start)) return start.value ?? '';
  return start.eventKey?.length === 1 ? start.eventKey : '';
}

interface CellEditorParts {
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  popover: RefObject<HTMLElement | null>;
  cell: HTMLElement;
  /** Covers the cell instead of opening below it. */
  over: boolean;
  /** Runs once, when the input has the focus. */
  begin: (input: HTMLInputElement | HTMLTextAreaElement) => void;
}

/**
 * Opens an editor. It takes the focus immediately, so that it gets the letters typed after the first
 * one. Its popover is in the top layer, where the grid does not clip it, but in the document it
 * stays inside the cell, which therefore receives its key events.
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
