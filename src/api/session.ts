import { hashKey, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { authSelf, getAuthSelfQueryKey } from '#src/generated/endpoints/session/session.ts';
import type { CurrentUser, Group } from '#src/generated/model/index.ts';
import { HttpError } from './http-error.ts';

export type { CurrentUser, Group };

/** `expired`: the browser sent a session that the server has ended. */
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

/** Fetched by the first guard, never automatically, and kept forever. */
const sessionQuery = queryOptions({
  queryKey: getAuthSelfQueryKey(),
  // Without the signal: later callers share this request, even if the first one is gone.
  queryFn: () => fetchSession(),
  enabled: false,
  staleTime: Infinity,
  gcTime: Infinity,
});

const sessionHash = hashKey(sessionQuery.queryKey);

/** The session, fetched unless it is known. Concurrent calls share one request. */
export function loadSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.query(sessionQuery);
}

/** The session if it has been fetched. */
export function knownSession(queryClient: QueryClient): Session | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey);
}

export function signIn(queryClient: QueryClient, user: CurrentUser): void {
  const session: Session = { state: 'signedIn', user };
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

/** Signs out in the client: no data of the user stays in a cache. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, signedOut);
  // Pages react in a later task. A page that is still shown would fetch removed queries again.
  await new Promise((resolve) => setTimeout(resolve));
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

/** For pages behind the auth-only guard, where there always is a user. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser();
  if (user === null) throw new Error('useSignedInUser belongs behind the auth-only guard.');
  return user;
}
