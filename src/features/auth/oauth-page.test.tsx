import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { Component } from './oauth-page.tsx';
import { keepReturnPath, keptReturnPath } from './oauth-return-path.ts';

const visited = vi.fn<(url: string) => void>();

/** A server that refuses the code of the provider. */
async function answer(input: RequestInfo | URL): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (url.includes('/oauth-providers')) {
    return Response.json({ items: [{ type: 'lantern', name: 'Lantern' }] });
  }
  if (url.includes('/start-oauth')) {
    return Response.json({ authorizationUrl: 'https://lantern.example/authorize' });
  }
  const problem = { detail: 'The code is too old.', code: 'oauth_failed', fields: [] };
  return Response.json({ ...problem, requestId: '1' }, { status: 400 });
}

beforeEach(() => {
  window.location.href = 'http://localhost/';
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  vi.spyOn(window.location, 'assign').mockImplementation((url) => visited(String(url)));
});
afterEach(() => keepReturnPath(null));

function open(query: string) {
  const router = createMemoryRouter(
    [
      { path: '/oauth/:type?', Component },
      { path: '/login', element: <h1>Sign in</h1> },
    ],
    { initialEntries: [`/oauth/lantern${query}`] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

test('the path to open is kept for another attempt after the user has cancelled at the provider', async () => {
  keepReturnPath('/campaigns/create');
  const { user } = open('?error=access_denied');
  await user.click(await screen.findByRole('button', { name: 'Continue with Lantern' }));
  await vi.waitFor(() => expect(visited).toHaveBeenCalledTimes(1));
  expect(keptReturnPath()).toBe('/campaigns/create');
});

test('the path to open is kept after the server has refused the code of the provider', async () => {
  keepReturnPath('/campaigns/create');
  const { router, user } = open('?code=old&state=1');
  await user.click(await screen.findByRole('link', { name: 'Try again' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/oauth/lantern?next=%2Fcampaigns%2Fcreate');
  await user.click(screen.getByRole('link', { name: 'Sign in with e-mail and password' }));
  expect(router.state.location.search).toBe('?next=%2Fcampaigns%2Fcreate');
});

test('a stored path of an earlier attempt is not used for a new sign-in', async () => {
  keepReturnPath('/campaigns/create');
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Continue with Lantern' }));
  await vi.waitFor(() => expect(visited).toHaveBeenCalledTimes(1));
  expect(keptReturnPath()).toBeNull();
});
