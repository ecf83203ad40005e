import { Outlet, useLocation, useMatches } from 'react-router';
import { routeHandleOf } from '../route-module.ts';

/**
 * The page, with its own state for every path, except if the page keeps it. Not a `ViewTransition`: the browser shows the new page
 * only after it has captured the old one, and React keeps a page hidden until its pictures are loaded.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  const keepsState = useMatches().some(({ handle }) => routeHandleOf(handle).keepsState);
  return (
    <div key={keepsState ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : pathname}>
      <Outlet />
    </div>
  );
}
