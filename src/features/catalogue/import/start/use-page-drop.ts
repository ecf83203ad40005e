import { useRef, useState } from 'react';
import { useWindowEvent } from '#src/components/use-window-event.ts';

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Handles files that are dropped anywhere on the page.
 * @returns whether a file is being dragged over the page
 */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  // Counts `dragenter` minus `dragleave` events: a child is entered before its parent is left.
  const depth = useRef(0);
  const enter = (by: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    depth.current += by;
    setOver(depth.current > 0);
  };
  useWindowEvent('dragenter', enter(1));
  useWindowEvent('dragleave', enter(-1));
  useWindowEvent('dragover', (event) => {
    // Without this call the browser would replace the page by the dropped file.
    if (hasFiles(event)) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    depth.current = 0;
    setOver(false);
    // If the default is prevented, a drop zone of the page has handled the drop.
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  return over;
}
