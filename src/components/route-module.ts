import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import { http } from '#src/api/http.ts';
import { HttpError } from '#src/api/http-error.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

/** `band`: the page begins with the band of a campaign. */
export type SkeletonKind = 'band' | 'plain';

export interface RouteHandle {
  /**
   * The title of the document, which screen readers announce. A page may render a more precise one.
   */
  title?: string;
  /** Set on the layout route of a guard. */
  guard?: 'auth-only' | 'guest-only';
  /** The kind of catalogue that a route is for. */
  kind?: CatalogueKind;
  /** What the page shows while its data is loading. */
  skeleton?: SkeletonKind;
  /** Set on the layout route of a frame, so that a skeleton can appear in it. */
  frame?: ComponentType<{ children?: ReactNode }>;
  /** Shown below the error page when what the page is about does not exist any more. */
  Rescue?: ComponentType;
  /** What to do if the server has nothing for the URL, such as a link that was withdrawn. */
  goneHint?: string;
  /** The server records reads of the loader as visits of the user, so a link must not run the loader. */
  recordsVisits?: true;
  /**
   * Set if the page keeps its state when only the last part of its path changes: what is around the content
   * stays, and the page gives the content a state of its own.
   */
  keepsState?: true;
  /** What a link loads instead of the data of the loader. */
  prefetch?: LoaderFunction;
}

/** Lets a loader start a query without waiting. The page shows the loading state and the error. */
export function startLoading(loading: Promise<unknown>): null {
  loading.catch(() => undefined);
  return null;
}

/** Milliseconds that a navigation waits for data before the page opens with its skeleton. */
const skeletonDelay = 400;

/**
 * Lets a loader wait for a query, but not long: then the page opens, and waits or fails itself. The
 * component must use the suspense hook of the query.
 */
export function untilSlow(loading: Promise<unknown>): Promise<null> {
  loading.catch(() => undefined);
  const late = new Promise<null>((resolve) => setTimeout(resolve, skeletonDelay, null));
  return Promise.race([loading.then(() => null), late]);
}

/**
 * Lets a loader wait for the answer that the server records as a visit, but not if an earlier visit has
 * loaded it: the page opens with what is known, and the answer then replaces it.
 */
export function untilVisited(
  queryClient: QueryClient,
  queryKey: QueryKey,
  visit: Promise<unknown>,
): Promise<null> | null {
  const known = queryClient.getQueryState(queryKey);
  if (known?.data === undefined || known.isInvalidated) return untilSlow(visit);
  visit.catch((error: unknown) => {
    // The open page must not keep what is deleted, or what the user may not read any more.
    if (error instanceof HttpError && error.status === 404) {
      void queryClient.resetQueries({ queryKey, exact: true });
    }
  });
  return null;
}

/** A record whose server records the visits of its page. */
export interface VisitedRecord<Data> {
  queryKey: QueryKey;
  /** The path of the request that loads it and records the visit. */
  path: string;
  /** Loads it without a visit. */
  loadUnvisited: (options: { signal: AbortSignal }) => Promise<Data>;
}

/** Milliseconds. Other users write, too, so what a link has loaded is used only for a short time. */
const earlyFreshFor = 10_000;

/** The key of a request without a visit: under the key of the record, it would take the place of one with a visit. */
const earlyKey = (queryKey: QueryKey): QueryKey => ['unvisited', ...queryKey];

/** Loads a record for a page that records visits, before the user opens it. */
export async function loadEarly<Data>(
  queryClient: QueryClient,
  { queryKey, loadUnvisited }: VisitedRecord<Data>,
): Promise<void> {
  const isKnown = () => queryClient.getQueryData(queryKey) !== undefined;
  if (isKnown()) return;
  const data = await queryClient.query({
    queryKey: earlyKey(queryKey),
    queryFn: ({ signal }) => loadUnvisited({ signal }),
  });
  if (!isKnown()) queryClient.setQueryData(queryKey, data);
}

/** Whether a link has just loaded the record, or loads it now. */
function isEarly(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const known = queryClient.getQueryState(queryKey);
  const early = queryClient.getQueryState(earlyKey(queryKey));
  if (early === undefined || known?.isInvalidated === true) return false;
  return known?.data === undefined
    ? early.fetchStatus === 'fetching'
    : known.data === early.data && Date.now() - early.dataUpdatedAt < earlyFreshFor;
}

/**
 * Loads a record and lets the server record the visit. If a link has loaded the record a moment ago, only the visit is
 * told: HEAD does what GET does, without sending the record again.
 * @param load sends the request that records the visit
 */
export async function loadVisited<Data>(
  queryClient: QueryClient,
  record: VisitedRecord<Data>,
  load: () => Promise<unknown>,
): Promise<void> {
  if (!isEarly(queryClient, record.queryKey)) {
    await load();
    return;
  }
  // As a query, its failure ends the session like that of any other query.
  const told = queryClient.query({
    queryKey: ['visit', ...record.queryKey],
    queryFn: async ({ signal }) => {
      await http(record.path, { method: 'HEAD', signal });
      return null;
    },
    staleTime: 0,
    gcTime: 0,
  });
  told.catch(() => undefined);
  try {
    await loadEarly(queryClient, record);
  } catch {
    await load();
    return;
  }
  await told;
}

/** The router does not know the type of handles. `routes.tsx` gives every handle this type. */
export const routeHandleOf = (handle: unknown): RouteHandle => handle ?? {};

/** The exports of the module of a page. `page()` in `routes.tsx` makes a route of them. */
export interface RouteModule {
  Component: ComponentType;
  handle?: RouteHandle;
  /** Fills the query cache. Below a guard it runs only for users who may open the page. */
  loader?: (queryClient: QueryClient) => LoaderFunction;
  /** Loads what is not recorded as a visit, if the handle has `recordsVisits`. */
  prefetch?: (queryClient: QueryClient) => LoaderFunction;
}

/** The exports of the module of a catalogue page, which all kinds share. */
export interface CatalogueRouteModule {
  Component: ComponentType<{ kind: CatalogueKind }>;
  handle?: RouteHandle | ((kind: CatalogueKind) => RouteHandle);
  loader?: (queryClient: QueryClient, kind: CatalogueKind) => LoaderFunction;
}
