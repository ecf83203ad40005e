import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter, RouteObject } from 'react-router';
import { type LogoutReason, logOut } from './api/logout.ts';
import { loadSession } from './api/session.ts';
import type { LoginState } from './components/guards/login-state.ts';
import { type RefusalReason, watchSession } from './components/guards/watch-session.ts';
import { paths } from './paths.ts';
import { createMatcher, isGuarded, resolveLazy } from './preload.ts';
import { createRoutes } from './routes.tsx';

/**
 * Loads the code of the first page, creates the router, and logs out after a 401 or 403 on a
 * guarded page.
 * @param apiReady resolves when requests to the API may be sent; the code loads meanwhile
 */
export async function createAppRouter(
  queryClient: QueryClient,
  path: string,
  create: (routes: RouteObject[]) => DataRouter,
  apiReady?: Promise<void>,
): Promise<{ router: DataRouter; routes: RouteObject[] }> {
  let endingSession: Promise<void> | undefined;

  async function endSession(
    reason: LogoutReason,
    next: string,
    refused: RefusalReason = null,
  ): Promise<void> {
    const state: LoginState = { next, ...(reason === 'unauthorized' && { refused }) };
    const toLogin = () => router.navigate(paths.login({ alert: reason }), { replace: true, state });
    // Several requests of one page may fail together. The first failure sets the reason.
    endingSession ??= logOut({ queryClient, toLogin }, reason).finally(() => {
      endingSession = undefined;
    });
    await endingSession;
  }

  const openedHash = () => targetLocation().hash;
  const routes = createRoutes({ queryClient, endSession, openedHash });
  const matchesAt = createMatcher(routes);
  // Fetches the session while the code of the page is loading. If the request fails here, the guard
  // sends it again and throws its error.
  const fetchEarly = async (): Promise<void> => {
    await apiReady;
    if (isGuarded(matchesAt(path))) await loadSession(queryClient);
  };
  void fetchEarly().catch(() => undefined);
  await Promise.all([resolveLazy(matchesAt(path)), apiReady]);
  // The code of the page has just run. The browser can paint and react before the next long step.
  await new Promise((resolve) => setTimeout(resolve));
  const router = create(routes);

  const targetLocation = () => router.state.navigation.location ?? router.state.location;
  watchSession({
    queryClient,
    isGuarded: () => isGuarded(matchesAt(targetLocation().pathname)),
    endSession: (reason, refused) => {
      const { pathname, search, hash } = targetLocation();
      return endSession(reason, pathname + search + hash, refused);
    },
  });
  return { router, routes };
}
