import { type RefObject, useRef } from 'react';
import type { GridHandle } from '#src/components/grid/grid-types.ts';

/**
 * The parts of the page in the order they are read. In the grid Tab goes from cell to cell, so that
 * there has to be another key that leads out of it.
 */
export function useParts(grid: RefObject<GridHandle | null>) {
  const errorsPart = useRef<HTMLDivElement>(null);
  const rowsPart = useRef<HTMLDivElement>(null);
  const sendingPart = useRef<HTMLDivElement>(null);

  function nextPart(direction: 1 | -1): void {
    const parts = [
      { box: errorsPart.current, focus: () => focusIn(errorsPart.current, 'h2') },
      {
        box: rowsPart.current,
        focus: () => {
          // Where there are cards, the first of their buttons.
          if (grid.current === null) focusIn(rowsPart.current, 'button, input');
          else grid.current.focus();
        },
      },
      { box: sendingPart.current, focus: () => focusIn(sendingPart.current, 'section') },
    ].filter(({ box }) => box?.hasChildNodes() === true);
    const here = parts.findIndex(({ box }) => box?.contains(document.activeElement) === true);
    const start = here === -1 && direction === -1 ? 0 : here;
    parts.at((start + direction) % parts.length)?.focus();
  }

  return {
    errorsPart,
    rowsPart,
    sendingPart,
    nextPart,
    toSending: () => focusIn(sendingPart.current, 'section'),
  };
}

const focusIn = (box: HTMLElement | null, selector: string): void =>
  box?.querySelector<HTMLElement>(selector)?.focus();
