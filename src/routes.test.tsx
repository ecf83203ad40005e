import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { heading, wholeApp } from '#tests/support/whole-app.tsx';
import { createQueryClient } from './api/query-client.ts';
import { RouteError } from './components/errors/route-error.tsx';
import { createRoutes } from './routes.tsx';

// There is no socket server in this test. `use-socket.test.tsx` tests the socket.
vi.mock('./api/socket.ts', () => ({
  createSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));

const { mocks, requests, signIn, visit, selfCalls } = wholeApp();

/** The operations whose data is in the cache. */
const cachedKeys = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [operation] }) => operation);

/** A browser logs an error for each response with a failure status. Other errors fail the test. */
function expectRefusal(expected = / 401 \(Unauthorized\)$/): void {
  const logged = vi.spyOn(console, 'error');
  const failTest = logged.getMockImplementation();
  logged.mockImplementation((message: unknown) => {
    if (!expected.test(String(message))) failTest?.(message);
  });
}

describe('a visitor who is not signed in', () => {
  it('sees the landing page before the session is fetched', async () => {
    const { here } = await visit('/');
    expect(screen.getByRole('link', { name: 'Register' })).toBeDefined();
    await waitFor(() => expect(selfCalls()).toBe(1));
    expect(here()).toBe('/');
  });

  it('signs in at a page for users and then gets to that page', async () => {
    const { user, here } = await visit('/campaigns?from=mail');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Authenticating...');
    await heading('Sign in');
    expect(here()).toBe('/login?next=%2Fcampaigns%3Ffrom%3Dmail');

    await user.type(screen.getByLabelText('E-mail'), people.mira.email);
    await user.type(screen.getByLabelText('Password'), people.mira.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await heading('Campaigns');
    expect(here()).toBe('/campaigns?from=mail');
    expect(selfCalls()).toBe(1);
  });

  it('signs in at a link with a secret in its fragment, which is in no query, and gets to its page', async () => {
    const hash = `#token=${'A'.repeat(43)}`;
    const { user, here, router } = await visit(`/account/address${hash}`);
    await heading('Sign in');
    expect(router.state.location.search).toBe('?next=%2Faccount%2Faddress');
    await user.type(screen.getByLabelText('E-mail'), people.mira.email);
    await user.type(screen.getByLabelText('Password'), people.mira.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Use this address' })).toBeDefined();
    expect(here()).toContain('/account/address');
    expect(router.state.location.hash).toBe(hash);
  });

  it('sees a menu button with the letter U, and a menu with Sign In and Register', async () => {
    const { user } = await visit('/');
    const button = screen.getByRole('button', { name: 'Open user menu' });
    expect(button.textContent).toBe('U');
    await user.click(button);
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Sign In', 'Register']);
  });

  it('is offered to sign in with another account only if a provider is connected', async () => {
    await visit('/login');
    expect(await screen.findByRole('link', { name: 'Sign in with another account' })).toBeDefined();
    cleanup();
    mocks.server.use(
      http.get('*/api/auth/oauth-providers', () => HttpResponse.json({ items: [] })),
    );
    requests.length = 0;
    await visit('/login');
    await waitFor(() => expect(requests).toContain('GET /api/auth/oauth-providers'));
    await waitFor(() => expect(selfCalls()).toBe(1));
    expect(screen.queryByRole('link', { name: 'Sign in with another account' })).toBeNull();
  });

  it('sees no links to pages that need a session in the header', async () => {
    await visit('/licences');
    await heading('Licences');
    await waitFor(() => expect(selfCalls()).toBe(1));
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('sees an error page at a URL that does not exist', async () => {
    await visit('/no/such/page');
    await heading('Page not found!');
    expect(screen.getByRole('button', { name: 'Open user menu' })).toBeDefined();
  });
});

describe('a user', () => {
  it.each([
    '/',
    '/register',
    '/login',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/oauth',
  ])('is sent from %s to the dashboard', async (path) => {
    await signIn('mira');
    const { here } = await visit(path);
    await heading(/Mira/);
    expect(here()).toBe('/dashboard');
  });

  it('sees a menu button with the first letter of the name, and a menu with Dashboard and Logout', async () => {
    await signIn('mira');
    const { user } = await visit('/dashboard');
    await heading(/Mira/);
    const button = screen.getByRole('button', { name: 'Open user menu' });
    expect(button.textContent).toBe('M');
    await user.click(button);
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Logout']);
    expect(screen.queryByRole('separator')).toBeNull();
  });

  it('gets to every part of the app through the header, which marks the current part', async () => {
    await signIn('mira');
    const { user, here } = await visit('/dashboard');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const marked = () => [...navigation.querySelectorAll('[aria-current]')];
    const markOf = (link: Element) => link.getAttribute('aria-current');
    const current = () => marked().map((link) => `${link.textContent}: ${markOf(link)}`);
    expect(current()).toEqual([]);
    for (const [name, path] of [
      ['Campaigns', '/campaigns'],
      ['Rules', '/rules'],
      ['Characters', '/characters'],
    ] as const) {
      await user.click(within(navigation).getByRole('link', { name }));
      await heading(name);
      expect(here()).toBe(path);
      expect(current()).toEqual([`${name}: page`]);
    }
    await user.click(screen.getByRole('link', { name: 'New character' }));
    await heading('New character');
    expect(current()).toEqual(['Characters: true']);
    // The form is loaded after the first step is painted; React would report it in the next test.
    await screen.findByText(/^\d+ Hit Points$/);
    // The code of five pages is loaded from disk.
  }, 20_000);

  it('is sent from an admin page to the dashboard with the reason in the URL', async () => {
    await signIn('mira');
    const { here } = await visit('/admin/gear');
    await heading(/Mira/);
    expect(here()).toBe('/dashboard?alert=unauthorized');
    expect(requests).not.toContain('GET /api/gear/');
  });

  it('signs out through the menu', async () => {
    await signIn('mira');
    const { user, here, queryClient } = await visit('/dashboard');
    await heading(/Mira/);
    await user.click(screen.getByRole('button', { name: 'Open user menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await heading('Sign in');
    expect(here()).toBe('/login?alert=logout');
    expect(requests).toContain('POST /api/auth/logout');
    expect(screen.getByText(/You are signed out/)).toBeDefined();
    expect(cachedKeys(queryClient)).toEqual(['authSelf', 'authOauthProviders']);
  });

  it('is not told to be signed out if the server fails to end the session, and can try again', async () => {
    expectRefusal(/ 500 \(/);
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signIn('mira');
    const { user, here } = await visit('/dashboard');
    await heading(/Mira/);
    mocks.server.use(
      http.post(
        '*/api/auth/logout',
        () =>
          HttpResponse.json(
            { detail: 'No.', code: 'internal', fields: [], requestId: 'r' },
            { status: 500, headers: { 'X-Request-Id': 'r' } },
          ),
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Open user menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByText(/may still be signed in/);
    expect(here()).toBe('/login?alert=logout');
    expect(screen.queryByText(/You are signed out/)).toBeNull();
    expect(warning).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Sign out again' }));
    await screen.findByText(/You are signed out/);
    expect(here()).toBe('/login?alert=logout');
  });

  it('is sent to the dashboard by a login URL whose parameter next has another host', async () => {
    await signIn('mira');
    const { here } = await visit('/login?next=//evil.example/');
    await heading(/Mira/);
    expect(here()).toBe('/dashboard');
  });
});

describe('an administrator', () => {
  it('finds Admin first in the menu, then a separator', async () => {
    await signIn('odo');
    const { user } = await visit('/dashboard');
    await heading(/Odo/);
    await user.click(screen.getByRole('button', { name: 'Open user menu' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Admin', 'Dashboard', 'Logout']);
    expect(entries[0]?.nextElementSibling).toBe(screen.getByRole('separator'));
  });

  it('may open the page /admin', async () => {
    await signIn('odo');
    const { here } = await visit('/admin');
    await screen.findByRole('heading', { level: 1 });
    expect(here()).toBe('/admin');
  });
});

describe('a session that ends', () => {
  it('before the visit leads to the login page and, after signing in, to the visited page', async () => {
    expectRefusal();
    await signIn('mira');
    mocks.backend.reset();
    const { user, here } = await visit('/campaigns');
    await heading('Sign in');
    expect(here()).toBe('/login?alert=sessionExpired');
    expect(screen.getByText(/Your session has ended/)).toBeDefined();
    expect(requests).not.toContain('POST /api/auth/logout');

    await user.type(screen.getByLabelText('E-mail'), people.mira.email);
    await user.type(screen.getByLabelText('Password'), people.mira.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await heading('Campaigns');
  });

  it.each([
    [401, 'sessionExpired'],
    [403, 'unauthorized'],
  ])('with status %i on a page for users leads to the login page', async (status, alert) => {
    await signIn('mira');
    // The contract does not declare 403 for this operation.
    expectRefusal(/ (?:401 \(Unauthorized\)|403 \(Forbidden\))$|does not declare status 403\.$/);
    const { here, queryClient, router } = await visit('/dashboard');
    await heading(/Mira/);
    mocks.server.use(
      http.get('*/api/characters/', () =>
        HttpResponse.json(
          { detail: 'No.', code: 'forbidden', fields: [], requestId: 'r' },
          { status },
        ),
      ),
    );
    requests.length = 0; // The dashboard has requested characters, too.
    await act(() => router.navigate('/characters'));
    await heading('Sign in');
    expect(here()).toBe(`/login?alert=${alert}`);
    expect(screen.queryByText(/you were signed out|You are signed out/i)).toBeNull();
    const goOn = screen.queryByRole('link', { name: 'Go on with this account' });
    expect(goOn?.getAttribute('href')).toBe(status === 403 ? '/dashboard' : undefined);
    expect(requests).not.toContain('POST /api/auth/logout');
    expect(cachedKeys(queryClient)).toEqual(['authSelf', 'authOauthProviders']);
    expect(requests.filter((request) => request === 'GET /api/characters/')).toHaveLength(1);
  });

  it('causes no redirect on a page for guests', async () => {
    expectRefusal();
    await signIn('mira');
    mocks.backend.reset();
    const { here } = await visit('/login');
    await waitFor(() => expect(selfCalls()).toBe(1));
    await heading('Sign in');
    expect(here()).toBe('/login');
  });
});

describe('a change of page', () => {
  it('scrolls to the top, focuses the heading and announces the title', async () => {
    const { user } = await visit('/login');
    await heading('Sign in');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    const title = await heading('Create an account');
    expect(document.activeElement).toBe(title);
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Page' }).textContent).toBe(
        'Register · Questwright',
      ),
    );
  });
});

describe('a page with code that cannot be loaded', () => {
  it('shows the error page of its parent route instead of an empty page', async () => {
    const routes = createRoutes({
      queryClient: createQueryClient(),
      endSession: async () => undefined,
      openedHash: () => '',
    });
    const guests = routes[0]?.children?.find(({ id }) => id === 'guest-only')?.children ?? [];
    const page = guests.find(({ path }) => path === '/register');
    if (page === undefined) throw new Error('There is no such page.');
    const pageWithoutCode = {
      ...page,
      lazy: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    const router = createMemoryRouter([
      { path: '/', element: <h1>Home</h1> },
      { ErrorBoundary: RouteError, children: [pageWithoutCode] },
    ]);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/register'));
    expect(await heading('An unexpected error occurred!')).toBeDefined();
  });
});
