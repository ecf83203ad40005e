import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { RouteError } from './errors/route-error.tsx';
import { usePageChange } from './navigation/use-page-change.ts';
import { withSkeleton } from './page-skeleton.tsx';
import { untilSlow } from './route-module.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router with a page whose data arrives or fails when the test says so. */
function openSlowPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const query = { queryKey: ['page'], queryFn: () => promise };
  const Page = () => <h1 tabIndex={-1}>{useSuspenseQuery(query).data}</h1>;
  const Layout = () => {
    usePageChange();
    return (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  };
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { path: '/', element: <h1>Home</h1> },
        {
          path: '/page',
          loader: () => untilSlow(client.query(query)),
          Component: withSkeleton(Page, 'plain'),
          ErrorBoundary: RouteError,
        },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  act(() => void router.navigate('/page'));
  return { resolve, reject };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const heading = () => screen.queryByRole('heading', { level: 1 });
const skeleton = () => screen.queryByText('Loading...');

describe('a page whose data is slow', () => {
  it('opens with its skeleton after 400 ms, and the heading gets the focus when it appears', async () => {
    const { resolve } = openSlowPage();
    await pass(399);
    expect(heading()?.textContent).toBe('Home');
    await pass(1);
    expect(heading()).toBeNull();
    expect(skeleton()).not.toBeNull();
    resolve('Ashfall');
    await pass(1000);
    expect(heading()?.textContent).toBe('Ashfall');
    await pass(0);
    expect(document.activeElement).toBe(heading());
    expect(skeleton()).toBeNull();
  });

  it('opens without a skeleton if the data arrives sooner', async () => {
    const { resolve } = openSlowPage();
    await pass(300);
    resolve('Ashfall');
    await pass(0);
    expect(heading()?.textContent).toBe('Ashfall');
    expect(skeleton()).toBeNull();
  });

  it('shows the error page if the request fails after the skeleton', async () => {
    // React logs an error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { reject } = openSlowPage();
    await pass(500);
    expect(skeleton()).not.toBeNull();
    reject(new HttpError(new Response(null, { status: 404 }), undefined));
    await pass(1000);
    expect(heading()?.textContent).toBe('Page not found!');
  });
});
