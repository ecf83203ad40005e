import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { logRenderError } from '#src/components/errors/log-render-error.ts';
import { RouteError } from '#src/components/errors/route-error.tsx';
import { answerTo } from '#tests/support/empty-overview.ts';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { Component, loader } from './campaign-page.tsx';

it('sends one request for the campaign at each visit', async () => {
  window.location.href = 'http://localhost/';
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => answerTo(url) ?? Response.json(lanternsOfVell));
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const router = createMemoryRouter(
    [
      {
        path: '/campaigns/:campaignId',
        loader: loader(queryClient),
        Component,
        HydrateFallback: () => null,
      },
      { path: '/', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/campaigns/lanterns-of-vell'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: lanternsOfVell.title });
  const visits = () =>
    fetched.mock.calls.filter(([url]) => url === 'http://localhost/api/campaigns/lanterns-of-vell');
  expect(visits()).toHaveLength(1);

  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await act(() => router.navigate('/campaigns/lanterns-of-vell'));
  await screen.findByRole('heading', { name: lanternsOfVell.title });
  expect(visits()).toHaveLength(2);
});

it('requests a campaign that does not exist three times without pauses, and says that it is missing', async () => {
  window.location.href = 'http://localhost/';
  const problem = {
    detail: 'There is nothing at this address.',
    code: 'not_found',
    fields: [],
    requestId: '1',
  };
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(problem, { status: 404 }));
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const router = createMemoryRouter(
    [
      {
        path: '/campaigns/:campaignId',
        loader: loader(queryClient),
        Component,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/campaigns/nope'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Pauses between the attempts would take longer than this query waits.
  await screen.findByRole('heading', { name: 'Page not found!' });
  const asked = fetched.mock.calls.filter(([url]) => url === 'http://localhost/api/campaigns/nope');
  expect(asked).toHaveLength(3);
});

describe('a campaign that was open before', () => {
  const campaignUrl = 'http://localhost/api/campaigns/lanterns-of-vell';

  /** Opens the campaign, leaves it, and opens it again. The second request for it gets this answer. */
  async function openTwice(answerAgain: () => Promise<Response>): Promise<void> {
    window.location.href = 'http://localhost/';
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url) => answerTo(url) ?? Response.json(lanternsOfVell));
    const queryClient = createQueryClient();
    signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
    const router = createMemoryRouter(
      [
        {
          path: '/campaigns/:campaignId',
          loader: loader(queryClient),
          Component,
          ErrorBoundary: RouteError,
          HydrateFallback: () => null,
        },
        { path: '/', element: <h1>Elsewhere</h1> },
      ],
      { initialEntries: ['/campaigns/lanterns-of-vell'] },
    );
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} onError={logRenderError} />
      </QueryClientProvider>,
      { onCaughtError: () => undefined },
    );
    await screen.findByRole('heading', { name: lanternsOfVell.title });
    await act(() => router.navigate('/'));
    fetched.mockImplementation(async (url) =>
      url === campaignUrl ? answerAgain() : (answerTo(url) ?? Response.json(lanternsOfVell)),
    );
    await act(() => router.navigate('/campaigns/lanterns-of-vell'));
  }

  it('is shown before the answer to the visit', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await openTwice(() => promise);
    expect(screen.queryByRole('heading', { name: lanternsOfVell.title })).not.toBeNull();
    await act(async () => resolve(Response.json({ ...lanternsOfVell, title: 'The last lantern' })));
    await screen.findByRole('heading', { name: 'The last lantern' });
  });

  it('does not stay on the page when the answer says that it is gone', async () => {
    const problem = {
      detail: 'There is nothing at this address.',
      code: 'not_found',
      fields: [],
      requestId: '1',
    };
    await openTwice(async () => Response.json(problem, { status: 404 }));
    await screen.findByRole('heading', { name: 'Page not found!' });
    expect(screen.queryByRole('heading', { name: lanternsOfVell.title })).toBeNull();
  });

  it('says that it could not be loaded again, above what is known', async () => {
    const problem = { detail: 'The server is resting.', code: 'bad_request', fields: [] };
    await openTwice(async () => Response.json({ ...problem, requestId: '1' }, { status: 400 }));
    await screen.findByText('We could not load the campaign.');
    expect(screen.getByRole('alert').textContent).toContain('The server is resting.');
    screen.getByRole('heading', { name: lanternsOfVell.title });
  });
});
