import type { QueryClient } from '@tanstack/react-query';
import { authLogout } from '#src/generated/endpoints/session/session.ts';
import { forgetUser } from './session.ts';

export type LogoutReason = 'sessionExpired' | 'unauthorized' | 'logout';

interface Logout {
  queryClient: QueryClient;
  /** Replaces the current page with the login page, which shows the reason. */
  toLogin: (reason?: LogoutReason) => unknown;
}

/**
 * For these reasons, which come from a response with status 401 or 403, no logout request is sent.
 */
const decidedByServer = new Set<LogoutReason | undefined>(['sessionExpired', 'unauthorized']);

export async function logOut(
  { queryClient, toLogin }: Logout,
  reason?: LogoutReason,
): Promise<void> {
  if (!decidedByServer.has(reason)) {
    try {
      await authLogout();
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the specification requires this warning
      console.warn('The server did not confirm the logout.', error);
    }
  }
  await forgetUser(queryClient);
  await toLogin(reason);
}
