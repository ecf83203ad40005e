import type { QueryClient } from '@tanstack/react-query';
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router';
import { type LogoutReason, logOut } from './api/logout.ts';
import { loadSession } from './api/session.ts';
import { watchSession } from './components/guards/watch-session.ts';
import { paths } from './paths.ts';
import { isGuarded, resolveLazy } from './preload.ts';
import { createRoutes } from './routes.tsx';

/** Loads the code of the first page, creates the router, and signs out after a 401 or 403. */
export async function createAppRouter(
  queryClient: QueryClient,
  path: string,
  create: (routes: RouteObject[]) => DataRouter,
): Promise<{ router: DataRouter; routes: RouteObject[] }> {
  let leaving: Promise<void> | undefined;

  async function leave(reason: LogoutReason, next: string): Promise<void> {
    const toLogin = () =>
      router.navigate(paths.login({ alert: reason }), { replace: true, state: { next } });
    // Several calls of one page may fail together. The first one sets the reason.
    leaving ??= logOut({ queryClient, toLogin }, reason).finally(() => {
      leaving = undefined;
    });
    await leaving;
  }

  const routes = createRoutes({ queryClient, leave });
  const matchesAt = (pathname: string) => matchRoutes(routes, pathname);
  // Fetches the session while the code of the page is loading. The guard shows an error.
  if (isGuarded(matchesAt(path))) void loadSession(queryClient).catch(() => undefined);
  await resolveLazy(routes, path);
  const router = create(routes);

  const goal = () => router.state.navigation.location ?? router.state.location;
  watchSession({
    queryClient,
    isGuarded: () => isGuarded(matchesAt(goal().pathname)),
    leave: (reason) => {
      const { pathname, search, hash } = goal();
      return leave(reason, pathname + search + hash);
    },
  });
  return { router, routes };
}
