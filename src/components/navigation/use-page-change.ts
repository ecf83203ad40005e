import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation, scrolls to the top, focuses the heading and returns the title for screen
 * readers. The first page needs none of this, because the browser has loaded it as a document.
 */
export function usePageChange(): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const lastPathname = useRef(pathname);

  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const main = document.querySelector<HTMLElement>('#main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    // The focus stays where the new page has already set it, or on the button of a toast, because
    // toasts stay when the page changes.
    const keepsFocus = document.activeElement?.closest('#main *, [data-sonner-toaster] *');
    if (target && !keepsFocus) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    // React adds the title of the page to the head in this commit, so it is read in a later task.
    const handle = setTimeout(() => setAnnouncement(document.title));
    return () => clearTimeout(handle);
  }, [pathname]);

  return announcement;
}
