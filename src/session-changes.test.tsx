import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, it, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { expectRefusal } from '#tests/support/mocked-catalogue.tsx';
import { heading, wholeApp } from '#tests/support/whole-app.tsx';
import { knownSession } from './api/known-session.ts';
import { announceSession, type SessionNews } from './api/other-tabs.ts';
import { campaignCreate } from './generated/endpoints/campaigns/campaigns.ts';

// There is no socket server in this test. `use-socket.test.tsx` tests the socket.
vi.mock('./api/socket.ts', () => ({
  createSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));

const { requests, signIn, visit, selfCalls } = wholeApp();

/** Records what is written to the storage. A spy on its class misses what the window of another test file has. */
function recordWrites() {
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
  return { setItem, end: () => access.mockRestore() };
}

/** Happy DOM has one tab, so this sends the event that the browser sends to the other tabs. */
function tellTabs(news: SessionNews): void {
  const { setItem, end } = recordWrites();
  announceSession(news);
  end();
  const [key = '', newValue = ''] = setItem.mock.lastCall ?? [];
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

/** Sends the event with which a browser shows a page from its cache after Back. */
function showAgain(): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

const csrfToken = (): string =>
  decodeURIComponent(/csrfToken=([^;]*)/.exec(document.cookie)?.[1] ?? '');

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

it('closes the account page without a network, and says in this tab and in others that the session may go on', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signIn('mira');
  const { user, here, queryClient } = await visit('/account');
  await heading('Your account');
  const { setItem, end } = recordWrites();
  await user.click(screen.getByRole('button', { name: 'Open user menu' }));
  const logout = await screen.findByRole('menuitem', { name: 'Logout' });
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(logout);
  await screen.findByText(/may still be signed in/);
  expect(here()).toBe('/login?alert=logout');
  expect(screen.queryByText(/You are signed out/)).toBeNull();
  expect(JSON.stringify(queryClient.getQueryCache().getAll())).not.toContain('Mira');
  expect(warning).toHaveBeenCalledOnce();
  const news = () => setItem.mock.calls.map(([, value]) => value).join();
  await waitFor(() => expect(news()).toContain('"signedOut","isConfirmed":false'));
  end();
  network.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Sign out again' }));
  await screen.findByText(/You are signed out/);
});

it('closes the account page when another tab signs out without a network, and can sign out again', async () => {
  await signIn('mira');
  const { user, here, queryClient } = await visit('/account');
  await heading('Your account');
  tellTabs({ kind: 'signedOut', isConfirmed: false });
  await screen.findByText(/may still be signed in/);
  expect(here()).toBe('/login?alert=logout');
  expect(requests).not.toContain('POST /api/auth/logout');
  expect(JSON.stringify(queryClient.getQueryCache().getAll())).not.toContain('Mira');
  await user.click(screen.getByRole('button', { name: 'Sign out again' }));
  await screen.findByText(/You are signed out/);
  expect(requests).toContain('POST /api/auth/logout');
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

it('shows no user on a page for everyone if the other account cannot be loaded', async () => {
  await signIn('mira');
  const { queryClient } = await visit('/licences');
  await waitFor(() => expect(knownSession(queryClient)).toMatchObject({ state: 'signedIn' }));
  const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  tellTabs({ kind: 'signedIn', userId: people.tomas.id });
  await waitFor(() => expect(failing).toHaveBeenCalled());
  expect(knownSession(queryClient)).toEqual({ state: 'signedOut' });
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  failing.mockRestore();
});

it('removes the toasts of a page that is left, because their buttons can write', async () => {
  await signIn('mira');
  await visit('/campaigns');
  await screen.findByRole('region', { name: /Notifications/ });
  act(() => void toast.success('The Sunken Bell is deleted.'));
  expect(toast.getToasts()).toHaveLength(1);
  tellTabs({ kind: 'signedIn', userId: people.tomas.id });
  await waitFor(() => expect(toast.getToasts()).toEqual([]));
});

it('writes nothing for another account that has signed in unnoticed', async () => {
  expectRefusal();
  await signIn('mira');
  const { queryClient } = await visit('/campaigns');
  await heading('Campaigns');
  await signIn('tomas');
  const writing = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => campaignCreate({ title: 'Written by Mira', setting: '', storyOverview: '' }),
  });
  await expect(writing.execute(undefined)).rejects.toThrow('Another account');
  await screen.findByText(/Another account was signed in with this browser/);
  const response = await fetch('/api/campaigns/', { credentials: 'include' });
  expect(await response.text()).not.toContain('Written by Mira');
});

it.each([
  ['a tab that the browser shows again', () => showAgain()],
  ['a tab to which another tab reports it', () => tellTabs({ kind: 'ended' })],
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
