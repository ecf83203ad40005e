import type { QueryClient } from '@tanstack/react-query';
import {
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { knownSession } from './api/session.ts';
import type { RoutePreload } from './components/navigation/route-preload.ts';
import { handleOf } from './components/route-module.ts';

/**
 * Loads the code of the routes at a path and puts it into the tree, so that the router can render
 * them at once: a first render without it would be empty.
 */
export async function resolveLazy(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const parts = await route.lazy();
      Object.assign(route, parts, { lazy: undefined });
    }),
  );
}

/** Whether what was matched stands behind the auth-only guard. */
export function isGuarded(matches: readonly RouteMatch[] | null): boolean {
  return (matches ?? []).some(({ route }) => handleOf(route.handle).guard === 'auth-only');
}

interface NetworkInformation {
  saveData?: boolean;
}

/** Whether the reader asked the browser to spend little. */
function savesData(): boolean {
  // Not in the standard library of types, because not in every browser.
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true;
}

/** Code and data of a path, ahead of the navigation. What fails here is asked for again there. */
export function createPreload(routes: RouteObject[], queryClient: QueryClient): RoutePreload {
  return (to) => {
    if (savesData()) return;
    const url = new URL(to, window.location.origin);
    const matches = matchRoutes(routes, url.pathname) ?? [];
    const admitted = !isGuarded(matches) || knownSession(queryClient)?.state === 'signedIn';
    for (const { route, params } of matches) {
      void Promise.resolve(typeof route.lazy === 'function' ? route.lazy() : route)
        .then(({ loader, handle }) =>
          admitted && typeof loader === 'function' && !handleOf(handle).notesVisits
            ? loader({
                params,
                request: new Request(url),
                url,
                pattern: route.path ?? '',
                context: new RouterContextProvider(),
              })
            : undefined,
        )
        .catch(() => undefined);
    }
  };
}
