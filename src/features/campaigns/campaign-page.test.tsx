import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { Component, loader } from './campaign-page.tsx';
import { blankCampaign } from './campaign-values.ts';

const vell: Campaign = {
  ...blankCampaign,
  campaignId: 'lanterns-of-vell',
  title: 'The Lanterns of Vell',
  role: 'owner',
  version: 1,
  coverImageW1024: null,
  coverImageW704: null,
  meta: {
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    last_accessed_at: null,
  },
};

it('sends one request for the campaign at each visit', async () => {
  window.location.href = 'http://localhost/';
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(vell));
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
  await screen.findByRole('heading', { name: vell.title });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    'http://localhost/api/campaigns/lanterns-of-vell',
  ]);

  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await act(() => router.navigate('/campaigns/lanterns-of-vell'));
  await screen.findByRole('heading', { name: vell.title });
  expect(fetched).toHaveBeenCalledTimes(2);
});
