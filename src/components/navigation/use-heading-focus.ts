import { useEffect, useRef } from 'react';

/**
 * For a page with two faces under one address, such as reading and editing: when the other one is
 * shown, its heading gets the focus that would be lost with what was pressed.
 */
export function useHeadingFocus(face: boolean): void {
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return undefined;
    shown.current = face;
    // Both lay out the page, which is work enough for a task of its own.
    const handle = setTimeout(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(handle);
  }, [face]);
}
