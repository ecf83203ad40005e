import { use } from 'react';
import { useMatches } from 'react-router';
import { useCurrentUser } from '#src/api/session.ts';
import { useSocket } from '#src/api/use-socket.ts';
import { paths } from '#src/paths.ts';
import { Logo } from '#src/ui/logo.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useSessionChanges } from '../guards/use-session-changes.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { PageOutlet } from '../navigation/page-outlet.tsx';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { usePageChange } from '../navigation/use-page-change.ts';
import { routeHandleOf } from '../route-module.ts';
import { MainNavigation } from './main-navigation.tsx';
import { PaletteContext } from './palette-context.ts';
import { SearchButton } from './search-button.tsx';
import { ToastArea } from './toast-area.tsx';
import { UserMenu } from './user-menu.tsx';

export function RootLayout() {
  const announcement = usePageChange();
  const title = useRouteTitle();
  useSocket(useSessionChanges());
  return (
    <>
      {/* React puts the title of a page, which is rendered later, in front of this one in the
          head, and the browser uses the first title. */}
      <title>{title}</title>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface-3 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <Header />
      <NavigationProgress />
      <div className="page-body flex min-h-dvh flex-col pt-(--header-height)">
        <main id="main" tabIndex={-1} className="flex-1">
          <PageOutlet />
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
  const handles = useMatches().map(({ handle }) => routeHandleOf(handle));
  const title = handles.findLast((handle) => handle.title !== undefined)?.title;
  return title === undefined
    ? 'Questwright: adventures for fifth-edition tables'
    : `${title} · Questwright`;
}

function Header() {
  const loadPalette = use(PaletteContext);
  return (
    // The blurred background is an element of its own. If the header had it, the browser would place
    // the navigation, which is fixed at the bottom of a phone, inside the header.
    <header className="fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-hairline before:absolute before:inset-0 before:-z-10 before:bg-surface-0/90 before:backdrop-blur-md">
      <div className="mx-auto flex h-full max-w-page items-center gap-4 px-4 sm:gap-6 sm:px-6">
        <PrefetchLink to={paths.landing} className="flex items-center gap-2.5 rounded-sm">
          <Logo className="size-8" />
          <span className="font-display text-lg font-medium tracking-wide">Questwright</span>
          <span className="text-sm text-muted">(alpha)</span>
        </PrefetchLink>
        <MainNavigation />
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          {loadPalette && <SearchButton load={loadPalette} />}
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  const isSignedIn = useCurrentUser() !== null;
  return (
    <footer className="border-t border-hairline py-6 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-4 sm:px-6">
        <p className="max-w-prose">
          Includes material from the System Reference Document 5.2.1 and 5.1 by Wizards of the Coast
          LLC, licensed under CC BY 4.0.
        </p>
        <p className="flex gap-6">
          {isSignedIn && (
            <PrefetchLink to={paths.account} className="text-link py-1">
              Your account
            </PrefetchLink>
          )}
          <PrefetchLink to={paths.licences} className="text-link py-1">
            Licences
          </PrefetchLink>
        </p>
      </div>
    </footer>
  );
}
