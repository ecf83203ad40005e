import { Outlet, useMatches } from 'react-router';
import { useSocket } from '#src/api/use-socket.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { usePageChange } from '../navigation/use-page-change.ts';
import { handleOf } from '../route-module.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ToastArea } from './toast-area.tsx';

export function RootLayout() {
  const announcement = usePageChange();
  const title = useRouteTitle();
  useSocket();
  return (
    <>
      {/* First, so that the title element of a page comes before it in the head. */}
      <title>{title}</title>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface-3 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <Header />
      <div className="flex min-h-dvh flex-col pt-(--header-height)">
        <main id="main" tabIndex={-1} className="flex-1">
          <Outlet />
        </main>
        <Footer />
      </div>
      <VisuallyHidden aria-live="polite" role="status" aria-label="Page">
        {announcement}
      </VisuallyHidden>
      <ToastArea />
    </>
  );
}

function useRouteTitle(): string {
  const handles = useMatches().map(({ handle }) => handleOf(handle));
  const title = handles.findLast((handle) => handle.title !== undefined)?.title;
  return title === undefined
    ? 'Questwright: adventures for fifth-edition tables'
    : `${title} · Questwright`;
}
