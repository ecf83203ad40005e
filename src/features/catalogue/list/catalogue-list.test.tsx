import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  withQueryClient,
  mockCatalogue,
  newClient,
  storedItem,
} from '#tests/support/mocked-catalogue.tsx';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { kinds } from '../kinds/all.ts';
import * as listPage from './catalogue-list-page.tsx';
import { selectOption } from '#tests/support/select-option.ts';

const kind = kinds.weapons;

mockCatalogue();
beforeAll(() => {
  // The width of a phone, so that cards are shown. Browser tests check the grid.
  Object.assign(window, { innerWidth: 390 });
});

function open(search = '', slug: 'weapons' | 'gear' = 'weapons') {
  const client = newClient();
  const path = `/admin/${slug}`;
  const router = createMemoryRouter(
    [
      {
        path,
        HydrateFallback: () => null,
        loader: listPage.loader(client, slug),
        element: <listPage.Component kind={slug} />,
      },
    ],
    { initialEntries: [`${path}${search}`] },
  );
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return { router, user: userEvent.setup() };
}

const stored = (sk: string) => storedItem(kind, sk);
const cards = () => screen.findByRole('list', { name: 'Weapons' }, { timeout: 5000 });
const bar = () => screen.findByRole('region', { name: 'Unsaved changes' });

describe('the list', () => {
  test('shows the first 25 rows, and all rows after a click on “Load all”', async () => {
    const { user } = open();
    const list = await cards();
    expect(within(list).getAllByRole('listitem')).toHaveLength(25);
    expect(await screen.findByText(/^25 of \d+ weapons loaded$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Load all' }));
    expect(await screen.findByText(/all loaded/)).toBeDefined();
    expect(within(list).getAllByRole('listitem')).toHaveLength(38);
  });

  test('keeps the rows of “Load all” when the socket connects, and offers to reload', async () => {
    const { user } = open('', 'gear');
    await user.click(await screen.findByRole('button', { name: 'Load all' }));
    expect(await screen.findByText(/all loaded/)).toBeDefined();
    const boxes = screen.getAllByRole('checkbox').length;
    act(() => notifyServerEvent('connected', null));
    expect(await screen.findByText('You were not connected for a while')).toBeDefined();
    expect(screen.getAllByRole('checkbox')).toHaveLength(boxes);
  });

  test('has its category and search in the URL', async () => {
    const { router, user } = open();
    await selectOption(user, await screen.findByLabelText('Category'), 'Martial ranged');
    await waitFor(() => expect(router.state.location.search).toBe('?category=martial-ranged'));
    await screen.findByText('Longbow (2024)');
    await user.type(screen.getByLabelText('Search'), 'hand');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?category=martial-ranged&q=hand'),
    );
    await waitFor(() => expect(screen.queryByText('Longbow (2024)')).toBeNull());
    expect(within(await cards()).getAllByText(/Hand/).length).toBeGreaterThan(0);
  });

  test('shows the search and a link that clears it if nothing is found', async () => {
    const { router, user } = open('?category=simple-melee&q=lantern');
    expect(
      await screen.findByRole('heading', { name: 'Nothing found for “lantern”' }),
    ).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Clear the search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=simple-melee'));
    await screen.findByText('Club (2024)');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
  });

  test('shows a warning and the rows of all categories if the URL has an unknown category', async () => {
    const { router, user } = open('?category=siege');
    expect(await screen.findByText('Unknown category')).toBeDefined();
    expect(await screen.findByText('25 of 38 weapons loaded')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Remove it from the address' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByText('Unknown category')).toBeNull());
  });
});

describe('rows on a phone', () => {
  test('can be marked for deletion and unmarked, and are deleted by saving', async () => {
    const { user } = open('?category=simple-melee');
    await user.click(await screen.findByRole('button', { name: 'Actions for Club (2024)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('will be deleted')).toBeDefined();
    expect(within(await bar()).getByText('1 to delete.')).toBeDefined();

    await user.click(within(await bar()).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(screen.queryByText('will be deleted')).toBeNull());

    await user.click(within(await bar()).getByRole('button', { name: /^Redo/ }));
    await user.click(within(await bar()).getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Weapons' })).queryByText('Club (2024)'),
      ).toBeNull(),
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(stored('2024#club')).rejects.toThrow(/no /i);
  });

  test('are counted only while the server has them, also after the undo of a deletion', async () => {
    const { user } = open();
    const names = async () =>
      within(await cards())
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label'));
    const press = async (name: RegExp) =>
      user.click(within(await bar()).getByRole('button', { name }));
    expect(await screen.findByText('25 of 38 weapons loaded')).toBeDefined();
    const before = await names();

    await user.click(await screen.findByRole('button', { name: 'Actions for Club (2024)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await press(/^Save/);
    expect(await screen.findByText('24 of 37 weapons loaded')).toBeDefined();

    await press(/^Undo/);
    expect(await screen.findByText('24 of 37 weapons loaded')).toBeDefined();
    await press(/^Save/);
    expect(await screen.findByText('25 of 38 weapons loaded')).toBeDefined();
    expect(await names()).toEqual(before);
  });

  test('are drawn again only if they have changed', async () => {
    const category = kind.fields.find(({ key }) => key === 'category');
    if (category === undefined) throw new Error('Weapons have no field for the category.');
    const shown = vi.spyOn(category, 'show');
    const { user } = open();
    await screen.findByText('25 of 38 weapons loaded');
    shown.mockClear();
    await user.click(screen.getByRole('checkbox', { name: 'Select Club (2024)' }));
    await screen.findByRole('region', { name: 'Selected rows' });
    expect(shown.mock.calls).toEqual([['simple-melee', undefined]]);
  });

  test('can be restored from their history after a deletion', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await kind.remove(await stored('2024#club'));
    const { user } = open('?category=simple-melee&history=2024%23club');
    const panel = await screen.findByRole('dialog', { name: 'History of Club (2024)' });
    await user.click(
      await within(panel).findByRole('button', { name: /as it was before it was deleted$/ }),
    );
    await user.click(within(await bar()).getByRole('button', { name: /^Save/ }));
    await within(await bar()).findByText('Everything is saved.');
    expect((await stored('2024#club')).values['cost']).toEqual({ amount: 1, unit: 'sp' });
  });

  test('can be changed together, reviewed and saved', async () => {
    const { user } = open('?category=simple-melee');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Club (2024)' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Mace (2024)' }));
    const selected = await screen.findByRole('region', { name: 'Selected rows' });
    expect(within(selected).getByText('2 selected')).toBeDefined();
    await user.click(within(selected).getByRole('button', { name: 'Change selected…' }));

    const dialog = await screen.findByRole('dialog', { name: 'Change 2 weapons' });
    await selectOption(user, within(dialog).getByLabelText('Field'), 'Cost');
    await selectOption(user, within(dialog).getByLabelText('How'), 'Multiply by');
    await user.type(within(dialog).getByLabelText('Factor'), '3');
    expect(await within(dialog).findByText('15 gp')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Change 2 weapons' }));
    expect(within(await bar()).getByText('2 cells in 2 rows changed.')).toBeDefined();

    await user.click(within(await bar()).getByRole('button', { name: 'Review' }));
    const review = await screen.findByRole('dialog', { name: 'What you are about to save' });
    await user.click(within(review).getByRole('button', { name: 'Revert: Club (2024)' }));
    expect(await within(review).findByText('1 cell in 1 row changed.')).toBeDefined();
    await user.click(within(review).getByRole('button', { name: 'Save' }));
    await within(await bar()).findByText('Everything is saved.');
    expect((await stored('2024#mace')).values['cost']).toEqual({ amount: 15, unit: 'gp' });
    expect((await stored('2024#club')).values['cost']).toEqual({ amount: 1, unit: 'sp' });
  });
});
