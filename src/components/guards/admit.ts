import type { QueryClient } from '@tanstack/react-query';
import { type MiddlewareFunction, redirect } from 'react-router';
import { knownSession } from '#src/api/known-session.ts';
import { type Group, loadSession } from '#src/api/session.ts';
import type { LogoutReason } from '#src/api/logout.ts';
import { paths } from '#src/paths.ts';
import { keepInvitation } from './kept-invitation.ts';

export interface GuardServices {
  queryClient: QueryClient;
  /** Logs out and opens the login page, which opens `next` after the login. */
  endSession: (reason: LogoutReason, next: string) => Promise<void>;
  /** The fragment of the URL that is being opened. The request of a middleware has none. */
  openedHash: () => string;
}

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** A middleware that lets the loaders of its child routes run only for signed-in users. */
export function admitUsers({
  queryClient,
  endSession,
  openedHash,
}: GuardServices): MiddlewareFunction {
  return async ({ request }, next) => {
    const session = await loadSession(queryClient);
    switch (session.state) {
      case 'signedIn':
        return next();
      case 'signedOut':
        keepInvitation(pathOf(request));
        // It stays a fragment, because it can be the secret of a link, which must not get into requests and referrers.
        throw redirect(paths.login({ next: pathOf(request) }) + openedHash());
      case 'expired':
        await endSession('sessionExpired', pathOf(request) + openedHash());
        throw redirect(paths.login({ alert: 'sessionExpired' }));
      default:
        return session satisfies never;
    }
  };
}

/** A middleware for routes below `admitUsers`. The loaders of its child routes run only for users of
 * this group. */
export function admitGroup({ queryClient }: GuardServices, group: Group): MiddlewareFunction {
  return async (_, next) => {
    const session = knownSession(queryClient);
    if (session?.state === 'signedIn' && session.user.groups.includes(group)) return next();
    throw redirect(paths.dashboard({ alert: 'unauthorized' }));
  };
}
