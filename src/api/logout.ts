import type { QueryClient } from '@tanstack/react-query';
import { authLogout } from '#src/generated/endpoints/session/session.ts';
import { csrfToken } from './http.ts';
import { HttpError } from './http-error.ts';
import { announceSession } from './other-tabs.ts';
import { forgetUser } from './session.ts';

export type LogoutReason = 'sessionExpired' | 'unauthorized' | 'logout';

interface Logout {
  queryClient: QueryClient;
  /**
   * Replaces the current page with the login page, which shows the reason. `isConfirmed` is false if
   * the server may still hold the session.
   */
  toLogin: (reason: LogoutReason | undefined, isConfirmed: boolean) => unknown;
}

/**
 * For these reasons, which come from a response with status 401 or 403, no logout request is sent.
 */
const decidedByServer = new Set<LogoutReason | undefined>(['sessionExpired', 'unauthorized']);

/** Ends the session on the server. Returns false if the session may still exist. */
export async function endServerSession(): Promise<boolean> {
  try {
    // The login page, which signs out again after a failure, has no user and so no token of its own.
    await authLogout({ headers: { 'X-CSRF-Token': csrfToken() ?? '' } });
    return true;
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the specification requires this warning
    console.warn('The server did not confirm the logout.', error);
    // After a 401 there is no session that could be ended.
    return error instanceof HttpError && error.status === 401;
  }
}

export async function logOut(
  { queryClient, toLogin }: Logout,
  reason?: LogoutReason,
): Promise<void> {
  let isConfirmed = true;
  if (!decidedByServer.has(reason)) {
    // A read that the server answers after the end of the session would fail with a 401.
    await queryClient.cancelQueries();
    isConfirmed = await endServerSession();
    announceSession({ kind: 'signedOut', isConfirmed });
  } else if (reason === 'sessionExpired') announceSession({ kind: 'ended' });
  await forgetUser(queryClient, reason === 'sessionExpired');
  await toLogin(reason, isConfirmed);
}
