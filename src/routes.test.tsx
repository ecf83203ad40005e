import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import { receivedFindings } from '#contract/responses.ts';
import { inspectResponses } from './api/http.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.ts';
import { RouteError } from './components/errors/route-error.tsx';
import { createPreload } from './preload.ts';
import { catalogueKinds, kindTable } from './generated/contract/kinds.ts';
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
  const { pathname } = new URL(url, 'http://localhost');
  const { router, routes } = await createAppRouter(queryClient, pathname, (tree) =>
    createMemoryRouter(tree, { initialEntries: [before, url], initialIndex: 1 }),
  );
  render(
    <App queryClient={queryClient} router={router} preload={createPreload(routes, queryClient)} />,
  );
  const here = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), router, queryClient, here };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const selfCalls = () => requests.filter((request) => request === 'GET /api/auth/self').length;

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
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
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
  /** A browser logs an error for each response with a failure status. Other errors fail the test. */
  function expectRefusal(expected = / 401 \(Unauthorized\)$/): void {
    const logged = vi.spyOn(console, 'error');
    const failTest = logged.getMockImplementation();
    logged.mockImplementation((message: unknown) => {
      if (!expected.test(String(message))) failTest?.(message);
    });
  }

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
      http.all('*/api/*', () =>
        HttpResponse.json(
          { detail: 'No.', code: 'forbidden', fields: [], requestId: 'r' },
          { status },
        ),
      ),
    );
    await act(() => router.navigate('/characters'));
    await heading('Sign in');
    expect(here()).toBe(`/login?alert=${alert}`);
    expect(requests).not.toContain('POST /api/auth/logout');
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
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

describe('the route tree', () => {
  const services = { queryClient: createQueryClient(), endSession: () => Promise.resolve() };

  function urls(routes: readonly RouteObject[], guards: readonly string[] = []): string[] {
    return routes.flatMap(({ id, path, children }) => {
      const inside = id === undefined ? guards : [...guards, id];
      const own = path === undefined ? [] : [`${inside.slice(1).join(' > ')}: ${path}`];
      return [...own, ...urls(children ?? [], inside)];
    });
  }

  it('has four pages for each kind, behind the guard of administrators', () => {
    const pages = catalogueKinds.flatMap((kind) =>
      ['', '/create', '/bulk-create', `/update/:${kindTable[kind].skField}`].map(
        (page) => `auth-only > admin-only: /admin/${kind}${page}`,
      ),
    );
    expect(urls(createRoutes(services))).toEqual(expect.arrayContaining(pages));
    expect(pages).toContain('auth-only > admin-only: /admin/weapons/update/:weaponSk');
  });

  it('has these other URLs behind these guards', () => {
    const ofKind = new RegExp(
      `/admin/(?:${catalogueKinds.join('|')})(?:/(?:create|bulk-create|update/:\\w+))?$`,
    );
    const others = urls(createRoutes(services)).filter((url) => !ofKind.test(url));
    expect(others).toMatchInlineSnapshot(`
      [
        "guest-only: /",
        "guest-only: /register",
        "guest-only: /login",
        "guest-only: /verify-email",
        "guest-only: /forgot-password",
        "guest-only: /reset-password",
        "guest-only: /oauth/:type?",
        "auth-only > players: /dashboard",
        "auth-only > players: /campaigns",
        "auth-only > players: /campaigns/create",
        "auth-only > players: /campaigns/:campaignId",
        "auth-only > players: /characters",
        "auth-only > players: /characters/create",
        "auth-only > players: /characters/:characterId",
        "auth-only > admin-only: /admin",
        "auth-only > admin-only: /admin/feats/bulk-export",
        "for-everybody: /setup",
        "for-everybody: /licences",
        "for-everybody: *",
      ]
    `);
  });

  it('loads every page lazily except the one for unknown URLs', () => {
    const screens = (routes: readonly RouteObject[]): RouteObject[] =>
      routes.flatMap((route) => [route, ...screens(route.children ?? [])]);
    const eager = screens(createRoutes(services)).filter(
      ({ path, lazy }) => path !== undefined && lazy === undefined,
    );
    expect(eager.map(({ path }) => path)).toEqual(['*']);
  });

  it('has an empty group for pages without a guard', () => {
    const [root] = createRoutes(services);
    expect(root?.children?.find(({ id }) => id === 'unrestricted')).toMatchObject({ children: [] });
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
