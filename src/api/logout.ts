import type { QueryClient } from '@tanstack/react-query';
import { authLogout } from '#src/generated/endpoints/session/session.ts';
import { forgetUser } from './session.ts';

export type LogoutReason = 'sessionExpired' | 'unauthorized' | 'logout';

interface Logout {
  queryClient: QueryClient;
  /** Goes to the login page in place of the present one and says why. */
  toLogin: (reason?: LogoutReason) => unknown;
}

/** For these the server has already closed the door: it needs no telling. */
const decidedByServer = new Set<LogoutReason | undefined>(['sessionExpired', 'unauthorized']);

export async function logOut(
  { queryClient, toLogin }: Logout,
  reason?: LogoutReason,
): Promise<void> {
  if (!decidedByServer.has(reason)) {
    try {
      await authLogout();
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the specification asks for a warning and for nothing else
      console.warn('The server did not confirm the logout.', error);
    }
  }
  await forgetUser(queryClient);
  await toLogin(reason);
}
