import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { SearchButton } from '#src/components/layout/search-button.tsx';
import type { CampaignPage, Entry } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import {
  expectRefusal,
  mockBackend,
  newClient,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import { Palette } from './palette.tsx';

const mocks = mockBackend('mira');

async function signInAs(person: 'mira' | 'tomas' | 'odo'): Promise<void> {
  const { email, password } = people[person];
  await call('/api/auth/login', 'POST', { email, password });
}

/** A test can replace it, and then decides when the palette arrives. */
const loadPalette = vi.fn<() => Promise<typeof Palette>>(() => Promise.resolve(Palette));

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchButton load={loadPalette} />
      <p>{`At ${pathname}${search}`}</p>
      <textarea aria-label="Notes" />
      <div role="textbox" aria-label="Editor" contentEditable tabIndex={0} />
    </>
  );
}

/** Opens a page with the search button. */
function open(at: string, person: keyof typeof people = 'mira') {
  const client = newClient();
  const { id, name, email, groups } = people[person];
  signIn(client, { id, name, email, groups: [...groups] });
  const router = createMemoryRouter(
    [
      { path: '/campaigns/create', Component: Page },
      { path: '/campaigns/:campaignId/*', Component: Page },
      { path: '*', Component: Page },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return userEvent.setup();
}

const input = () => screen.getByRole('combobox', { name: /^Search campaigns/ });
const list = () => screen.getByRole('listbox', { name: 'Results' });
const names = () =>
  within(list())
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
/** Presses the key of the palette. A browser gives the focus to the input. */
async function openPalette(user: UserEvent): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox', { name: /^Search campaigns/ }));
}

const active = () => {
  const id = input().getAttribute('aria-activedescendant') ?? '';
  const option = document.getElementById(id);
  expect(option?.getAttribute('aria-selected')).toBe('true');
  return option?.textContent;
};

async function lanterns(): Promise<string> {
  const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
  return items.find(({ title }) => title === 'The Lanterns of Vell')?.campaignId ?? '';
}

test('offers pages, actions and what was opened last before anything is typed', async () => {
  const user = open('/dashboard');
  await openPalette(user);
  await within(list()).findByRole('option', { name: /The Lanterns of Vell/ });
  for (const name of ['Characters', 'Campaigns', 'New campaign', 'New character', 'Sign out']) {
    expect(within(list()).getByRole('option', { name })).toBeDefined();
  }
  expect(names()).not.toContain('Admin');
  expect(names(), 'the open page').not.toContain('Dashboard');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('finds campaigns, entries, characters and rules, and says how many', async () => {
  const campaignId = await lanterns();
  await call(`/api/campaigns/${campaignId}/entries/create`, 'POST', {
    type: 'place',
    title: 'The drowned crossbow works',
    text: 'Nobody makes **crossbows** there any more.',
    visibility: 'everyone',
  });
  const user = open('/dashboard');
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  await user.type(await screen.findByRole('combobox'), 'crossbow');
  const entry = await within(list()).findByRole('option', { name: /drowned crossbow works/ });
  expect(entry.textContent).toContain('Place · The Lanterns of Vell');
  expect(
    within(entry)
      .getAllByText(/^crossbows?$/)
      .map(({ tagName }) => tagName),
  ).toEqual(['MARK', 'MARK']);
  const rule = within(list()).getAllByRole('option', { name: /Light Crossbow/ })[0];
  expect(rule?.textContent).toMatch(/Weapons · 20(?:14|24)/);
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Results' }).textContent).toBe(
      `${names().length} results.`,
    ),
  );
  await user.click(entry);
  expect(screen.getByText(/^At \/campaigns\/.+\/entries\//)).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('finds only what a member may read while a game master sees the campaign as that member', async () => {
  const campaignId = await lanterns();
  for (const [title, visibility] of [
    ['The moonless crypt', 'gm'],
    ['The moonless road', 'everyone'],
  ]) {
    const entry = { type: 'place', title, text: '', visibility };
    await call(`/api/campaigns/${campaignId}/entries/create`, 'POST', entry);
  }
  const user = open(`/campaigns/${campaignId}?as=${people.tomas.id}`);
  await openPalette(user);
  await user.keyboard('moonless');
  const road = await within(list()).findByRole('option', { name: /moonless road/ });
  expect(names().filter((name) => name.includes('crypt'))).toEqual([]);
  await user.click(road);
  expect(screen.getByText(/^At \/campaigns\/.+\/entries\/.+\?as=/)).toBeDefined();
  await openPalette(user);
  await screen.findByRole('group', { name: 'The Lanterns of Vell' });
  await user.keyboard('new sess');
  expect(names().filter((name) => name.startsWith('New session'))).toEqual([]);
  await user.clear(input());
  await user.keyboard('tree{Enter}');
  expect(
    screen.getByText(`At /campaigns/${campaignId}/entries?view=tree&as=${people.tomas.id}`),
  ).toBeDefined();
});

test('searches for the letters that were typed while it was loaded', async () => {
  const arrival = Promise.withResolvers<typeof Palette>();
  loadPalette.mockReturnValueOnce(arrival.promise);
  const user = open('/dashboard');
  await user.keyboard('{Control>}k{/Control}lanx{Backspace}terns');
  arrival.resolve(Palette);
  await waitFor(() => expect(input()).toHaveProperty('value', 'lanterns'));
  await within(list()).findByRole('option', { name: /The Lanterns of Vell/ });
  await user.keyboard('{Control>}k{/Control}');
  await openPalette(user);
  expect(input()).toHaveProperty('value', '');
});

test('stays closed if Escape was pressed while it was loaded', async () => {
  const arrival = Promise.withResolvers<typeof Palette>();
  loadPalette.mockReturnValueOnce(arrival.promise);
  const user = open('/dashboard');
  await user.keyboard('{Control>}k{/Control}lan{Escape}');
  arrival.resolve(Palette);
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Ask Corvin');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Ask Corvin');
});

test('gives the keys back to the page if its code cannot be loaded', async () => {
  loadPalette.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  const user = open('/dashboard');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByText('The search did not arrive. Try again.');
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Ask Corvin');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Ask Corvin');
});

test('moves with the arrow keys, Home and End, and opens with Enter', async () => {
  const user = open('/dashboard');
  await openPalette(user);
  await within(list()).findByRole('option', { name: /The Lanterns of Vell/ });
  const all = names();
  expect(active()).toBe(all[0]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toBe(all[1]);
  await user.keyboard('{End}');
  expect(active()).toBe(all.at(-1));
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(all[0]);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(all.at(-1));
  await user.keyboard('{Home}');
  expect(active()).toBe(all[0]);
  await user.type(input(), 'licen{Enter}');
  expect(screen.getByText('At /licences')).toBeDefined();
});

test('opens the first result when it arrives, if Enter was pressed before', async () => {
  const campaignId = await lanterns();
  const user = open('/dashboard');
  await openPalette(user);
  await user.type(input(), 'lanterns of v{Enter}');
  expect(await screen.findByText(`At /campaigns/${campaignId}`)).toBeDefined();
});

test('opens a page in a new tab and stays open', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const user = open('/dashboard');
  await openPalette(user);
  await user.type(input(), 'licences');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/licences', '_blank', 'noopener');
  expect(screen.getByText('At /dashboard')).toBeDefined();
  expect(input()).toBeDefined();
  opened.mockRestore();
});

test('offers in a campaign its pages, and to create only what the role allows', async () => {
  const campaignId = await lanterns();
  const user = open(`/campaigns/${campaignId}`);
  await openPalette(user);
  const group = await screen.findByRole('group', { name: 'The Lanterns of Vell' });
  expect(within(group).getByRole('option', { name: 'People' })).toBeDefined();
  await user.type(input(), 'new sess{Enter}');
  expect(screen.getByText(`At /campaigns/${campaignId}/entries/create?type=session`)).toBeDefined();
});

test('offers in a campaign the entries that were opened last, and the favourites', async () => {
  const campaignId = await lanterns();
  const entries = `/api/campaigns/${campaignId}/entries`;
  const write = (title: string) =>
    call<Entry>(`${entries}/create`, 'POST', { type: 'person', title });
  const corvin = await write('Corvin');
  const nessa = await write('Nessa');
  await call(`${entries}/${corvin.entryId}`);
  await call(`${entries}/${nessa.entryId}`);
  await call(`${entries}/${nessa.entryId}/favourite`, 'PUT');
  const user = open(`/campaigns/${campaignId}`);
  await openPalette(user);
  const last = await screen.findByRole('group', { name: 'Opened last' });
  await within(last).findByRole('option', { name: /^Corvin/ });
  const favourites = screen.getByRole('group', { name: 'Favourites' });
  await user.click(within(favourites).getByRole('option', { name: /^Nessa/ }));
  expect(screen.getByText(`At /campaigns/${campaignId}/entries/${nessa.entryId}`)).toBeDefined();
});

test('offers the pages of administrators to them alone', async () => {
  await signInAs('odo');
  const user = open('/dashboard', 'odo');
  await openPalette(user);
  await user.type(input(), 'import weap{Enter}');
  expect(screen.getByText('At /admin/weapons/bulk-create')).toBeDefined();
});

test('leaves the key to an editor and opens from a text field', async () => {
  const user = open('/dashboard');
  await user.click(screen.getByRole('textbox', { name: 'Editor' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await user.click(notes);
  await openPalette(user);
});

test('says that nothing was found', async () => {
  const user = open('/dashboard');
  await openPalette(user);
  await user.type(input(), 'qwxz');
  expect(await screen.findByText('Nothing by the name of “qwxz”.')).toBeDefined();
  expect(screen.getByRole('status', { name: 'Results' }).textContent).toBe('Nothing found.');
});

test('keeps pages and actions when the search fails, and tries again', async () => {
  const user = open('/dashboard');
  await openPalette(user);
  expectRefusal();
  await mocks.backend.useScenario('unavailable');
  await user.type(input(), 'rules');
  expect(await screen.findByText('The search did not answer.')).toBeDefined();
  expect(names()[0]).toBe('Rules');
  await mocks.backend.useScenario('default');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The search did not answer.')).toBeNull());
});
