import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import type { CampaignPage, Entry, EntryCreateRequest } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import {
  expectRefusal,
  mockBackend,
  newClient,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import { call } from '#tests/support/call-mocks.ts';
import { selectOption } from '#tests/support/select-option.ts';
import * as createPage from './entry-create-page.tsx';
import * as editPage from './entry-edit-page.tsx';
import * as listPage from './entry-list-page.tsx';
import * as entryPage from './entry-page.tsx';

configure({ asyncUtilTimeout: 3_000 });

type Person = 'mira' | 'tomas' | 'ilse';

async function signInAs(person: Person): Promise<void> {
  const { email, password } = people[person];
  await call('/api/auth/login', 'POST', { email, password });
}

/** The URL of the API of "The Lanterns of Vell": Mira owns it, Tomas and Ilse play in it. */
async function lanterns(): Promise<string> {
  const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
  const campaign = items.find(({ title }) => title === 'The Lanterns of Vell');
  return `/api/campaigns/${campaign?.campaignId}`;
}

const write = async (entry: EntryCreateRequest): Promise<Entry> =>
  call(`${await lanterns()}/entries/create`, 'POST', entry);

/** Opens a page below the entries of the campaign. */
async function open(path: string, person: Person) {
  const client = newClient();
  const { id, name, email, groups } = people[person];
  signIn(client, { id, name, email, groups: [...groups] });
  const base = (await lanterns()).replace('/api', '');
  const entries = '/campaigns/:campaignId/entries';
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          {
            path: entries,
            loader: listPage.loader(client),
            Component: listPage.Component,
          },
          {
            path: `${entries}/create`,
            loader: createPage.loader(client),
            Component: createPage.Component,
          },
          {
            path: `${entries}/:entryId`,
            loader: entryPage.loader(client),
            Component: entryPage.Component,
          },
          {
            path: `${entries}/:entryId/edit`,
            loader: editPage.loader(client),
            Component: editPage.Component,
          },
        ],
      },
    ],
    { initialEntries: [`${base}/entries${path}`] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
    { wrapper: withQueryClient(client) },
  );
  return {
    user: userEvent.setup(),
    here: () => router.state.location.pathname.replace(base, '') + router.state.location.search,
  };
}

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
    await open('', 'mira');
    await screen.findByRole('heading', { name: 'The pages are still white' });
    const first = screen.getByRole('link', { name: 'Write up a session' });
    expect(first.getAttribute('href')).toMatch(/\/entries\/create\?type=session$/);
  });

  test('finds words of titles and texts', async () => {
    await write({ type: 'person', title: 'Corvin', text: 'He keeps the **lantern**.' });
    await write({ type: 'place', title: 'Lantern rock' });
    const { user } = await open('', 'mira');
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lant');
    const found = await screen.findByRole('list', { name: 'Found entries' });
    expect(found.textContent).toMatch(/^Lantern rock.*Corvin.*He keeps the lantern\.$/);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ern ember');
    await screen.findByRole('heading', { name: 'Nothing by these words' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  });

  test('keeps the chosen type and tag in the URL', async () => {
    await write({ type: 'person', title: 'Corvin', tags: ['coast'] });
    await write({ type: 'place', title: 'The lighthouse', tags: ['coast', 'ruin'] });
    await write({ type: 'place', title: 'The mill' });
    const { user, here } = await open('', 'mira');
    expect((await titles()).toSorted()).toEqual(['Corvin', 'The lighthouse', 'The mill']);
    await user.click(screen.getByRole('radio', { name: 'Places' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    expect(here()).toBe('/entries?type=place');
    await user.click(screen.getByRole('link', { name: '#coast' }));
    await waitFor(async () => expect(await titles()).toEqual(['The lighthouse']));
    expect(here()).toBe('/entries?type=place&tag=coast');
    await user.click(screen.getByRole('link', { name: 'Show all tags' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  });

  test('sorts sessions by their date, the newest first', async () => {
    await write({ type: 'session', title: 'Nine', details: { number: 9, date: '2026-11-15' } });
    await write({ type: 'session', title: 'Eight', details: { number: 8, date: '2026-11-08' } });
    await open('?type=session', 'mira');
    expect(await titles()).toEqual(['Nine', 'Eight']);
    screen.getByText('Session 9 · 15 November 2026');
  });

  test('shows a player only what everyone can read', async () => {
    await write({ type: 'person', title: 'Corvin', visibility: 'everyone' });
    await write({ type: 'person', title: 'The traitor' });
    await signInAs('tomas');
    await open('', 'tomas');
    expect(await titles()).toEqual(['Corvin']);
    expect(screen.queryByText('Game masters only')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Deleted entries' })).toBeNull();
  });
});

describe('the tree of entries', () => {
  mockBackend('mira');

  const items = () =>
    screen
      .getAllByRole('treeitem')
      .map((item) => `${item.getAttribute('aria-level')}: ${titleOf(item)}`);
  const titleOf = (item: Element | null) => item?.querySelector('a')?.textContent;
  const focused = () => titleOf(document.activeElement);

  test('is read and rearranged with the keyboard', async () => {
    await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    await write({ type: 'note', title: 'Tides' });
    const { user } = await open('?view=tree', 'mira');
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
  });

  test('is rearranged with a menu, too', async () => {
    await write({ type: 'place', title: 'The coast' });
    await write({ type: 'person', title: 'Corvin' });
    const { user } = await open('?view=tree', 'mira');
    await user.click(await screen.findByRole('button', { name: 'Move Corvin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(items()).toEqual(['1: Corvin', '1: The coast']));
  });

  test('cannot be rearranged by a player', async () => {
    const { entryId } = await write({ type: 'place', title: 'The coast', visibility: 'everyone' });
    await write({ type: 'person', title: 'Corvin', visibility: 'everyone', parentId: entryId });
    await signInAs('tomas');
    const { user } = await open('?view=tree', 'tomas');
    const coast = await screen.findByRole('treeitem', { name: /^The coast/ });
    act(() => coast.focus());
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: /^Corvin/ });
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  });
});

describe('the page of an entry', () => {
  mockBackend('mira');

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
    const { user } = await open(`/${entryId}`, 'mira');
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
    const { user } = await open(`/${entryId}`, 'mira');
    await user.click(await screen.findByRole('button', { name: 'Reveal to everyone' }));
    await screen.findByText('Everyone can read Corvin now.');
    expect(screen.queryByText('Game masters only')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Hide again' }));
    await screen.findByText('Only game masters can read Corvin now.');
    screen.getByText('Game masters only');
  });

  test('is not revealed if someone has changed it meanwhile', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user } = await open(`/${entryId}`, 'mira');
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
    const { user } = await open(`/${entryId}`, 'mira');
    const passage = await screen.findByRole('complementary', { name: 'For game masters only' });
    await user.click(within(passage).getByRole('button', { name: 'Reveal' }));
    await screen.findByText('Everyone who reads the entry can read the passage now.');
    await screen.findByRole('complementary', { name: 'Revealed to everyone' });
    const stored = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(stored.text).toContain('He put out the light.');
    expect(stored.text).toContain('everyone');
  });

  test('says to a game master when another member does not see it', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user, here } = await open(`/${entryId}`, 'mira');
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
    const { user, here } = await open(`/${entryId}`, 'mira');
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
    const { user } = await open('?deleted', 'mira');
    expect(await titles()).toEqual(['Corvin']);
    await user.click(screen.getByRole('button', { name: 'Restore Corvin' }));
    await screen.findByRole('heading', { name: 'Nothing is deleted' });
  });
});

/** The field for the main text, as plain Markdown: the other form needs a real browser. */
async function textArea(user: UserEvent): Promise<HTMLElement> {
  const toolbar = await screen.findByRole('toolbar', { name: /Text/ });
  await user.click(within(toolbar).getByRole('button', { name: 'Edit as text' }));
  return screen.getByRole('textbox', { name: 'Text' });
}

describe('the form of an entry', () => {
  mockBackend('mira');

  test('proposes the next number for a session, and creates it', async () => {
    await write({ type: 'session', title: 'Seven', details: { number: 7, date: '2026-11-08' } });
    const { user, here } = await open('/create?type=session', 'mira');
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /Number/ });
    expect(number.value).toBe('8');
    await user.type(screen.getByLabelText(/^Title/), 'The eighth lantern');
    await user.click(screen.getByRole('checkbox', { name: 'Tomas' }));
    await user.type(screen.getByLabelText(/^Tags/), 'coast, storm');
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    await user.click(screen.getByRole('button', { name: 'Create session' }));
    await screen.findByRole('heading', { name: 'The eighth lantern' });
    expect(here()).toMatch(/^\/entries\/[\w-]+$/);
    expect(screen.getByText('Who was there').nextSibling?.textContent).toBe('Tomas');
    screen.getByRole('link', { name: '#storm' });
  });

  test('writes the steps and the reward of a quest', async () => {
    const { user } = await open('/create?type=quest', 'mira');
    await user.type(await screen.findByLabelText(/^Title/), 'Find the keeper');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.type(screen.getByRole('textbox', { name: 'step 1' }), 'Row out');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.type(screen.getByLabelText('Gold'), '20');
    await user.click(screen.getByRole('button', { name: 'Create quest' }));
    await screen.findByRole('heading', { name: 'Find the keeper' });
    screen.getByText('20 gp');
    expect(screen.getAllByText(/\((?:done|open)\)/)).toHaveLength(1);
  });

  test('saves an entry whose chosen reader has left the campaign', async () => {
    const campaign = await lanterns();
    const { entryId } = await write({
      type: 'note',
      title: 'Tides',
      visibility: 'chosen',
      readerIds: [people.tomas.id, people.ilse.id],
    });
    await call(`${campaign}/members/${people.tomas.id}`, 'DELETE');
    const { user } = await open(`/${entryId}/edit`, 'mira');
    await user.type(await textArea(user), 'High at noon.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('High at noon.');
    const stored = await call<Entry>(`${campaign}/entries/${entryId}`);
    expect(stored.readerIds).toEqual([people.ilse.id]);
  });

  test('asks which text stays when someone else has changed it too', async () => {
    const { entryId } = await write({ type: 'note', title: 'Tides', text: 'High at noon.' });
    const { user } = await open(`/${entryId}/edit`, 'mira');
    const text = await textArea(user);
    await user.clear(text);
    await user.type(text, 'High at dusk.');
    await call(`${await lanterns()}/entries/${entryId}`, 'PATCH', { text: 'High at dawn.' });
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/was changed somewhere else meanwhile/);
    await user.click(screen.getByRole('button', { name: 'All mine' }));
    await screen.findByText('High at dusk.');
    expect(screen.queryByText('High at dawn.')).toBeNull();
  });

  test('creates the entry again after someone has deleted it', async () => {
    const campaign = await lanterns();
    const { entryId } = await write({ type: 'note', title: 'Tides', text: 'High at noon.' });
    const { user, here } = await open(`/${entryId}/edit`, 'mira');
    await user.type(await textArea(user), ' Low at dusk.');
    await call(`${campaign}/entries/${entryId}`, 'DELETE');
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('This entry is not there any more: someone has deleted it.');
    await user.click(await screen.findByRole('button', { name: 'Create it again' }));
    await screen.findByText('Tides is written down again.');
    await screen.findByText('High at noon. Low at dusk.');
    expect(here()).not.toContain(entryId);
  });

  test('offers only a copy of the text to someone who is not a member any more', async () => {
    const campaign = await lanterns();
    await signInAs('tomas');
    const { entryId } = await write({ type: 'note', title: 'Tides' });
    const { user } = await open(`/${entryId}/edit`, 'tomas');
    await user.type(await textArea(user), 'High at noon.');
    await call(`${campaign}/members/${people.tomas.id}`, 'DELETE');
    expectRefusal();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('You are not a member of this campaign any more.');
    expect(screen.queryByRole('button', { name: 'Create it again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy what I wrote' }));
    expect(await navigator.clipboard.readText()).toContain('High at noon.');
  });
});
