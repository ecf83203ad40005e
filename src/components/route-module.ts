import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

export interface RouteHandle {
  /**
   * The title of the document, also announced; a page with a more precise title renders its own.
   */
  title?: string;
  /** Set on the layout route of a guard. */
  guard?: 'auth-only' | 'guest-only';
  /** The kind of catalogue that an admin route is for. */
  kind?: CatalogueKind;
  /** The server records who has read the data, so it must not be prefetched. */
  notesVisits?: true;
}

/** For a loader whose page shows the loading and the failure of its query itself. */
export function startLoading(loading: Promise<unknown>): null {
  loading.catch(() => undefined);
  return null;
}

/** routes.tsx gives every handle this type; the router itself does not know it. */
export const handleOf = (handle: unknown): RouteHandle => handle ?? {};

/** The exports of a route's module: `page(() => import('…'))` in routes.tsx binds them. */
export interface RouteModule {
  Component: ComponentType;
  handle?: RouteHandle;
  /** Fills the query cache; behind a guard it runs only for users whom the guard admits. */
  loader?: (queryClient: QueryClient) => LoaderFunction;
}

/** One module serves the same screen of all kinds. */
export interface CatalogueRouteModule {
  Component: ComponentType<{ kind: CatalogueKind }>;
  handle?: RouteHandle | ((kind: CatalogueKind) => RouteHandle);
  loader?: (queryClient: QueryClient, kind: CatalogueKind) => LoaderFunction;
}
