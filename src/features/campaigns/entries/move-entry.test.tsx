import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toast } from 'sonner';
import { afterEach, describe, expect, test } from 'vitest';
import type { Entry } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { expectRefusal, mockBackend } from '#tests/support/mocked-catalogue.tsx';

describe('the dialog for the place of an entry', () => {
  const mocks = mockBackend('mira');
  // Toasts stay for the next test.
  afterEach(() => void toast.dismiss());

  const titleOf = (item: Element | null) => item?.querySelector('a')?.textContent;
  const items = () =>
    screen
      .getAllByRole('treeitem')
      .map((item) => `${item.getAttribute('aria-level')}: ${titleOf(item)}`);

  const dialog = (title: string) => screen.findByRole('dialog', { name: `Move “${title}”` });

  test('moves an entry of the tree far away with the keyboard, and focuses its row', async () => {
    const { entryId } = await write({ type: 'place', title: 'The coast' });
    await write({ type: 'place', title: 'The inn', parentId: entryId });
    for (const title of ['One', 'Two', 'Three']) await write({ type: 'note', title });
    await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries('?view=tree', 'mira');
    const corvin = await screen.findByRole('treeitem', { name: /^Corvin/ });
    act(() => corvin.focus());
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menuitem', { name: 'Move to…' });
    await user.keyboard('{End}{Enter}');
    const question = await dialog('Corvin');
    await user.type(within(question).getByRole('searchbox', { name: 'Find an entry' }), 'inn');
    await waitFor(() =>
      expect(within(question).queryByRole('button', { name: /^Two/ })).toBeNull(),
    );
    const inn = await within(question).findByRole('button', { name: /^The inn/ });
    act(() => inn.focus());
    await user.keyboard('{Enter}');
    await screen.findByText('Corvin is moved, below The inn.');
    await waitFor(() =>
      expect(items().slice(0, 3)).toEqual(['1: The coast', '2: The inn', '3: Corvin']),
    );
    await waitFor(() => expect(titleOf(document.activeElement)).toBe('Corvin'));
  });

  test('focuses the new parent until the rows below it are there', async () => {
    const coast = await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries('?view=tree', 'mira');
    let answer = (): void => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    mocks.server.use(
      http.get('*/api/campaigns/:id/entries', ({ request }) =>
        request.url.includes(coast.entryId) ? waited : undefined,
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Move Corvin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const question = await dialog('Corvin');
    await user.click(await within(question).findByRole('button', { name: /^The coast/ }));
    await waitFor(() => expect(titleOf(document.activeElement)).toBe('The coast'));
    answer();
    await waitFor(() => expect(titleOf(document.activeElement)).toBe('Corvin'));
  });

  test('moves the entry of a page, and back to the top', async () => {
    await write({ type: 'place', title: 'The coast' });
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
      return dialog('Corvin');
    };
    const first = await openDialog();
    expect(within(first).queryByRole('button', { name: 'The top of the tree' })).toBeNull();
    expect(within(first).queryByRole('button', { name: /^Corvin/ })).toBeNull();
    await user.click(await within(first).findByRole('button', { name: /^The coast/ }));
    await screen.findByText('Corvin is moved, below The coast.');
    const second = await openDialog();
    await user.click(await within(second).findByRole('button', { name: 'The top of the tree' }));
    await screen.findByText('Corvin is moved, at the top of the tree.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Corvin is back where it was.');
    const stored = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(stored.ancestors.map(({ title }) => title)).toEqual(['The coast']);
  });

  /** Opens the page of Corvin, and moves him from the top of the tree below the coast. */
  async function moveCorvin(beforeMove = (): void => undefined) {
    const coast = await write({ type: 'place', title: 'The coast' });
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const row = await within(await dialog('Corvin')).findByRole('button', { name: /^The coast/ });
    beforeMove();
    await user.click(row);
    await screen.findByText('Corvin is moved, below The coast.');
    const path = `${await lanterns()}/entries/${entryId}`;
    const parentId = async () => (await call<Entry>(path)).parentId;
    return { user, coast, path, parentId };
  }
  const busy = () =>
    HttpResponse.json(
      { detail: 'Busy.', code: 'unavailable', fields: [], requestId: 'r' },
      { status: 503, headers: { 'Retry-After': '1' } },
    );

  test('does not move an entry back that someone has moved again', async () => {
    const { user, path, parentId } = await moveCorvin();
    const inn = await write({ type: 'place', title: 'The inn' });
    await call(`${path}/move`, 'POST', { parentId: inn.entryId, beforeId: null });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Corvin has been moved again meanwhile/);
    expect(await parentId()).toBe(inn.entryId);
  });

  test('says that an entry cannot move back below a deleted one, and leaves it where it is', async () => {
    const coast = await write({ type: 'place', title: 'The coast' });
    const inn = await write({ type: 'place', title: 'The inn' });
    const below = { parentId: coast.entryId };
    const { entryId } = await write({ type: 'person', title: 'Corvin', ...below });
    await write({ type: 'person', title: 'Maro', ...below });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const row = within(await dialog('Corvin')).findByRole('button', { name: /^The inn/ });
    await user.click(await row);
    await screen.findByText('Corvin is moved, below The inn.');
    await call(`${await lanterns()}/entries/${coast.entryId}`, 'DELETE');
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Corvin stays where it is now: .* Restore that entry first/);
    const stored = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(stored.parentId).toBe(inn.entryId);
  });

  test('keeps the undo if it fails, and has it once', async () => {
    const { user, coast, parentId } = await moveCorvin();
    let isDown = true;
    mocks.server.use(http.post('*/entries/:id/move', () => (isDown ? busy() : undefined)));
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Busy.');
    expect(await parentId()).toBe(coast.entryId);
    isDown = false;
    const again = within(screen.getByText('Busy.').closest('li') ?? document.body);
    await user.click(again.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Corvin is back where it was.');
    expect(await parentId()).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  test('moves an entry without an undo if its place cannot be read', async () => {
    let isDown = false;
    mocks.server.use(
      http.get('*/api/campaigns/:id/entries', () => (isDown ? busy() : undefined)),
      http.post('*/entries/:id/move', () => void (isDown = false)),
    );
    expectRefusal();
    const { coast, parentId } = await moveCorvin(() => (isDown = true));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await parentId()).toBe(coast.entryId);
  });

  test('says why an entry cannot go below one that is below it', async () => {
    const { entryId } = await write({ type: 'place', title: 'The coast' });
    await write({ type: 'place', title: 'The inn', parentId: entryId });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const question = await dialog('The coast');
    expectRefusal();
    await user.click(await within(question).findByRole('button', { name: /^The inn/ }));
    const refusal = await within(question).findByRole('alert');
    expect(refusal.textContent).toContain('An entry cannot be below itself.');
  });

  test('is not offered to players', async () => {
    await signInAs('tomas');
    const { entryId } = await write({ type: 'note', title: 'What I saw' });
    const { user } = await openEntries(`/${entryId}`, 'tomas');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Versions' });
    expect(screen.queryByRole('menuitem', { name: 'Move to…' })).toBeNull();
  });
});
