import type { QueryClient } from '@tanstack/react-query';
import {
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { knownSession } from './api/known-session.ts';
import type { RoutePreload } from './components/navigation/route-preload.ts';
import { type RouteHandle, routeHandleOf } from './components/route-module.ts';
import { paths } from './paths.ts';

type Matches = readonly RouteMatch[] | null;

/**
 * Returns a function that finds the routes of a path. It keeps the last result, because the router compiles the paths
 * of all routes for each.
 */
export function createMatcher(routes: RouteObject[]): (path: string) => Matches {
  let last: { readonly path: string; readonly matches: Matches } | undefined;
  return (path) => {
    if (last?.path !== path) last = { path, matches: matchRoutes(routes, path) };
    return last.matches;
  };
}

/**
 * Loads the code of the matched routes, and puts it into the route tree. Without the code, the first render of the
 * router would be empty.
 */
export async function resolveLazy(matches: Matches): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const parts = await route.lazy();
      Object.assign(route, parts, { lazy: undefined });
    }),
  );
}

/** Whether one of the matched routes is the auth-only guard. */
export const isGuarded = (matches: Matches): boolean => hasGuard(matches ?? [], 'auth-only');

const hasGuard = (matches: readonly RouteMatch[], guard: RouteHandle['guard']): boolean =>
  matches.some(({ route }) => routeHandleOf(route.handle).guard === guard);

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const slowTypes: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g']);

/** Whether the user has turned on the data saver of the browser, or is connected slowly. */
function savesData(): boolean {
  // The DOM types of TypeScript lack `connection`, because not every browser has it.
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || slowTypes.has(connection?.effectiveType);
}

/**
 * Loads the code and the data of a page before the navigation to it. Errors are ignored, because
 * the navigation then loads the code or the data again.
 */
export function createPreload(routes: RouteObject[], queryClient: QueryClient): RoutePreload {
  return function preload(to) {
    if (savesData()) return;
    const url = new URL(to, window.location.href);
    const matches = matchRoutes(routes, url.pathname) ?? [];
    const isSignedIn = knownSession(queryClient)?.state === 'signedIn';
    if (isSignedIn && hasGuard(matches, 'guest-only')) {
      // These pages lead users on, without a parameter to the dashboard.
      preload(paths.dashboard());
      return;
    }
    const admitted = !isGuarded(matches) || isSignedIn;
    for (const { route, params } of matches) {
      void Promise.resolve(typeof route.lazy === 'function' ? route.lazy() : route)
        .then(({ loader, handle }) => {
          const { recordsVisits, prefetch } = routeHandleOf(handle);
          const load = recordsVisits ? prefetch : loader;
          return admitted && typeof load === 'function'
            ? load({
                params,
                request: new Request(url),
                url,
                pattern: route.path ?? '',
                context: new RouterContextProvider(),
              })
            : undefined;
        })
        .catch(() => undefined);
    }
  };
}
