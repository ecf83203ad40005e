import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { useLogout } from '../layout/use-logout.ts';
import {
  forgetInvitation,
  keepInvitation,
  keepInvitationFor,
  keptInvitation,
} from './kept-invitation.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Another tab of the browser has the same local storage, and a session storage of its own. */
const openOtherTab = () => sessionStorage.clear();

test('an invitation is kept for a day', () => {
  keepInvitation('/invitations/abc');
  expect(keptInvitation()).toBe('/invitations/abc');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(keptInvitation()).toBe('/invitations/abc');
  vi.advanceTimersByTime(1);
  expect(keptInvitation()).toBeUndefined();
});

test('an invitation is not kept for a person who signs in in another tab', () => {
  keepInvitation('/invitations/abc');
  openOtherTab();
  expect(keptInvitation('mira@example.com')).toBeUndefined();
});

test('an invitation is kept for the account that gets a mail, in all tabs, and for no other', () => {
  keepInvitation('/invitations/abc');
  keepInvitationFor('Wren@example.com');
  openOtherTab();
  expect(keptInvitation('mira@example.com')).toBeUndefined();
  expect(keptInvitation()).toBeUndefined();
  expect(keptInvitation('wren@example.com')).toBe('/invitations/abc');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(keptInvitation('wren@example.com')).toBeUndefined();
});

const App = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

test('a sign-out ends what the tab keeps, but not what an account waits for', async () => {
  vi.useRealTimers();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  keepInvitation('/invitations/abc');
  keepInvitationFor('wren@example.com');
  const { result } = renderHook(useLogout, { wrapper: App });
  await act(() => result.current());
  expect(keptInvitation('mira@example.com')).toBeUndefined();
  expect(keptInvitation('wren@example.com')).toBe('/invitations/abc');
});

test('an account that gets a mail without an invitation keeps nothing', () => {
  keepInvitationFor('wren@example.com');
  expect(keptInvitation('wren@example.com')).toBeUndefined();
});

test('an invitation is forgotten when it is opened', () => {
  keepInvitation('/invitations/abc');
  keepInvitationFor('wren@example.com');
  forgetInvitation();
  expect(keptInvitation('wren@example.com')).toBeUndefined();
});

test('no other path is kept', () => {
  keepInvitation('/campaigns/abc');
  expect(keptInvitation()).toBeUndefined();
});

test.for(['{', '7', '"/invitations/abc"', '{"path":7,"until":9e99}', '{"path":"/invitations/a"}'])(
  'a value that another version may have stored does no harm: %s',
  (stored) => {
    localStorage.setItem('questwright:invitation', stored);
    sessionStorage.setItem('questwright:invitation', stored);
    expect(keptInvitation('mira@example.com')).toBeUndefined();
  },
);

test('an invitation that an earlier version has kept for any person is not opened', () => {
  const stored = JSON.stringify({ path: '/invitations/abc', until: Date.now() + 1000 });
  localStorage.setItem('questwright:invitation', stored);
  expect(keptInvitation('mira@example.com')).toBeUndefined();
});
