import 'fake-indexeddb/auto';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  withQueryClient,
  expectRefusal,
  mockCatalogue,
  newClient,
  storedItem,
} from '#tests/support/mocked-catalogue.tsx';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { paths } from '#src/paths.ts';
import * as createPage from './catalogue-create-page.tsx';
import * as updatePage from './catalogue-update-page.tsx';
import { kinds } from '../kinds/all.ts';
import { selectOption } from '#tests/support/select-option.ts';

mockCatalogue();
// The first render of a page can take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const stored = (slug: CatalogueKind, sk: string) => storedItem(kinds[slug], sk);

const HydrateFallback = () => null;
const store = new DraftStore();
const draftKeys = () => store.keys('');

afterEach(async () => {
  cleanup();
  await store.remove(await draftKeys());
});

function open(slug: CatalogueKind, path: string, id = 'odo') {
  const client = newClient();
  signIn(client, { id, name: id, email: 'a@example.com', groups: ['admin'] });
  const router = createMemoryRouter(
    [
      { path: `/admin/${slug}`, HydrateFallback, element: <h1>The list</h1> },
      {
        path: `/admin/${slug}/create`,
        HydrateFallback,
        loader: createPage.loader(client, slug),
        element: <createPage.Component kind={slug} />,
      },
      {
        path: `/admin/${slug}/update/:${kinds[slug].skField}`,
        HydrateFallback,
        loader: updatePage.loader(client, slug),
        element: <updatePage.Component kind={slug} />,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return { router, user: userEvent.setup() };
}

const openNew = (slug: CatalogueKind) => open(slug, paths.catalogueCreate(slug));
const openItem = (slug: CatalogueKind, sk: string, id?: string) =>
  open(slug, paths.catalogueUpdate(slug, sk), id);
const listShown = () => screen.findByRole('heading', { name: 'The list' });
const focus = (element: HTMLElement) => act(() => element.focus());
const press = (name: string) => screen.getByRole('button', { name });

describe('a new item', () => {
  test('needs a name, and is stored with the chosen ammunition and the typed price', async () => {
    const { user } = openNew('weapons');
    await user.click(await screen.findByRole('button', { name: 'Create weapon' }));
    expect(await screen.findByText('This needs an answer.')).toBeDefined();
    await user.type(screen.getByLabelText('Name'), 'Moon bow');
    await selectOption(user, screen.getByLabelText(/^Ammunition\(/), 'Arrows (2024)');
    await user.type(screen.getByLabelText('Cost: amount'), '1 gp 5 sp');
    await user.click(press('Create weapon'));
    await listShown();
    const { values } = await stored('weapons', '2024#moon-bow');
    expect(values).toMatchObject({
      ammunitionSk: '2024#arrows',
      cost: { amount: 15, unit: 'sp' },
    });
  });

  test('shows a list of fields with errors, and a click on an error focuses its field', async () => {
    const { user } = openNew('weapons');
    await user.type(await screen.findByLabelText(/^Damage/), 'lots');
    await user.click(press('Create weapon'));
    const summary = await screen.findByText('2 fields need another look');
    const alert = summary.closest('[role="alert"]') ?? summary.parentElement;
    if (!(alert instanceof HTMLElement)) throw new Error('There is no alert.');
    await user.click(
      within(alert).getByRole('button', { name: /^Damage: “lots” is not a damage value/ }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText(/^Damage/));
  });

  test('shows the error of an invalid price at the amount', async () => {
    const { user } = openNew('weapons');
    await user.type(await screen.findByLabelText('Name'), 'Moon blade');
    const amount = screen.getByLabelText('Cost: amount');
    await user.type(amount, 'a lot');
    await user.click(press('Create weapon'));
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
    const reason = document.getElementById(amount.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('“a lot” is not a price');
  });

  test('is followed by a form with the same category, edition and source after “Create and start another”', async () => {
    const { user } = openNew('armor');
    await user.type(await screen.findByLabelText('Name'), 'Moon mail');
    await selectOption(user, screen.getByLabelText('Category'), 'Heavy');
    await selectOption(user, screen.getByLabelText('Edition'), '2014');
    const source = screen.getByLabelText('Source');
    await user.clear(source);
    await user.type(source, 'Moon book');
    await user.click(press('Create and start another'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(screen.getByLabelText('Category').textContent).toBe('Heavy');
    expect(screen.getByLabelText('Edition').textContent).toBe('2014');
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe('Moon book');
    expect((await stored('armor', '2014#moon-mail')).values['category']).toBe('heavy');
  });

  test('shows an error at the name if another item has this name', async () => {
    expectRefusal();
    const { user } = openNew('weapons');
    await user.type(await screen.findByLabelText('Name'), 'Club');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  test('can start with the values of another item, and a name that says it is a copy', async () => {
    open('weapons', `${paths.catalogueCreate('weapons')}?copy=2024%23longbow`);
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('Longbow (copy)');
    expect(screen.getByLabelText<HTMLInputElement>(/^Damage/).value).toBe('1d8 piercing');
  });
});

describe('lists in a form', () => {
  test('the contents of a pack are chosen by the names of the items', async () => {
    const { user } = openNew('gear');
    await user.type(await screen.findByLabelText('Name'), 'Night pack');
    await user.click(press('Add content'));
    const item = screen.getByRole('combobox', { name: 'Item' });
    await user.type(item, 'Torc');
    await user.click(await screen.findByRole('option', { name: 'Torch' }));
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '10');
    await user.click(press('Create gear item'));
    await listShown();
    expect((await stored('gear', '2024#night-pack')).values['contents']).toEqual([
      { gearSk: '2024#torch', quantity: 10 },
    ]);
  });

  test('the name of an unknown item in the contents gives an error message', async () => {
    const { user } = openNew('gear');
    await user.type(await screen.findByLabelText('Name'), 'Night pack');
    await user.click(press('Add content'));
    await user.type(screen.getByRole('combobox', { name: 'Item' }), 'Portable sun');
    await user.click(press('Create gear item'));
    expect(await screen.findByText(/^No item is called “Portable sun”/)).toBeDefined();
  });

  test('benefits can be added, moved and removed with the keyboard', async () => {
    const { user } = openNew('feats');
    await user.type(await screen.findByLabelText('Name'), 'Moonlit');
    const list = screen.getByRole('group', { name: 'Benefits' });
    for (const name of ['First', 'Second', 'Third']) {
      focus(within(list).getByRole('button', { name: 'Add benefit' }));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
      await user.keyboard(name);
    }
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await within(list).findByText('benefit 3 is now benefit 2.')).toBeDefined();
    focus(within(list).getByRole('button', { name: 'Remove benefit 1' }));
    await user.keyboard('{Enter}');
    await user.click(press('Create feat'));
    await listShown();
    expect((await stored('feats', '2024#moonlit')).values['benefits']).toEqual([
      { name: 'Third', description: '' },
      { name: 'Second', description: '' },
    ]);
  });
});

describe('an item', () => {
  test('shows a warning as soon as someone else has saved or deleted it', async () => {
    openItem('weapons', '2024#club');
    await screen.findByLabelText(/^Notes/);
    const notifyChange = (sk: string, version: number | null) =>
      act(() =>
        notifyServerEvent('catalogueChanged', {
          kind: 'weapons',
          by: 'Mira',
          changes: [{ sk, version }],
        }),
      );
    notifyChange('2024#dart', 9);
    expect(screen.queryByText(/^Mira has/)).toBeNull();
    notifyChange('2024#club', 9);
    expect(screen.getByText('Mira has saved version 9 meanwhile')).toBeDefined();
    notifyChange('2024#club', null);
    expect(screen.getByText('Mira has deleted this weapon')).toBeDefined();
  });

  test('shows a warning about what has changed before the socket connected', async () => {
    openItem('weapons', '2024#club');
    await screen.findByLabelText(/^Notes/);
    const club = await stored('weapons', '2024#club');
    const saved = await kinds.weapons.update(club, { ...club.values, notes: 'by another person' });
    act(() => notifyServerEvent('connected', null));
    await screen.findByText(`Odo has saved version ${saved.version} meanwhile`);
    expectRefusal();
    await kinds.weapons.remove(saved);
    act(() => notifyServerEvent('reconnected', null));
    expect(await screen.findByText('Someone else has deleted this weapon')).toBeDefined();
  });

  test('shows the values of an earlier version after “Restore”, and can be saved with them', async () => {
    const club = await stored('weapons', '2024#club');
    const first = await kinds.weapons.update(club, { ...club.values, notes: 'first' });
    await kinds.weapons.update(first, { ...club.values, notes: 'second' });
    const { user } = openItem('weapons', '2024#club');
    await user.click(await screen.findByRole('button', { name: 'History' }));
    expect(await screen.findByRole('dialog', { name: 'History of Club (2024)' })).toBeDefined();
    const versions = await screen.findAllByRole('button', { name: /^Restore version/ });
    await user.click(versions[0] ?? press('History'));
    const notes = screen.getByLabelText<HTMLInputElement>(/^Notes/);
    await waitFor(() => expect(notes.value).toBe('first'));
    // The shortcut works wherever the focus is after the side panel has closed.
    await user.keyboard('{Control>}s{/Control}');
    await listShown();
    expect((await stored('weapons', '2024#club')).values['notes']).toBe('first');
  });

  test('is not deleted if other items refer to it, and shows links to these items', async () => {
    const { user } = openItem('gear', '2024#arrows');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    await user.click(press('Delete gear item'));
    const dependents = await screen.findByRole('list', { name: 'Used by' });
    expect(
      within(dependents).getByRole('link', { name: 'Longbow (2024)' }).getAttribute('href'),
    ).toBe(paths.catalogueUpdate('weapons', '2024#longbow'));
    expect((await stored('gear', '2024#arrows')).name).toBe('Arrows');
  });

  test('is deleted after a confirmation if no other item refers to it', async () => {
    expectRefusal();
    const { user } = openItem('weapons', '2024#club');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    await user.click(press('Delete weapon'));
    await listShown();
    await expect(stored('weapons', '2024#club')).rejects.toThrow(/./);
  });

  test('asks for a confirmation before the page is left with unsaved changes', async () => {
    const { router, user } = openItem('weapons', '2024#club');
    await user.type(await screen.findByLabelText(/^Notes/), 'x');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Leave without saving?')).toBeDefined();
    expect(router.state.location.pathname).toContain('/update/');
  });
});

describe('what is written in the form of an item', () => {
  const notes = () => screen.findByLabelText<HTMLTextAreaElement>(/^Notes/);
  const restoredNotice = () => screen.findByText(/^Your changes from .* are back$/);

  /** Writes notes, and closes the page after the draft is stored. */
  async function writeAndLeave(text: string) {
    const { user } = openItem('weapons', '2024#club');
    await user.type(await notes(), text);
    cleanup();
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
  }

  test('is in the form again after the page was closed, also a text that cannot be read', async () => {
    const { user } = openNew('weapons');
    await user.type(await screen.findByLabelText('Name'), 'Moon bow');
    await user.type(screen.getByLabelText(/^Damage/), 'lots');
    cleanup();
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    const { user: later } = openNew('weapons');
    await restoredNotice();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon bow');
    expect(screen.getByLabelText<HTMLInputElement>(/^Damage/).value).toBe('lots');
    await later.click(press('Create weapon'));
    expect(await screen.findByText(/“lots” is not a damage value/)).toBeDefined();
  });

  test('is not shown to another user, for another item or for a copy', async () => {
    await writeAndLeave('mine');
    openItem('weapons', '2024#club', 'ilse');
    expect((await notes()).value).toBe('');
    cleanup();
    openItem('weapons', '2024#dart');
    expect((await notes()).value).toBe('');
    cleanup();
    open('weapons', `${paths.catalogueCreate('weapons')}?copy=2024%23club`);
    expect((await notes()).value).toBe('');
    expect(await draftKeys()).toHaveLength(1);
  });

  test('can be discarded, and is then removed from the device', async () => {
    await writeAndLeave('mine');
    const { user } = openItem('weapons', '2024#club');
    await restoredNotice();
    await user.click(press('Discard them'));
    expect((await notes()).value).toBe('');
    expect(screen.queryByText(/are back$/)).toBeNull();
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  test('is removed from the device after it is saved', async () => {
    await writeAndLeave('mine');
    const { user } = openItem('weapons', '2024#club');
    await restoredNotice();
    await user.click(press('Save weapon'));
    await listShown();
    expect((await stored('weapons', '2024#club')).values['notes']).toBe('mine');
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  test('is removed from the device after “Create and start another”, and the next item is kept', async () => {
    const { user } = openNew('armor');
    await user.type(await screen.findByLabelText('Name'), 'Moon mail');
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    await user.click(press('Create and start another'));
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
    await user.type(screen.getByLabelText('Name'), 'Moon plate');
    cleanup();
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    openNew('armor');
    await restoredNotice();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon plate');
  });

  test('is not announced any more when it is saved and the next item is started', async () => {
    const { user } = openNew('armor');
    await user.type(await screen.findByLabelText('Name'), 'Moon mail');
    cleanup();
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    const { user: later } = openNew('armor');
    await restoredNotice();
    await later.click(press('Create and start another'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''));
    expect(screen.queryByText(/are back$/)).toBeNull();
  });

  test('is merged with a version that was saved after the page was closed', async () => {
    expectRefusal();
    await writeAndLeave('mine');
    const before = await stored('weapons', '2024#club');
    await kinds.weapons.update(before, { ...before.values, weightLb: 7 });
    const { user } = openItem('weapons', '2024#club');
    await restoredNotice();
    expect(screen.getByText(/^Odo has saved version 2 meanwhile$/)).toBeDefined();
    await user.click(press('Save weapon'));
    await listShown();
    expect((await stored('weapons', '2024#club')).values).toMatchObject({
      notes: 'mine',
      weightLb: 7,
    });
  });
});
