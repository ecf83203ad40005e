import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

// React warns about layout effects on a server, where there is no layout.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Does for a new page what a browser does for a new document: scrolls to the top, focuses the
 * heading and announces the title. The browser has done it for the first page.
 */
export function usePageChange(): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);

  useBeforePaint(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const main = document.querySelector<HTMLElement>('#main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    // Toasts stay when the page changes, and so does the focus on one of their buttons.
    const taken = document.activeElement?.closest('#main *, [data-sonner-toaster] *');
    if (target && !taken) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    // The title element is added to the head in the same commit, so it is read afterwards.
    const handle = setTimeout(() => setAnnouncement(document.title));
    return () => clearTimeout(handle);
  }, [pathname]);

  return announcement;
}
