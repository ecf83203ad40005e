import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { RouteError } from '../errors/route-error.tsx';
import { ToastArea } from './toast-area.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Toasts = () => <p>Toasts</p>;

/** A page whose code for toasts cannot be loaded until `isOnline` is set. */
function open({ isSignedIn }: { isSignedIn: boolean }) {
  const network = { isOnline: false };
  const load = vi.fn<() => Promise<typeof Toasts>>(async () => {
    if (!network.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Toasts;
  });
  const queryClient = createQueryClient();
  const mira = { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] };
  if (isSignedIn) signIn(queryClient, mira);
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: RouteError,
      element: (
        <>
          <input aria-label="E-mail" />
          <ToastArea load={load} />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { load, network };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([{ isSignedIn: false }, { isSignedIn: true }])(
  'a page stays if the code for toasts cannot be loaded: %o',
  async ({ isSignedIn }) => {
    const { load, network } = open({ isSignedIn });
    const field = screen.getByLabelText('E-mail');
    fireEvent.keyDown(field, { key: 'm' });
    await wait(9000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('E-mail')).toBe(field);
    network.isOnline = true;
    await wait(11_000);
    expect(screen.getByText('Toasts')).toBeDefined();
  },
);

test('a guest who only looks at a page does not load the code for toasts', async () => {
  const { load } = open({ isSignedIn: false });
  await wait(20_000);
  expect(load).not.toHaveBeenCalled();
});
