import { hashKey, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { authSelf, getAuthSelfQueryKey } from '#src/generated/endpoints/session/session.ts';
import type { CurrentUser, Group } from '#src/generated/model/index.ts';
import { HttpError } from './http-error.ts';

export type { CurrentUser, Group };

/** `expired`: the browser still held a session, and the server has ended it. */
export type Session =
  | { state: 'signedIn'; user: CurrentUser }
  | { state: 'signedOut' }
  | { state: 'expired' };

const signedOut: Session = { state: 'signedOut' };

async function fetchSession(): Promise<Session> {
  try {
    const user = await authSelf();
    return user ? { state: 'signedIn', user } : signedOut;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return { state: 'expired' };
    throw error;
  }
}

/** Asked for by the first guard, never by itself, and kept for good. */
const sessionQuery = queryOptions({
  queryKey: getAuthSelfQueryKey(),
  // Without the signal: who asks next waits for the same answer, even if the first has gone.
  queryFn: () => fetchSession(),
  enabled: false,
  staleTime: Infinity,
  gcTime: Infinity,
});

const sessionHash = hashKey(sessionQuery.queryKey);

/** The session, asked for unless it is known. Calls at the same time share one request. */
export function loadSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.query(sessionQuery);
}

/** The session as far as it is known. */
export function knownSession(queryClient: QueryClient): Session | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey);
}

export function signIn(queryClient: QueryClient, user: CurrentUser): void {
  const session: Session = { state: 'signedIn', user };
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

/** Nobody is signed in, and nothing of the one who was is left in a cache. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, signedOut);
  // Pages hear of it in a task of its own. While one is shown, it would ask again for what is gone.
  await new Promise((resolve) => setTimeout(resolve));
  // The empty session stays, so that the guard of the next page has nothing to ask.
  queryClient.removeQueries({ predicate: (query) => query.queryHash !== sessionHash });
  queryClient.getMutationCache().clear();
}

/** Undefined while nobody knows. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data;
}

export function useCurrentUser(): CurrentUser | null {
  const session = useSession();
  return session?.state === 'signedIn' ? session.user : null;
}

/** For what stands behind the auth-only guard, where there always is one. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser();
  if (user === null) throw new Error('useSignedInUser belongs behind the auth-only guard.');
  return user;
}
