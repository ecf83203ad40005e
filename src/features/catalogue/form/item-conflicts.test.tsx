import 'fake-indexeddb/auto';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { paths } from '#src/paths.ts';
import {
  expectRefusal,
  mockCatalogue,
  newClient,
  storedItem,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import { kinds } from '../kinds/all.ts';
import * as updatePage from './catalogue-update-page.tsx';

mockCatalogue();
// The first render of a page can take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const store = new DraftStore();

afterEach(async () => {
  cleanup();
  await store.remove(await store.keys(''));
});

/** Opens the form of the club. */
function open() {
  const client = newClient();
  signIn(client, { id: 'odo', name: 'Odo', email: 'a@example.com', groups: ['admin'] });
  const router = createMemoryRouter(
    [
      { path: '/admin/weapons', element: <h1>The list</h1> },
      {
        path: `/admin/weapons/update/:${kinds.weapons.skField}`,
        HydrateFallback: () => null,
        loader: updatePage.loader(client, 'weapons'),
        element: <updatePage.Component kind="weapons" />,
      },
    ],
    { initialEntries: [paths.catalogueUpdate('weapons', '2024#club')] },
  );
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return userEvent.setup();
}

const club = () => storedItem(kinds.weapons, '2024#club');
const press = (name: string) => screen.getByRole('button', { name });
const listShown = () => screen.findByRole('heading', { name: 'The list' });

describe('an item', () => {
  test('asks for a choice if someone else has changed the same field', async () => {
    expectRefusal();
    const user = open();
    const notes = await screen.findByLabelText(/^Notes/);
    const before = await club();
    await kinds.weapons.update(before, { ...before.values, notes: 'theirs', weightLb: 7 });
    await user.type(notes, 'mine');
    await user.click(press('Save weapon'));
    expect(
      await screen.findByRole('region', { name: 'Club (2024) was changed by Odo meanwhile' }),
    ).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^Yours/ }));
    await user.click(press('Save with these'));
    await listShown();
    expect((await club()).values).toMatchObject({
      notes: 'mine',
      weightLb: 7,
    });
  });

  test('is saved with the choices by the main button, which leads to the fields without a choice', async () => {
    expectRefusal();
    const user = open();
    const notes = await screen.findByLabelText(/^Notes/);
    const before = await club();
    await kinds.weapons.update(before, { ...before.values, notes: 'theirs' });
    await user.type(notes, 'mine');
    await user.click(press('Save weapon'));
    const mine = await screen.findByRole('radio', { name: /^Yours/ });
    await user.click(press('Save weapon'));
    await waitFor(() => expect(document.activeElement).toBe(mine));
    expect(screen.getByText('Not saved. Choose a value for: Notes.')).toBeDefined();
    await user.click(mine);
    await user.click(press('Save weapon'));
    await listShown();
    expect((await club()).values['notes']).toBe('mine');
  });

  test('is merged without a question if someone else has changed other fields', async () => {
    expectRefusal();
    const user = open();
    const notes = await screen.findByLabelText(/^Notes/);
    const before = await club();
    await kinds.weapons.update(before, { ...before.values, weightLb: 7 });
    await user.type(notes, 'mine');
    await user.click(press('Save weapon'));
    await listShown();
    expect((await club()).values).toMatchObject({
      notes: 'mine',
      weightLb: 7,
    });
  });
});
