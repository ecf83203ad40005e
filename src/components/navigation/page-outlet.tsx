import { ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';

/**
 * Fades from one page to the next, but not when a page changes its own content or when the first page
 * replaces its placeholder, because the browser shows nothing new until it has captured the old page.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ViewTransition key={pathname} update="none">
      <div>
        <Outlet />
      </div>
    </ViewTransition>
  );
}
