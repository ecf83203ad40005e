import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

// Rendering on a server has no layout to wait for, and React says so.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What a browser does for a new document, done for a new page: to the top, focus to the page's
 * heading, and its title for the polite live region. The first page is the browser's own.
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
    // A toast outlives the page: whoever is at its button stays there.
    const taken = document.activeElement?.closest('#main *, [data-sonner-toaster] *');
    if (target && !taken) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    // The title's element comes into the head in the same commit, and is read after it.
    const handle = setTimeout(() => setAnnouncement(document.title));
    return () => clearTimeout(handle);
  }, [pathname]);

  return announcement;
}
