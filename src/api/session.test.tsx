import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { authLogout } from '#src/generated/endpoints/session/session.ts';
import { logOut } from './logout.ts';
import { createQueryClient } from './query-client.ts';
import {
  forgetUser,
  loadSession,
  signIn,
  useCurrentUser,
  useSession,
  useSignedInUser,
} from './session.ts';
import { knownSession } from './known-session.ts';

const mira = { id: 'mira', name: 'Mira', email: 'mira@example.com', groups: [] };

function answering(...answers: (() => Response)[]) {
  window.location.href = 'http://localhost/';
  const spy = vi.spyOn(globalThis, 'fetch');
  for (const answer of answers) spy.mockImplementationOnce(async () => answer());
  return spy;
}

const user = () => Response.json(mira);
const noContent = () => new Response(null, { status: 204 });
const refused = (status: number) => () => Response.json({ detail: 'No.' }, { status });

function setUp() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { queryClient, wrapper };
}

describe('the session', () => {
  it.each([
    ['the user', user, { state: 'signedIn', user: mira }],
    ['no user', noContent, { state: 'signedOut' }],
    ['the error 401', refused(401), { state: 'expired' }],
  ])('is fetched once if the server answers with %s', async (_, answer, session) => {
    const spy = answering(answer);
    const { queryClient } = setUp();
    const [first, second] = await Promise.all([loadSession(queryClient), loadSession(queryClient)]);
    await loadSession(queryClient);
    expect(first).toEqual(session);
    expect(second).toEqual(session);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])(
    'keeps the token of its user if another user signs in during the request (sent early: %s)',
    async (isEarly) => {
      const setToken = (token: string) => {
        // oxlint-disable-next-line unicorn/no-document-cookie -- the server sets this cookie
        document.cookie = `csrfToken=${token}`;
      };
      setToken('of-mira');
      const tomasSignsIn = () => setToken('of-tomas');
      if (isEarly) {
        globalThis.earlyCookies = document.cookie;
        globalThis.earlyResponses = new Map([['/api/auth/self', Promise.resolve(user())]]);
        tomasSignsIn();
      }
      const lateUser = () => {
        tomasSignsIn();
        return user();
      };
      const spy = answering(...(isEarly ? [] : [lateUser]), noContent);
      await loadSession(setUp().queryClient);
      await authLogout();
      // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie ends with the test
      document.cookie = 'csrfToken=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
      const headers = new Headers(spy.mock.lastCall?.[1]?.headers);
      expect(headers.get('x-csrf-token')).toBe('of-mira');
    },
  );

  it('stays unknown if the server answers 403', async () => {
    answering(refused(403));
    const { queryClient } = setUp();
    await expect(loadSession(queryClient)).rejects.toThrow('No.');
    expect(knownSession(queryClient)).toBeUndefined();
  });

  it('is not fetched by the hooks that read it', () => {
    const spy = answering();
    const { result } = renderHook(() => [useSession(), useCurrentUser()], setUp());
    expect(result.current).toEqual([undefined, null]);
    expect(spy).not.toHaveBeenCalled();
  });

  it('updates the hooks that read it when a user signs in', async () => {
    const { queryClient, wrapper } = setUp();
    const { result } = renderHook(useCurrentUser, { wrapper });
    await act(async () => signIn(queryClient, mira));
    await waitFor(() => expect(result.current).toEqual(mira));
  });

  it('makes useSignedInUser throw while it is unknown', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useSignedInUser, setUp())).toThrow('behind the auth-only guard');
  });

  it('leaves no data of the user in the caches when it ends', async () => {
    const { queryClient } = setUp();
    signIn(queryClient, mira);
    queryClient.setQueryData(['campaigns'], ['The Lanterns of Vell']);
    await forgetUser(queryClient);
    expect(knownSession(queryClient)).toEqual({ state: 'signedOut' });
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    expect(queryClient.getMutationCache().getAll()).toHaveLength(0);
  });
});

describe('the logout', () => {
  function startLogout(reason?: Parameters<typeof logOut>[1]) {
    const { queryClient } = setUp();
    signIn(queryClient, mira);
    queryClient.setQueryData(['campaigns'], []);
    const toLogin = vi.fn<() => void>(() => {
      // The caches must not contain data of the user when the login page is shown.
      expect(queryClient.getQueryData(['campaigns'])).toBeUndefined();
      expect(knownSession(queryClient)).toEqual({ state: 'signedOut' });
    });
    return { toLogin, done: logOut({ queryClient, toLogin }, reason) };
  }

  it.each(['logout', undefined] as const)('with reason %s calls the server', async (reason) => {
    const spy = answering(noContent);
    const { toLogin, done } = startLogout(reason);
    await done;
    expect(spy.mock.calls.map(([url]) => url)).toEqual(['http://localhost/api/auth/logout']);
    expect(toLogin).toHaveBeenCalledExactlyOnceWith(reason, true);
  });

  it('tells other tabs that the session has ended, but not that a request was refused', async () => {
    const setItem = vi.fn<(key: string, news: string) => void>();
    const storage: Storage = {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem,
      removeItem: () => undefined,
      clear: () => undefined,
    };
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(storage);
    await startLogout('unauthorized').done;
    const newsOf = () => setItem.mock.calls.map(([, news]) => news);
    expect(newsOf()).not.toContain('{"kind":"ended"}');
    await startLogout('sessionExpired').done;
    expect(newsOf()).toContain('{"kind":"ended"}');
  });

  it.each(['sessionExpired', 'unauthorized'] as const)(
    'with reason %s does not call the server',
    async (reason) => {
      const spy = answering();
      const { toLogin, done } = startLogout(reason);
      await done;
      expect(spy).not.toHaveBeenCalled();
      expect(toLogin).toHaveBeenCalledExactlyOnceWith(reason, true);
    },
  );

  it('logs a warning and shows the login page if the server fails', async () => {
    answering(refused(500));
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { toLogin, done } = startLogout('logout');
    await done;
    expect(warning).toHaveBeenCalledOnce();
    expect(toLogin).toHaveBeenCalledExactlyOnceWith('logout', false);
  });
});
