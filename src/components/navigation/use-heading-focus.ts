import { useEffect, useRef } from 'react';

/**
 * For a page with several views, such as reading and editing. When the view changes, its heading gets the
 * focus, because the pressed button no longer exists.
 */
export function useHeadingFocus(view: boolean | string, heading = '#main h1'): void {
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return undefined;
    lastView.current = view;
    // Scrolling and focusing force a layout, so they run in a separate task.
    const handle = setTimeout(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(handle);
  }, [view, heading]);
}
