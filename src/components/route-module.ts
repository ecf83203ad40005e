import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

export interface RouteHandle {
  /**
   * The title of the document, which screen readers announce. A page may render a more precise one.
   */
  title?: string;
  /** Set on the layout route of a guard. */
  guard?: 'auth-only' | 'guest-only';
  /** The kind of catalogue that an admin route is for. */
  kind?: CatalogueKind;
  /** The server records each read as a visit of the user, so the data must not be prefetched. */
  recordsVisits?: true;
}

/** Lets a loader start a query without waiting. The page shows the loading state and the error. */
export function startLoading(loading: Promise<unknown>): null {
  loading.catch(() => undefined);
  return null;
}

/** The router does not know the type of handles. `routes.tsx` gives every handle this type. */
export const routeHandleOf = (handle: unknown): RouteHandle => handle ?? {};

/** The exports of the module of a page. `page()` in `routes.tsx` makes a route of them. */
export interface RouteModule {
  Component: ComponentType;
  handle?: RouteHandle;
  /** Fills the query cache. Below a guard it runs only for users who may open the page. */
  loader?: (queryClient: QueryClient) => LoaderFunction;
}

/** The exports of the module of a catalogue page, which all kinds share. */
export interface CatalogueRouteModule {
  Component: ComponentType<{ kind: CatalogueKind }>;
  handle?: RouteHandle | ((kind: CatalogueKind) => RouteHandle);
  loader?: (queryClient: QueryClient, kind: CatalogueKind) => LoaderFunction;
}
