import { hashKey, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getAuthSelfQueryKey } from '#src/generated/endpoints/session/session.ts';
import type { Account, CurrentUser, Group } from '#src/generated/model/index.ts';
import { bindToUser, tokenBeforeSelf } from './http.ts';
import { forgetPresses, forgetSheets } from './forget-kept.ts';
import { forgetAllInTab } from './kept-in-tab.ts';
import { forgetUnstoredDrafts } from './unstored-drafts.ts';
import { fetchSession, knownSession, type Session } from './known-session.ts';
import { announceSession } from './other-tabs.ts';

export type { CurrentUser, Group };

/** The user whose sheet the device has kept for this page; null if it has none. */
async function keptSession(
  queryClient: QueryClient,
  token: string | undefined,
): Promise<Session | null> {
  // TypeScript declares it as always present, but it is missing in insecure contexts. Without a service worker, a
  // page does not open without a network.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!worker?.controller) return null;
  try {
    const { restoreSheet } = await import('./waiting/kept-sheets.ts');
    const kept = await restoreSheet(queryClient, location.pathname, token);
    return kept && { state: 'signedIn', user: kept.user, keptAt: kept.at };
  } catch {
    return null;
  }
}

/** Milliseconds until a page shows what the device has kept, if the server does not answer. */
const longestWait = 8000;

async function fetchOrKept(queryClient: QueryClient, token: string | undefined): Promise<Session> {
  const fetching = fetchSession();
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null));
  try {
    const session = await Promise.race([fetching, late]);
    return session ?? (await keptSession(queryClient, token)) ?? (await fetching);
  } catch (error) {
    // Any response decides, also one that is an error.
    const session = error instanceof TypeError ? await keptSession(queryClient, token) : null;
    if (session === null) throw error;
    return session;
  }
}

/** `loadSession` fetches the session; hooks only read it. It never becomes stale. */
const sessionQuery = queryOptions({
  queryKey: getAuthSelfQueryKey(),
  // The abort signal is not passed on: several callers share this request, so one of them must not
  // abort it.
  queryFn: async ({ client }) => {
    const token = tokenBeforeSelf();
    const session = await fetchOrKept(client, token);
    bindToUser(session.state === 'signedIn' ? session.user.id : null, token);
    return session;
  },
  enabled: false,
  staleTime: Infinity,
  gcTime: Infinity,
});

const sessionHash = hashKey(sessionQuery.queryKey);

/** Returns the session, and fetches it if it is unknown. Concurrent calls share one request. */
export function loadSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.query(sessionQuery);
}

export function signIn(queryClient: QueryClient, user: CurrentUser): void {
  const session: Session = { state: 'signedIn', user };
  bindToUser(user.id);
  forgetPresses(user.id);
  forgetUnstoredDrafts(user.id);
  forgetSheets();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  announceSession({ kind: 'signedIn', userId: user.id });
}

/** Shows what the user has changed in the own account, such as a new name. */
export function updateUser(
  queryClient: QueryClient,
  { name, email, closesAt }: Pick<Account, 'name' | 'email' | 'closesAt'>,
): void {
  const known = knownSession(queryClient);
  if (known?.state !== 'signedIn') return;
  const { id, groups } = known.user;
  const user: CurrentUser = { id, name, email, groups, ...(closesAt !== null && { closesAt }) };
  const session: Session = { ...known, user };
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

/**
 * Asks the server again for the session of a tab that knows its user.
 * @returns `replaced` if the browser has a session of another user
 */
export async function checkSession(
  queryClient: QueryClient,
): Promise<'unchanged' | 'ended' | 'replaced'> {
  const known = knownSession(queryClient);
  if (known?.state !== 'signedIn') return 'unchanged';
  try {
    const session = await fetchSession();
    // The user has signed out, or in, during the request.
    if (knownSession(queryClient) !== known) return 'unchanged';
    if (session.state !== 'signedIn') return 'ended';
    return session.user.id === known.user.id ? 'unchanged' : 'replaced';
  } catch {
    // Without a response nothing is known; the next request of the page finds out.
    return 'unchanged';
  }
}

/** Fetches the session of a tab whose user is forgotten, because another user has signed in. */
export function loadOtherSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.query({ ...sessionQuery, staleTime: 0 });
}

/**
 * Signs the user out without a request, and removes the data of the user from the caches.
 * @param mayReturn keeps what the tab needs to go on when the same user signs in again
 */
export async function forgetUser(queryClient: QueryClient, mayReturn = false): Promise<void> {
  bindToUser(null);
  forgetSheets();
  if (!mayReturn) {
    forgetAllInTab();
    forgetPresses(null);
  }
  queryClient.setQueryData(sessionQuery.queryKey, { state: 'signedOut' });
  // Waits until React has removed the page. A page that is still mounted would fetch the removed
  // queries again.
  await new Promise((resolve) => setTimeout(resolve));
  // A form that is removed starts a last write.
  if (!mayReturn) forgetUnstoredDrafts(null);
  // The signed-out session is kept, so that the guard of the next page needs no request.
  queryClient.removeQueries({ predicate: (query) => query.queryHash !== sessionHash });
  queryClient.getMutationCache().clear();
}

/** Undefined until the session has been fetched. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data;
}

export function useCurrentUser(): CurrentUser | null {
  const session = useSession();
  return session?.state === 'signedIn' ? session.user : null;
}

/** When the device has read what the page shows; null if the server was there at its start, or since. */
export function useKeptAt(): number | null {
  const session = useSession();
  return (session?.state === 'signedIn' ? session.keptAt : null) ?? null;
}

/** For pages behind the auth-only guard, which renders them only if a user is signed in. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser();
  if (user === null) throw new Error('useSignedInUser belongs behind the auth-only guard.');
  return user;
}
