import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { UserMenu } from './user-menu.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const panel = { UserMenuPanel: () => <p>Logout</p> };

/** Loads code as a browser does: what has arrived once is there also without a network. */
function open({ isSignedIn }: { isSignedIn: boolean }) {
  const network = { isOnline: true };
  let hasArrived = false;
  const load = vi.fn<() => Promise<typeof panel>>(async () => {
    hasArrived ||= network.isOnline;
    if (!hasArrived) throw new TypeError('Failed to fetch dynamically imported module');
    return panel;
  });
  const queryClient = createQueryClient();
  const mira = { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] };
  if (isSignedIn) signIn(queryClient, mira);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <UserMenu load={load} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { load, network };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the menu of a user, and so the way out, opens without a network', async () => {
  const { network } = open({ isSignedIn: true });
  await wait(10_000);
  network.isOnline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Open user menu' }));
  await wait(0);
  expect(screen.getByText('Logout')).toBeDefined();
});

test('a guest loads no menu before a press', async () => {
  const { load } = open({ isSignedIn: false });
  await wait(10_000);
  expect(load).not.toHaveBeenCalled();
});
