import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { logOut } from '#src/api/logout.ts';
import { announcedSession } from '#src/api/other-tabs.ts';
import { knownSession } from '#src/api/known-session.ts';
import { checkSession, forgetUser, loadOtherSession } from '#src/api/session.ts';
import { type LoginAlert, paths } from '#src/paths.ts';
import { routeHandleOf } from '../route-module.ts';
import { useWindowEvent } from '../use-window-event.ts';
import { type LoginState, logoutState, otherUser } from './login-state.ts';

/**
 * Follows what happens to the session outside of this tab: a sign-in or a sign-out in another tab, and
 * an end of the session that the server reports.
 * @returns a function that checks the session, and leaves the page if it is not that of the user any more. It
 * resolves to whether the page stays.
 */
export function useSessionChanges(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isGuarded = useMatches().some(({ handle }) => routeHandleOf(handle).guard === 'auth-only');
  const next = pathname + search + hash;

  async function openLogin(alert: LoginAlert, state: LoginState): Promise<void> {
    if (isGuarded) await navigate(paths.login({ alert }), { replace: true, state });
  }

  async function leaveToOther(): Promise<void> {
    await forgetUser(queryClient);
    if (isGuarded) return openLogin('unauthorized', { refused: otherUser });
    // A page for everyone stays. Its header shows the other user, or no user without the network.
    await loadOtherSession(queryClient).catch(() => undefined);
  }

  async function check(): Promise<boolean> {
    const result = await checkSession(queryClient);
    if (result === 'replaced') await leaveToOther();
    if (result === 'ended') {
      const toLogin = () => openLogin('sessionExpired', { next });
      await logOut({ queryClient, toLogin }, 'sessionExpired');
    }
    return result === 'unchanged';
  }

  useWindowEvent('storage', (event) => {
    const news = announcedSession(event);
    const known = knownSession(queryClient);
    if (news === null || known?.state !== 'signedIn') return;
    if (news.kind === 'ended') void check();
    else if (news.kind === 'signedOut') {
      const state = logoutState(news.isConfirmed);
      void forgetUser(queryClient).then(() => openLogin('logout', state));
    } else if (news.userId !== known.user.id) void leaveToOther();
  });
  // The browser shows a page as it was when it was left. Another user may have signed in since.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
  return check;
}
