import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

export interface RouteHandle {
  /** The document's title and what a screen reader hears; a page that knows better renders its own. */
  title?: string;
  /** On the layout route of a guard. */
  guard?: 'auth-only' | 'guest-only';
  /** Which kind of the catalogue an admin route is about. */
  kind?: CatalogueKind;
  /** The server notes who reads its data, so nothing but a visit may ask for it. */
  notesVisits?: true;
}

/** For a loader whose page shows the loading and the failure of its query itself. */
export function startLoading(loading: Promise<unknown>): null {
  loading.catch(() => undefined);
  return null;
}

/** Routes.tsx gives every handle this shape; the router itself does not know it. */
export const handleOf = (handle: unknown): RouteHandle => handle ?? {};

/** What a module must export to be a route: `page(() => import('…'))` in routes.tsx binds it. */
export interface RouteModule {
  Component: ComponentType;
  handle?: RouteHandle;
  /** Fills the query cache; behind a guard it runs only for those the guard lets in. */
  loader?: (queryClient: QueryClient) => LoaderFunction;
}

/** One module serves the same screen of all five kinds. */
export interface CatalogueRouteModule {
  Component: ComponentType<{ kind: CatalogueKind }>;
  handle?: RouteHandle | ((kind: CatalogueKind) => RouteHandle);
  loader?: (queryClient: QueryClient, kind: CatalogueKind) => LoaderFunction;
}
