import { ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';

/** The page, which fades over into the next one; what changes within a page does not. */
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
