import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import { receivedFindings } from '#contract/responses.ts';
import { inspectResponses } from './api/http.ts';
import { announceSession, type SessionNews } from './api/other-tabs.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.ts';
import { RouteError } from './components/errors/route-error.tsx';
import { campaignCreate } from './generated/endpoints/campaigns/campaigns.ts';
import { createPreload } from './preload.ts';
import { createRoutes } from './routes.tsx';

// The code of a page is loaded from disk at its first visit, which can take seconds.
configure({ asyncUtilTimeout: 10_000 });

const mocks = createNodeMocks();
const requests: string[] = [];

// There is no socket server in this test. `use-socket.test.tsx` tests the socket.
vi.mock('./api/socket.ts', () => ({
  createSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));

beforeAll(() => {
  window.location.href = 'http://localhost/';
  vi.stubGlobal('scrollTo', vi.fn());
  inspectResponses(receivedFindings);
  mocks.start();
  mocks.server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
  });
});
afterEach(() => {
  cleanup();
  mocks.reset();
  requests.length = 0;
});
afterAll(() => mocks.stop());

type Person = keyof typeof people;

async function signIn(person: Person): Promise<void> {
  const { email, password } = people[person];
  const response = await fetch('http://localhost/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify({ email, password }),
    credentials: 'include',
  });
  expect(response.status).toBe(200);
  requests.length = 0;
}

async function visit(url: string, before = '/licences') {
  const queryClient = createQueryClient();
  const [pathname = ''] = url.split('?');
  const { router, routes } = await createAppRouter(queryClient, pathname, (tree) =>
    createMemoryRouter(tree, { initialEntries: [before, url], initialIndex: 1 }),
  );
  const preload = createPreload(routes, queryClient);
  await act(async () => {
    // The hero changes its state when its first picture is decoded.
    render(<App queryClient={queryClient} router={router} preload={preload} />);
  });
  const here = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), router, queryClient, here };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** The operations whose data is in the cache. */
const cachedKeys = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [operation] }) => operation);
const selfCalls = () => requests.filter((request) => request === 'GET /api/auth/self').length;

/** Happy DOM has one tab, so this sends the event that the browser sends to the other tabs. */
function tellTabs(news: SessionNews): void {
  const setItem = vi.fn<(key: string, newValue: string) => void>();
  const storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem,
    removeItem: () => undefined,
    clear: () => undefined,
  };
  const access = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(storage);
  announceSession(news);
  access.mockRestore();
  const [key = '', newValue = ''] = setItem.mock.lastCall ?? [];
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

/** As a browser does after Back, with the page as it was. */
function showAgain(): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

const csrfToken = (): string =>
  decodeURIComponent(/csrfToken=([^;]*)/.exec(document.cookie)?.[1] ?? '');

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

  it('leaves a page with data when another tab signs out, without a second logout request', async () => {
    await signIn('mira');
    const { here, queryClient } = await visit('/campaigns');
    await heading('Campaigns');
    tellTabs({ kind: 'signedOut', isConfirmed: true });
    await heading('Sign in');
    expect(here()).toBe('/login?alert=logout');
    expect(screen.getByText(/You are signed out/)).toBeDefined();
    expect(requests).not.toContain('POST /api/auth/logout');
    expect(JSON.stringify(queryClient.getQueryCache().getAll())).not.toContain('Mira');
  });

  it('leaves a page when another account signs in in another tab, and can go on with that account', async () => {
    await signIn('mira');
    const { here, queryClient } = await visit('/campaigns');
    await heading('Campaigns');
    tellTabs({ kind: 'signedIn', userId: people.mira.id });
    tellTabs({ kind: 'signedIn', userId: people.tomas.id });
    await heading('Sign in');
    expect(here()).toBe('/login?alert=unauthorized');
    expect(screen.getByText(/Another account was signed in with this browser/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Go on with this account' });
    expect(link.getAttribute('href')).toBe('/dashboard');
    expect(JSON.stringify(queryClient.getQueryCache().getAll())).not.toContain('Mira');
  });

  it('writes nothing for another account that has signed in unnoticed', async () => {
    expectRefusal(/ 403 \(/);
    await signIn('mira');
    const { queryClient } = await visit('/campaigns');
    await heading('Campaigns');
    await signIn('tomas');
    const writing = queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationFn: () =>
          campaignCreate({ title: 'Written by Mira', setting: '', storyOverview: '' }),
      });
    await expect(writing.execute(undefined)).rejects.toThrow('Another account');
    await screen.findByText(/Another account was signed in with this browser/);
    const response = await fetch('/api/campaigns/', { credentials: 'include' });
    expect(await response.text()).not.toContain('Written by Mira');
  });

  it.each([
    ['a tab that the browser shows again', () => showAgain()],
    ['a tab that is told by another one', () => tellTabs({ kind: 'ended' })],
  ])('finds out in %s that the session has ended', async (_, happen) => {
    await signIn('mira');
    const { here } = await visit('/campaigns');
    await heading('Campaigns');
    happen();
    await waitFor(() => expect(selfCalls()).toBe(2));
    expect(here()).toBe('/campaigns');
    await fetch('/api/auth/logout', {
      method: 'POST',
      credentials: 'include',
      headers: { 'x-csrf-token': csrfToken() },
    });
    happen();
    await heading('Sign in');
    expect(here()).toBe('/login?alert=sessionExpired');
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
