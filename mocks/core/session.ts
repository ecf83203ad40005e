import { ProblemError } from '#contract/problem.ts';
import { operationOf } from '#contract/requests.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { MockContext } from './context.ts';
import type { Cookies, SetCookie } from './cookies.ts';
import type { MockState, StoredSession, StoredUser } from './state.ts';

const csrfCookie = 'csrfToken';
const defaultSeconds = 14 * 24 * 3600;

const sessionCookie = (secure: boolean): string => (secure ? '__Host-session' : 'session');

/** The session that a request carries, if it has not ended. */
export function findSession(state: MockState, cookies: Cookies, secure: boolean, now: Date) {
  const token = cookies[sessionCookie(secure)];
  return (
    state.sessions.find((session) => session.token === token && session.endsAt > now.getTime()) ??
    null
  );
}

/** Signs a user in: a session, and its cookies. */
export function openSession(context: MockContext, user: StoredUser): void {
  const seconds = context.scenario.sessionSeconds ?? defaultSeconds;
  const session: StoredSession = {
    token: context.draws.secret(),
    csrfToken: context.draws.secret(),
    userId: user.id,
    endsAt: context.now.getTime() + seconds * 1000,
  };
  const { state } = context;
  // The session that the browser came with ends: it never becomes one that is signed in.
  state.sessions = state.sessions.filter(({ token }) => token !== context.session?.token);
  state.sessions.push(session);
  const name = sessionCookie(context.secure);
  // A cookie that outlives its session makes an ended one recognisable: 401 instead of nobody.
  context.setCookie({ name, value: session.token, httpOnly: true, maxAge: defaultSeconds });
  refreshCsrf(context, session);
}

export function refreshCsrf(context: MockContext, session: StoredSession): void {
  const { csrfToken: value } = session;
  context.setCookie({ name: csrfCookie, value, httpOnly: false, maxAge: defaultSeconds });
}

export function closeSession(context: MockContext): void {
  const { state, session } = context;
  state.sessions = state.sessions.filter(({ token }) => token !== session?.token);
  for (const cookie of goneCookies(context.secure)) context.setCookie(cookie);
}

/** Takes the cookies of a session away. */
export const goneCookies = (secure: boolean): SetCookie[] => [
  { name: sessionCookie(secure), value: '', httpOnly: true, maxAge: 0 },
  { name: csrfCookie, value: '', httpOnly: false, maxAge: 0 },
];

/** @throws ProblemError 401 or 403 unless the caller may call the operation at all */
export function authorise(id: OperationId, context: MockContext): void {
  const operation = operationOf(id);
  const { session, user } = context;
  const carriesCookie = context.cookies[sessionCookie(context.secure)] !== undefined;
  if (!session && operation.session !== 'none' && carriesCookie) {
    for (const cookie of goneCookies(context.secure)) context.setCookie(cookie);
    throw new ProblemError('unauthenticated', 'Your session has ended. Please sign in again.');
  }
  if (!session && operation.session === 'required') {
    throw new ProblemError('unauthenticated', 'Please sign in first.');
  }
  if (operation.csrf && context.header('x-csrf-token') !== session?.csrfToken) {
    throw new ProblemError(
      'csrf_failed',
      'This request did not come from the app. Reload the page.',
    );
  }
  const { groups } = operation;
  if (groups.length > 0 && !groups.some((group) => user?.groups.some((own) => own === group))) {
    throw new ProblemError('forbidden', 'This is for administrators.');
  }
}
