import type { QueryClient } from '@tanstack/react-query';
import { authSelf, getAuthSelfQueryKey } from '#src/generated/endpoints/session/session.ts';
import type { CurrentUser } from '#src/generated/model/index.ts';
import { HttpError } from './http-error.ts';

/**
 * `expired`: the browser sent a session that the server has ended. `keptAt`: the server could not be asked, and the
 * page shows what the device has kept at this time.
 */
export type Session =
  | { state: 'signedIn'; user: CurrentUser; keptAt?: number }
  | { state: 'signedOut' }
  | { state: 'expired' };

const signedOut: Session = { state: 'signedOut' };

export async function fetchSession(options?: { signal: AbortSignal }): Promise<Session> {
  try {
    const user = await authSelf(options);
    return user ? { state: 'signedIn', user } : signedOut;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return { state: 'expired' };
    throw error;
  }
}

/** Returns the session if it has been fetched. */
export function knownSession(queryClient: QueryClient): Session | undefined {
  return queryClient.getQueryData(getAuthSelfQueryKey());
}
