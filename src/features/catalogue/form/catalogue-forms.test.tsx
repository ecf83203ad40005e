import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/node.ts';
import * as createPage from './catalogue-create-page.tsx';
import * as listPage from '../list/catalogue-list-page.tsx';
import * as updatePage from './catalogue-update-page.tsx';
import { kinds } from '../kinds/all.ts';

const mocks = createNodeMocks();
const slug = 'weapons';
const kind = kinds[slug];

beforeAll(() => {
  mocks.start();
  // A phone: cards instead of the grid, which a browser test looks at.
  Object.assign(window, { innerWidth: 390 });
});
afterAll(mocks.stop);
beforeEach(async () => {
  mocks.reset();
  const { email, password } = people.odo;
  await fetch('/api/auth/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
});

/** The browser itself writes every refused call to its console. */
const expectRefusal = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const HydrateFallback = () => null;

function open(path: string) {
  const client = newClient();
  const router = createMemoryRouter(
    [
      {
        path: '/admin/weapons',
        HydrateFallback,
        loader: listPage.loader(client, slug),
        element: <listPage.Component kind={slug} />,
      },
      {
        path: '/admin/weapons/create',
        HydrateFallback,
        loader: createPage.loader(client, slug),
        element: <createPage.Component kind={slug} />,
      },
      {
        path: '/admin/weapons/update/:weaponSk',
        HydrateFallback,
        loader: updatePage.loader(client, slug),
        element: <updatePage.Component kind={slug} />,
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

describe('the forms', () => {
  test('a new weapon needs a name, and picks its ammunition by name', async () => {
    const { router, user } = open('/admin/weapons/create');
    await user.click(await screen.findByRole('button', { name: 'Create weapon' }));
    expect(await screen.findByText('This needs an answer.')).toBeDefined();
    await user.type(screen.getByLabelText('Name'), 'Moon bow');
    await user.selectOptions(screen.getByLabelText(/^Ammunition\(/), 'Arrows (2024)');
    await user.type(screen.getByLabelText('Cost: amount'), '40');
    await user.click(screen.getByRole('button', { name: 'Create weapon' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/weapons'));
    const stored = await newClient().query(kind.item('2024#moon-bow'));
    expect(stored.values).toMatchObject({
      ammunitionSk: '2024#arrows',
      cost: { amount: 40, unit: 'gp' },
    });
  });

  test('an update over somebody else’s asks, showing all three values', async () => {
    expectRefusal();
    const { router, user } = open('/admin/weapons/update/2024%23club');
    const notes = await screen.findByLabelText(/^Notes/);
    const before = await newClient().query(kind.item('2024#club'));
    await kind.update(before, { ...before.values, notes: 'theirs', weightLb: 7 });
    await user.type(notes, 'mine');
    await user.click(screen.getByRole('button', { name: 'Save weapon' }));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['—', 'theirs', 'mine']);
    await user.click(within(alert).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/weapons'));
    const after = await newClient().query(kind.item('2024#club'));
    expect(after.values).toMatchObject({ notes: 'mine', weightLb: 7 });
  });

  test('leaving with unsaved work asks first', async () => {
    const { router, user } = open('/admin/weapons/update/2024%23club');
    await user.type(await screen.findByLabelText(/^Notes/), 'x');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Leave without saving?')).toBeDefined();
    expect(router.state.location.pathname).toContain('/update/');
  });
});
