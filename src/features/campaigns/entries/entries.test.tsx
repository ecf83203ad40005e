import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toast } from 'sonner';
import { afterEach, describe, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { type Entry, EntryVisibility } from '#src/generated/model/index.ts';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { expectRefusal, mockBackend } from '#tests/support/mocked-catalogue.tsx';
import { selectOption } from '#tests/support/select-option.ts';

/** The titles in the list, as soon as it is there. */
const titles = async () => {
  const list = await screen.findByRole('list', { name: 'Entries of the campaign' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
};

describe('the list of entries', () => {
  mockBackend('mira');

  test('teaches a game master what to write first', async () => {
    await openEntries('', 'mira');
    await screen.findByRole('heading', { name: 'The pages are still white' });
    const first = screen.getByRole('link', { name: 'Write up a session' });
    expect(first.getAttribute('href')).toMatch(/\/entries\/create\?type=session$/);
  });

  test('finds words of titles and texts', async () => {
    await write({ type: 'person', title: 'Corvin', text: 'He keeps the **lantern**.' });
    await write({ type: 'place', title: 'Lantern rock', visibility: 'everyone' });
    const { user } = await openEntries('', 'mira');
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lant');
    const found = await screen.findByRole('list', { name: 'Found entries' });
    expect(found.textContent).toMatch(/^Lantern rock.*Corvin.*He keeps the lantern\.$/);
    const [rock, corvin] = within(found).getAllByRole('listitem');
    expect(rock?.textContent).not.toContain('Game masters');
    expect(corvin?.textContent).toContain('Game masters');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ern ember');
    await screen.findByRole('heading', { name: 'No entry has these words' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  });

  test('keeps the chosen type and tag in the URL', async () => {
    await write({ type: 'person', title: 'Corvin', tags: ['coast'] });
    await write({ type: 'place', title: 'The lighthouse', tags: ['coast', 'ruin'] });
    await write({ type: 'place', title: 'The mill' });
    const { user, here } = await openEntries('', 'mira');
    expect((await titles()).toSorted()).toEqual(['Corvin', 'The lighthouse', 'The mill']);
    await user.click(screen.getByRole('radio', { name: 'Places' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    expect(here()).toBe('/entries?type=place');
    await user.click(screen.getByRole('link', { name: '#coast' }));
    await waitFor(async () => expect(await titles()).toEqual(['The lighthouse']));
    expect(here()).toBe('/entries?type=place&tag=coast');
    await user.click(screen.getByRole('link', { name: 'Remove this filter' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  });

  test('says which filter finds nothing', async () => {
    await write({ type: 'place', title: 'The mill' });
    const { user } = await openEntries('?tag=ghost', 'mira');
    await screen.findByText('No entry has the tag “ghost”.');
    await user.click(screen.getByRole('radio', { name: 'Places' }));
    await screen.findByText('No entry has this type and the tag “ghost”.');
    expect(screen.queryByText('No entry has the tag “ghost”.')).toBeNull();
  });

  test('sorts sessions by their date, the newest first', async () => {
    await write({ type: 'session', title: 'Nine', details: { number: 9, date: '2026-11-15' } });
    await write({ type: 'session', title: 'Eight', details: { number: 8, date: '2026-11-08' } });
    await openEntries('?type=session', 'mira');
    expect(await titles()).toEqual(['Nine', 'Eight']);
    screen.getByText('Session 9 · 15 November 2026');
  });

  test('shows a player only what everyone can read', async () => {
    await write({ type: 'person', title: 'Corvin', visibility: 'everyone' });
    await write({ type: 'person', title: 'The traitor' });
    await signInAs('tomas');
    await openEntries('', 'tomas');
    expect(await titles()).toEqual(['Corvin']);
    expect(screen.queryByText('Game masters only')).toBeNull();
  });
});

describe('the tree of entries', () => {
  const mocks = mockBackend('mira');
  // Toasts stay for the next test.
  afterEach(() => void toast.dismiss());

  const items = () =>
    screen
      .getAllByRole('treeitem')
      .map((item) => `${item.getAttribute('aria-level')}: ${titleOf(item)}`);
  const titleOf = (item: Element | null) => item?.querySelector('a')?.textContent;
  const focused = () => titleOf(document.activeElement);
  const isReached = (element: Element) => element instanceof HTMLElement && element.tabIndex >= 0;

  test('is read and rearranged with the keyboard', async () => {
    await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    await write({ type: 'note', title: 'Tides' });
    const { user } = await openEntries('?view=tree', 'mira');
    await screen.findByRole('treeitem', { name: /^The coast/ });
    act(() => screen.getByRole('treeitem', { name: /^The coast/ }).focus());
    await user.keyboard('{ArrowDown}{Alt>}{ArrowRight}{/Alt}');
    await screen.findByText('Corvin is moved, below The coast.');
    await waitFor(() => expect(items()).toEqual(['1: The coast', '2: Corvin', '1: Tides']));
    await waitFor(() => expect(focused()).toBe('Corvin'));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(items()[1]).toBe('1: Corvin'));
    await waitFor(() => expect(focused()).toBe('Corvin'));
    await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(items()[1]).toBe('1: Tides'));
    await waitFor(() => expect(focused()).toBe('Tides'));
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText('Tides is back where it was.');
    await waitFor(() => expect(items()).toEqual(['1: The coast', '1: Corvin', '1: Tides']));
  });

  test('moves an entry back with a button, also if the entry after it is gone', async () => {
    await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    const { entryId } = await write({ type: 'note', title: 'Tides' });
    const { user } = await openEntries('?view=tree', 'mira');
    await user.click(await screen.findByRole('button', { name: 'Move Corvin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move into “The coast”' }));
    await waitFor(() => expect(items()).toEqual(['1: The coast', '2: Corvin', '1: Tides']));
    await call(`${await lanterns()}/entries/${entryId}`, 'DELETE');
    expectRefusal();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Corvin is back where it was.');
    await waitFor(() => expect(items()).toEqual(['1: The coast', '1: Corvin']));
  });

  test('has rows as soon as the entries are there', async () => {
    await write({ type: 'place', title: 'The coast' });
    let answer = (): void => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    mocks.server.use(http.get('*/api/campaigns/:id/entries', () => waited));
    await openEntries('?view=tree', 'mira');
    const tree = await screen.findByRole('tree');
    expect(within(tree).queryByRole('treeitem')).toBeNull();
    const shown: string[] = [];
    const watch = new MutationObserver(() => shown.push(tree.textContent));
    watch.observe(tree, { childList: true, subtree: true });
    answer();
    await screen.findByRole('treeitem', { name: /^The coast/ });
    watch.disconnect();
    expect(shown[0]).toContain('The coast');
  });

  test('can open an entry only after someone has written below it', async () => {
    const { entryId } = await write({ type: 'place', title: 'The coast' });
    const { user } = await openEntries('?view=tree', 'mira');
    const coast = await screen.findByRole('treeitem', { name: /^The coast/ });
    act(() => coast.focus());
    await waitFor(() => expect(coast.getAttribute('aria-expanded')).toBeNull());
    await write({ type: 'person', title: 'Corvin', parentId: entryId });
    const campaignId = (await lanterns()).split('/').at(-1) ?? '';
    act(() => notifyServerEvent('campaignChanged', { campaignId, entryId: null }));
    await waitFor(() => expect(coast.getAttribute('aria-expanded')).toBe('false'));
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: /^Corvin/ });
  });

  test('leads to the next entry that begins with the typed letter', async () => {
    for (const title of ['The coast', 'Corvin', 'Tides']) await write({ type: 'note', title });
    const { user } = await openEntries('?view=tree', 'mira');
    const coast = await screen.findByRole('treeitem', { name: /^The coast/ });
    act(() => coast.focus());
    await user.keyboard('t');
    expect(focused()).toBe('Tides');
    await user.keyboard('c');
    expect(focused()).toBe('Corvin');
    await user.keyboard('x');
    expect(focused()).toBe('Corvin');
  });

  test('is rearranged with a menu, too', async () => {
    await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries('?view=tree', 'mira');
    await user.click(await screen.findByRole('button', { name: 'Move Corvin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(items()).toEqual(['1: Corvin', '1: The coast']));
  });

  test('stays if its entries cannot be loaded again', async () => {
    await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries('?view=tree', 'mira');
    await user.click(await screen.findByRole('button', { name: 'Move Corvin' }));
    let isDown = true;
    const problem = { detail: 'Busy.', code: 'unavailable', fields: [], requestId: 'r' };
    mocks.server.use(
      http.get('*/api/campaigns/:id/entries', () =>
        isDown
          ? HttpResponse.json(problem, { status: 503, headers: { 'Retry-After': '1' } })
          : undefined,
      ),
    );
    expectRefusal();
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await screen.findByText('We could not load the entries.');
    expect(items()).toEqual(['1: The coast', '1: Corvin']);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(items()).toEqual(['1: Corvin', '1: The coast']));
    expect(screen.queryByText('We could not load the entries.')).toBeNull();
  });

  test('has one place for the Tab key, and opens the menu of a row with a key', async () => {
    await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries('?view=tree', 'mira');
    const coast = await screen.findByRole('treeitem', { name: /^The coast/ });
    const tree = screen.getByRole('tree');
    const inOrder = () => [...tree.querySelectorAll('a, button, [tabindex]')].filter(isReached);
    expect(inOrder()).toEqual([coast]);
    act(() => coast.focus());
    await user.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}');
    await screen.findByRole('menuitem', { name: 'Move up' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    const corvin = screen.getByRole('treeitem', { name: /^Corvin/ });
    expect(inOrder()).toEqual([corvin]);
    await user.keyboard('{Escape}');
    expect(focused()).toBe('Corvin');
    // The row with the focus is gone.
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(items()).toEqual(['1: The coast', '2: Corvin']));
    await waitFor(() => expect(focused()).toBe('Corvin'));
    const chevron = screen.getByRole('treeitem', { name: /^The coast/ }).querySelector('button');
    if (chevron) await user.click(chevron);
    expect(inOrder()).toHaveLength(1);
  });

  test('says that another member sees nothing', async () => {
    await write({ type: 'place', title: 'The coast' });
    await openEntries(`?view=tree&as=${people.tomas.id}`, 'mira');
    await screen.findByRole('heading', { name: 'Tomas sees no entry' });
    expect(screen.queryByRole('treeitem')).toBeNull();
  });

  test('cannot be rearranged by a player', async () => {
    const { entryId } = await write({ type: 'place', title: 'The coast', visibility: 'everyone' });
    await write({ type: 'person', title: 'Corvin', visibility: 'everyone', parentId: entryId });
    await signInAs('tomas');
    const { user } = await openEntries('?view=tree', 'tomas');
    const coast = await screen.findByRole('treeitem', { name: /^The coast/ });
    act(() => coast.focus());
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: /^Corvin/ });
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  });
});

describe('the page of an entry', () => {
  mockBackend('mira');
  // Toasts stay for the next test.
  afterEach(() => void toast.dismiss());

  test('shows what is written, and where it is linked from', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin', text: 'Keeps the light.' });
    await write({
      type: 'quest',
      title: 'Find the keeper',
      text: '[[Corvin]] is gone.',
      details: {
        questStatus: 'ongoing',
        steps: [
          { text: 'Row out', done: true },
          { text: 'Light the lamp', done: false },
        ],
        rewardCoins: { gp: 20 },
      },
    });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    await screen.findByText('Keeps the light.');
    await user.click(screen.getByRole('link', { name: /Find the keeper/ }));
    await screen.findByRole('heading', { name: 'Find the keeper' });
    expect(screen.getAllByRole('link', { name: 'Corvin' })).not.toEqual([]);
    screen.getByText('Row out');
    screen.getByText('(done)');
    screen.getByText('20 gp');
    expect(screen.getByText('Status').nextSibling?.textContent).toBe('Ongoing');
  });

  test('is revealed and hidden with one press', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    await user.click(await screen.findByRole('button', { name: 'Reveal to everyone' }));
    await screen.findByText('Everyone can read Corvin now.');
    expect(screen.queryByText('Game masters only')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Hide again' }));
    await screen.findByText('Only game masters can read Corvin now.');
    screen.getByText('Game masters only');
  });

  test('gets its chosen readers back when a reveal is undone', async () => {
    const chosen = { visibility: EntryVisibility.chosen, readerIds: [people.tomas.id] };
    const { entryId } = await write({ type: 'person', title: 'Corvin', ...chosen });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    await user.click(await screen.findByRole('button', { name: 'Reveal to everyone' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('It is as it was before.');
    screen.getByText('Chosen members');
    expect(await call(`${await lanterns()}/entries/${entryId}`)).toMatchObject(chosen);
  });

  test('is not revealed if someone has changed it meanwhile', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    const reveal = await screen.findByRole('button', { name: 'Reveal to everyone' });
    const { version } = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(version).toBe(1);
    await call(`${await lanterns()}/entries/${entryId}`, 'PATCH', { text: 'The murderer.' });
    expectRefusal();
    await user.click(reveal);
    await screen.findByText(/Someone has changed this entry meanwhile/);
    await screen.findByText('The murderer.');
    expect(screen.queryByRole('button', { name: 'Reveal to everyone' })).not.toBeNull();
  });

  test('reveals a passage of its text', async () => {
    const text = 'A quiet man.\n\n:::secret\nHe put out the light.\n:::\n';
    const { entryId } = await write({ type: 'person', title: 'Corvin', text });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    const passage = await screen.findByRole('complementary', { name: 'For game masters only' });
    await user.click(within(passage).getByRole('button', { name: 'Reveal' }));
    await screen.findByText('Everyone who reads the entry can read the passage now.');
    await screen.findByRole('complementary', { name: 'Revealed to everyone' });
    const stored = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(stored.text).toContain('He put out the light.');
    expect(stored.text).toContain('everyone');
  });

  test('gives a passage its chosen readers back when a reveal is undone', async () => {
    const text = `:::secret{for="${people.tomas.id}"}\nHe put out the light.\n:::`;
    const { entryId } = await write({ type: 'person', title: 'Corvin', text });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    const passage = await screen.findByRole('complementary', { name: 'For Tomas' });
    await user.click(within(passage).getByRole('button', { name: 'Reveal' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('It is as it was before.');
    await screen.findByRole('complementary', { name: 'For Tomas' });
    const stored = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(stored.text).toBe(text);
  });

  test('says to a game master when another member does not see it', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user, here } = await openEntries(`/${entryId}`, 'mira');
    expectRefusal();
    await selectOption(
      user,
      await screen.findByRole('combobox', { name: 'View as' }),
      'View as Tomas',
    );
    await screen.findByText('You see this as Tomas');
    await screen.findByRole('heading', { name: 'Tomas does not see this entry' });
    expect(here()).toContain('?as=');
    await user.click(screen.getByRole('button', { name: 'Back to your view' }));
    await screen.findByRole('heading', { name: 'Corvin' });
  });

  test('is deleted after a question, and restored from the toast', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user, here } = await openEntries(`/${entryId}`, 'mira');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete entry…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Corvin?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'The pages are still white' });
    expect(here()).toBe('/entries');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await titles()).toEqual(['Corvin']));
  });

  test('waits among the deleted entries until it is restored', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    await call(`${await lanterns()}/entries/${entryId}`, 'DELETE');
    const { user } = await openEntries('?deleted', 'mira');
    expect(await titles()).toEqual(['Corvin']);
    screen.getByText('Deleted just now, gone for good in 30 days · written by Mira');
    await user.click(screen.getByRole('button', { name: 'Restore Corvin' }));
    await screen.findByRole('heading', { name: 'Nothing is deleted' });
  });
});

/** The field for the main text, as plain Markdown: the other form needs a real browser. */
