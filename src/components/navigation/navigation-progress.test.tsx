import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationProgress } from './navigation-progress.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A router whose page `/slow` waits until `finish` is called. */
function showSlowPage() {
  const { promise, resolve: finish } = Promise.withResolvers<null>();
  const Layout = () => (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/slow', loader: () => promise, element: <h1>Slow</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { router, finish };
}

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('shows a bar after 150 ms of waiting for the next page, until the page opens', async () => {
  const { router, finish } = showSlowPage();
  act(() => void router.navigate('/slow'));
  await pass(149);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).not.toBeNull();
  finish(null);
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Slow' })).toBeDefined();
  expect(bar()).toBeNull();
});

it('shows no bar if the page opens within 150 ms', async () => {
  const { router, finish } = showSlowPage();
  act(() => void router.navigate('/slow'));
  await pass(100);
  finish(null);
  await pass(1000);
  expect(bar()).toBeNull();
});
