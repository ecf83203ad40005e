import { ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';

/** Fades from one page to the next, but not when a page changes its own content. */
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
