import 'fake-indexeddb/auto';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { paths } from '#src/paths.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { holdResponse } from '#tests/support/held-response.ts';
import {
  expectRefusal,
  mockCatalogue,
  newClient,
  storedItem,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import { kinds } from '../kinds/all.ts';
import * as createPage from './catalogue-create-page.tsx';
import * as updatePage from './catalogue-update-page.tsx';

mockCatalogue();
// The first render of a page can take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const store = new DraftStore();
const draftKeys = () => store.keys('');

afterEach(async () => {
  cleanup();
  await store.remove(await draftKeys());
});

function open(path: string) {
  const client = newClient();
  signIn(client, { id: 'odo', name: 'Odo', email: 'a@example.com', groups: ['admin'] });
  const HydrateFallback = () => null;
  const router = createMemoryRouter(
    [
      { path: '/admin/weapons', element: <h1>The list</h1> },
      {
        path: '/admin/weapons/create',
        HydrateFallback,
        loader: createPage.loader(client, 'weapons'),
        element: <createPage.Component kind="weapons" />,
      },
      {
        path: `/admin/weapons/update/:${kinds.weapons.skField}`,
        HydrateFallback,
        loader: updatePage.loader(client, 'weapons'),
        element: <updatePage.Component kind="weapons" />,
      },
    ],
    { initialEntries: [path] },
  );
  const pages = (
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>
  );
  render(pages, { wrapper: withQueryClient(client) });
  return userEvent.setup();
}

const club = () => storedItem(kinds.weapons, '2024#club');
const notes = () => screen.findByLabelText<HTMLTextAreaElement>(/^Notes/);
const press = (name: string) => screen.getByRole('button', { name });
const listShown = () => screen.findByRole('heading', { name: 'The list' });

describe('what is written while the form of an item waits for the server', () => {
  test('stays in the form of a changed item, and is saved next', async () => {
    const user = open(paths.catalogueUpdate('weapons', '2024#club'));
    const field = await notes();
    await user.type(field, 'heavy');
    const { sent, answer } = holdResponse('PUT');
    await user.click(press('Save weapon'));
    await sent;
    await user.type(field, ' and old');
    answer();
    await screen.findByText('What you wrote during this save is not saved yet.');
    expect((await club()).values['notes']).toBe('heavy');
    expect(await notes()).toBe(field);
    await user.click(press('Save weapon'));
    await listShown();
    expect((await club()).values['notes']).toBe('heavy and old');
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  test.each(['Create weapon', 'Create and start another'])(
    'is in the form of the new item after “%s”',
    async (label) => {
      const user = open(paths.catalogueCreate('weapons'));
      await user.type(await screen.findByLabelText('Name'), 'Moon bow');
      const { sent, answer } = holdResponse('POST');
      await user.click(press(label));
      await sent;
      await user.type(await notes(), 'It shines.');
      answer();
      await screen.findByText(/^Your changes from .* are back$/);
      expect((await notes()).value).toBe('It shines.');
      await user.click(press('Save weapon'));
      await listShown();
      const { values } = await storedItem(kinds.weapons, '2024#moon-bow');
      expect(values['notes']).toBe('It shines.');
      await waitFor(async () => expect(await draftKeys()).toEqual([]));
    },
  );

  test('is saved after the choices of a conflict', async () => {
    expectRefusal();
    const user = open(paths.catalogueUpdate('weapons', '2024#club'));
    await user.type(await notes(), 'mine');
    const before = await club();
    await kinds.weapons.update(before, { ...before.values, notes: 'theirs' });
    await user.click(press('Save weapon'));
    await user.click(await screen.findByRole('radio', { name: /^Theirs/ }));
    const weight = screen.getByLabelText(/^Weight/);
    await user.clear(weight);
    await user.type(weight, '7');
    await user.click(press('Save with these'));
    await listShown();
    expect((await club()).values).toMatchObject({ notes: 'theirs', weightLb: 7 });
  });
});
