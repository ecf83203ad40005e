import { Outlet, useLocation } from 'react-router';

/**
 * The page, with its own state for every path. Not a `ViewTransition`: the browser shows the new page
 * only after it has captured the old one, and React keeps a page hidden until its pictures are loaded.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <div key={pathname}>
      <Outlet />
    </div>
  );
}
