import { useQueryClient } from '@tanstack/react-query';
import { useMatches, useNavigate } from 'react-router';
import { announcedSignOut } from '#src/api/other-tabs.ts';
import { forgetUser, knownSession } from '#src/api/session.ts';
import { paths } from '#src/paths.ts';
import { routeHandleOf } from '../route-module.ts';
import { useWindowEvent } from '../use-window-event.ts';
import { logoutState } from './login-state.ts';

/** Follows a sign-out in another tab. That tab has already called the server. */
export function useSignOutElsewhere(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isGuarded = useMatches().some(({ handle }) => routeHandleOf(handle).guard === 'auth-only');

  useWindowEvent('storage', (event) => {
    const signOut = announcedSignOut(event);
    if (signOut === null || knownSession(queryClient)?.state !== 'signedIn') return;
    void forgetUser(queryClient).then(() => {
      if (!isGuarded) return undefined;
      const state = logoutState(signOut.isConfirmed);
      return navigate(paths.login({ alert: 'logout' }), { replace: true, state });
    });
  });
}
