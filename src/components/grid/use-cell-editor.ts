import { type RefObject, useLayoutEffect } from 'react';
import { positionPopover } from './position-popover.ts';

interface EditorStart {
  value: string | null | undefined;
  /** The key that opened the editor; null if it was opened in another way. */
  eventKey: string | null;
}

/** Whether the key that opened the editor replaces the text of the cell. */
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
  /** The popover covers the cell instead of opening below it. */
  coversCell: boolean;
  /** Runs once, when the input has the focus. */
  begin: (input: HTMLInputElement | HTMLTextAreaElement) => void;
}

/**
 * Opens the popover of an editor and focuses the input immediately, so that the input gets the next
 * typed letters. The popover is in the top layer, so the grid does not clip it. In the DOM it is
 * inside the cell, so the cell receives its key events.
 */
export function useCellEditor({ input, popover, cell, coversCell, begin }: CellEditorParts): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null) return undefined;
    element.showPopover();
    element.style.minWidth = `${cell.getBoundingClientRect().width}px`;
    const reposition = () => positionPopover(element, cell, coversCell);
    reposition();
    const sizes = new ResizeObserver(reposition);
    sizes.observe(element);
    window.addEventListener('scroll', reposition, { capture: true, passive: true });
    input.current?.focus();
    if (input.current !== null) begin(input.current);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', reposition, { capture: true });
    };
    // oxlint-disable-next-line react/exhaustive-deps -- this must run only once, when the editor opens
  }, []);
}
