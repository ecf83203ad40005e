import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/node.ts';
import * as createPage from './form/catalogue-create-page.tsx';
import * as listPage from './list/catalogue-list-page.tsx';
import * as updatePage from './form/catalogue-update-page.tsx';
import { rowMaker } from './list/grid-rows.ts';
import { kinds } from './kinds/all.ts';
import { useEdits } from './edits/use-edits.ts';
import type { CatalogueItem } from './values.ts';

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

describe('the list', () => {
  test('shows a page of 25 and more when asked', async () => {
    const { user } = open('/admin/weapons');
    const list = await screen.findByRole('list', { name: 'Weapons' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Load all' }));
    expect(await screen.findByText(/all there are/)).toBeDefined();
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(25);
  });

  test('keeps its category in the address', async () => {
    const { router, user } = open('/admin/weapons');
    await user.selectOptions(await screen.findByLabelText('Category'), 'Martial ranged');
    await waitFor(() => expect(router.state.location.search).toBe('?category=martial-ranged'));
    await screen.findByText('Longbow');
    expect(screen.queryByText('Club')).toBeNull();
  });

  test('deletes an item after asking', async () => {
    const { user } = open('/admin/weapons?category=simple-melee');
    await user.click(await screen.findByRole('button', { name: 'Delete Club' }));
    await user.click(screen.getByRole('button', { name: 'Delete weapon' }));
    await waitFor(() => expect(screen.queryByText('Club')).toBeNull());
  });
});

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

describe('edits in the grid', () => {
  async function openEdits() {
    const client = newClient();
    const item = await client.query(kind.item('2024#club'));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(({ items }) => useEdits(kind, items), {
      wrapper,
      initialProps: { items: [item] },
    });
    const type = (key: string, text: string) => {
      const [row] = rowMaker(kind)([item], result.current.edits.drafts);
      const field = kind.fields.find((each) => each.key === key);
      if (row && field) act(() => result.current.edit(row, field, text));
    };
    return { item, result, type };
  }
  const stored = (): Promise<CatalogueItem> => newClient().query(kind.item('2024#club'));

  test('are saved with the version they were typed over', async () => {
    const { result, type } = await openEdits();
    type('cost', '3 sp');
    await act(async () => {
      expect(await result.current.save()).toEqual({ saved: 1, left: 0 });
    });
    expect((await stored()).values['cost']).toEqual({ amount: 3, unit: 'sp' });
    expect(result.current.edits.drafts.size).toBe(0);
  });

  test('that cannot be read stay, and are not sent', async () => {
    const { item, result, type } = await openEdits();
    type('cost', 'lots');
    await act(async () => {
      expect(await result.current.save()).toEqual({ saved: 0, left: 1 });
    });
    expect((await stored()).version).toBe(item.version);
  });

  test('to other fields than somebody else’s are merged', async () => {
    expectRefusal();
    const { item, result, type } = await openEdits();
    await kind.update(item, { ...item.values, notes: 'theirs' });
    type('cost', '3 sp');
    await act(async () => {
      await result.current.save();
    });
    expect((await stored()).values).toMatchObject({
      notes: 'theirs',
      cost: { amount: 3, unit: 'sp' },
    });
  });

  test('to the same field wait for a choice; keeping mine saves over theirs', async () => {
    expectRefusal();
    const { item, result, type } = await openEdits();
    const theirs = await kind.update(item, { ...item.values, notes: 'theirs' });
    type('notes', 'mine');
    await act(async () => {
      expect(await result.current.save()).toEqual({ saved: 0, left: 1 });
    });
    expect(result.current.edits.drafts.get(item.sk)?.status?.state).toBe('conflict');
    act(() => result.current.keepMine(item.sk, theirs));
    await act(async () => {
      await result.current.save();
    });
    expect((await stored()).values['notes']).toBe('mine');
  });
});
