import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import type { CampaignPage, Entry, EntryCreateRequest } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { call } from '#tests/support/call-mocks.ts';
import {
  expectRefusal,
  mockBackend,
  newClient,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import { selectOption } from '#tests/support/select-option.ts';
import * as listPage from '../campaign-list-page.tsx';
import * as campaignPage from '../campaign-page.tsx';
import * as entryListPage from '../entries/entry-list-page.tsx';
import * as entryPage from '../entries/entry-page.tsx';
import * as settingsPage from '../settings/settings-page.tsx';

configure({ asyncUtilTimeout: 10_000 });

type Person = 'mira' | 'tomas' | 'ilse';

/** A campaign that Mira, the owner, has written to: a session, a quest and secrets. */
const lanterns = 'The Lanterns of Vell';
/** Ilse is a game master and Tomas a viewer. */
const thornwood = 'A Crown of Thornwood';
/** A campaign of Mira alone. */
const letters = 'Letters to a Dragon';

async function signInAs(person: Person): Promise<void> {
  const { email, password } = people[person];
  await call('/api/auth/login', 'POST', { email, password });
}

async function idOf(title: string): Promise<string> {
  const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
  return items.find((campaign) => campaign.title === title)?.campaignId ?? '';
}

const write = async (entry: EntryCreateRequest, title = lanterns): Promise<Entry> =>
  call(`/api/campaigns/${await idOf(title)}/entries/create`, 'POST', entry);

async function open(title: string, person: Person, below = '') {
  const client = newClient();
  const { id, name, email, groups } = people[person];
  signIn(client, { id, name, email, groups: [...groups] });
  const path = '/campaigns/:campaignId';
  const routes = [
    { path: '/campaigns', loader: listPage.loader(client), Component: listPage.Component },
    { path, loader: campaignPage.loader(client), Component: campaignPage.Component },
    {
      path: `${path}/settings`,
      loader: settingsPage.loader(client),
      Component: settingsPage.Component,
    },
    {
      path: `${path}/entries`,
      loader: entryListPage.loader(client),
      Component: entryListPage.Component,
    },
    {
      path: `${path}/entries/:entryId`,
      loader: entryPage.loader(client),
      Component: entryPage.Component,
    },
  ];
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
    initialEntries: [title === '' ? '/campaigns' : `/campaigns/${await idOf(title)}${below}`],
  });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
    { wrapper: withQueryClient(client) },
  );
  return { user: userEvent.setup(), router };
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const region = (name: string) => screen.findByRole('region', { name });

describe('the overview of a campaign', () => {
  const backend = mockBackend('mira');

  async function writeALot(): Promise<void> {
    await write({
      type: 'session',
      title: 'The seventh lantern',
      visibility: 'everyone',
      details: {
        number: 7,
        date: '2026-01-01',
        recap: 'They found [[Corvin]].\n\n:::secret\nHe lies.\n:::',
      },
    });
    await write({ type: 'session', title: 'The tide', details: { date: '2999-01-01' } });
    await write({
      type: 'quest',
      title: 'Light the lamp',
      visibility: 'everyone',
      details: {
        questStatus: 'ongoing',
        steps: [
          { text: 'Find oil', done: true },
          { text: 'Climb the tower', done: false },
        ],
      },
    });
    await write({ type: 'person', title: 'Corvin' });
  }

  test('shows a game master the last session, the next one, open quests and the notes', async () => {
    await writeALot();
    await open(lanterns, 'mira');
    const last = await region('Last session');
    expect(last.textContent).toContain('They found Corvin. He lies.');
    expect((await region('What comes next')).textContent).toContain('The tide');
    const quests = (await region('Open quests')).textContent;
    expect(quests).toContain('1 of 2 steps done');
    expect(quests).toContain('Next: Climb the tower');
    expect(within(await region('Recently changed')).getAllByRole('listitem')).toHaveLength(4);
    await region('Behind the screen');
    const types = await screen.findByRole('list', { name: 'Entries by type' });
    expect(
      within(types)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sessions2', 'Quests1', 'People1']);
  });

  test('shows a player only what is revealed, and no notes', async () => {
    await writeALot();
    await signInAs('tomas');
    await open(lanterns, 'tomas');
    const last = await region('Last session');
    expect(last.textContent).toContain('They found Corvin.');
    expect(document.body.textContent).not.toContain('He lies');
    expect((await region('What comes next')).textContent).toContain('no date yet');
    expect(headings(2)).toEqual(
      expect.arrayContaining(['Open quests', 'The story so far', 'The setting', 'The table']),
    );
    expect(headings(2)).not.toContain('Behind the screen');
    expect(screen.queryByRole('link', { name: 'The tide' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'View as' })).toBeNull();
  });

  test('asks those who can change the last session for its recap', async () => {
    const { entryId } = await write({
      type: 'session',
      title: 'The eighth lantern',
      visibility: 'everyone',
      details: { number: 8, date: '2026-01-08' },
    });
    const { user } = await open(lanterns, 'mira');
    const link = within(await region('Last session')).getByRole('link', {
      name: 'Write the recap',
    });
    expect(link.getAttribute('href')).toMatch(new RegExp(`/entries/${entryId}/edit$`));
    const viewAs = await screen.findByRole('combobox', { name: 'View as' });
    await selectOption(user, viewAs, 'View as Tomas');
    await screen.findByText('You see this as Tomas');
    await screen.findByText('There is no recap to read yet.');
    expect(screen.queryByRole('link', { name: 'Write the recap' })).toBeNull();
  });

  test('is shown to a game master as a member sees it', async () => {
    await writeALot();
    const { user } = await open(lanterns, 'mira');
    await region('Behind the screen');
    await selectOption(
      user,
      await screen.findByRole('combobox', { name: 'View as' }),
      'View as Tomas',
    );
    await screen.findByText('You see this as Tomas');
    await waitFor(() => expect(document.body.textContent).not.toContain('He lies'));
    expect(document.body.textContent).toContain('Tomas plays here');
    const types = await screen.findByRole('list', { name: 'Entries by type' });
    expect(
      within(types)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sessions1', 'Quests1']);
    expect(headings(2)).not.toContain('Behind the screen');
    expect(screen.queryByRole('link', { name: 'The tide' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to your view' }));
    await region('Behind the screen');
  });

  test('shows no own view before the members are loaded, and none if they cannot be loaded', async () => {
    await writeALot();
    expectRefusal();
    const list = Promise.withResolvers<void>();
    backend.server.use(
      http.get(
        '*/members',
        async () => {
          await list.promise;
          return HttpResponse.json(
            { detail: 'No.', code: 'internal', fields: [], requestId: 'r' },
            { status: 500, headers: { 'X-Request-Id': 'r' } },
          );
        },
        { once: true },
      ),
    );
    const { user } = await open(lanterns, 'mira', `?as=${people.tomas.id}`);
    await screen.findByText('Loading...');
    expect(document.body.textContent).not.toContain('You run this campaign');
    list.resolve();
    await screen.findByText('The members could not be loaded');
    expect(screen.queryByRole('region', { name: 'Behind the screen' })).toBeNull();
    expect(document.body.textContent).not.toContain('The tide');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You see this as Tomas');
    expect(document.body.textContent).not.toContain('The tide');
  });

  test.each(['', '/entries'])(
    'is not shown to a game master in the place of a member who has left, at "%s"',
    async (below) => {
      await writeALot();
      const { user } = await open(lanterns, 'mira', `${below}?as=unknown-member`);
      await screen.findByText('This person does not play or watch here any more');
      expect(screen.queryByRole('region', { name: 'Behind the screen' })).toBeNull();
      expect(document.body.textContent).not.toContain('The tide');
      await user.click(screen.getByRole('button', { name: 'Back to your view' }));
      await screen.findAllByText('The tide');
    },
  );

  test('lists an entry that was marked and opened', async () => {
    const { entryId } = await write({ type: 'person', title: 'Corvin' });
    const { user, router } = await open(lanterns, 'mira', `/entries/${entryId}`);
    const star = await screen.findByRole('button', { name: 'Favourite' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(async () => {
      const stored = await call<Entry>(`/api/campaigns/${await idOf(lanterns)}/entries/${entryId}`);
      expect(stored.isFavourite).toBe(true);
    });
    const campaignId = await idOf(lanterns);
    await act(() => router.navigate(`/campaigns/${campaignId}`));
    within(await region('Favourites')).getByRole('link', { name: /^Corvin/ });
    within(await region('Recently opened')).getByRole('link', { name: /^Corvin/ });
  });
});

describe('a campaign without entries', () => {
  mockBackend('mira');

  const steps = async (name: string) => {
    const list = await screen.findByRole('list', { name });
    return within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  };

  test('teaches a game master what to do first, without the steps that are done', async () => {
    await write({ type: 'person', title: 'The dragon' }, letters);
    await open(letters, 'mira');
    expect(await steps('Set the table')).toEqual([
      'Invite your group',
      'Write the first session',
      'Add a place',
    ]);
    const place = screen.getByRole('link', { name: 'New place' });
    expect(place.getAttribute('href')).toMatch(/\/entries\/create\?type=place$/);
  });

  test('tells a player who runs it, and what a player can write', async () => {
    await signInAs('tomas');
    await open(lanterns, 'tomas');
    expect(await steps('Welcome to the table')).toEqual(['Write a note', 'Add someone you know']);
    expect(document.body.textContent).toContain('Mira runs this campaign.');
  });

  test('tells a viewer what will appear', async () => {
    await signInAs('tomas');
    await open(thornwood, 'tomas');
    const panel = await region('Nothing to read yet');
    expect(panel.textContent).toContain('Mira runs this campaign, and you watch.');
    expect(within(panel).queryByRole('link')).toBeNull();
  });
});

describe('the settings of a campaign', () => {
  mockBackend('mira');

  test('let its owner delete it, undo that, and delete it for good', async () => {
    const { user } = await open(letters, 'mira', '/settings');
    await user.click(await screen.findByRole('button', { name: 'Delete campaign' }));
    const question = await screen.findByRole('alertdialog');
    await user.type(within(question).getByRole('textbox'), letters);
    await user.click(within(question).getByRole('button', { name: 'Delete campaign' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(`${letters} is back.`);
    const id = await idOf(letters);
    await call(`/api/campaigns/${id}`, 'DELETE');
    await user.click(screen.getByRole('link', { name: 'Deleted campaigns' }));
    await user.click(await screen.findByRole('button', { name: `Delete for good: ${letters}` }));
    const last = await screen.findByRole('alertdialog');
    await user.type(within(last).getByRole('textbox'), letters);
    await user.click(within(last).getByRole('button', { name: 'Delete for good' }));
    await screen.findByRole('heading', { name: 'Nothing is deleted' });
    expect(await idOf(letters)).toBe('');
  });

  test('stand in two columns, and none of their buttons has a colour', async () => {
    await open(letters, 'mira', '/settings');
    const button = await screen.findByRole('button', { name: 'Delete campaign' });
    expect(button.className).not.toContain('text-ember');
    expect(button.dataset['variant']).toBe('quiet');
    const sections = screen.getByRole('region', { name: 'Delete this campaign' }).parentElement;
    expect(sections?.className).toContain('lg:grid-cols-2');
  });

  test('show a player the archive and the way to leave, and nothing else', async () => {
    await signInAs('tomas');
    await open(lanterns, 'tomas', '/settings');
    await region('Leave the campaign');
    expect(headings(2)).toEqual(['The archive', 'Leave the campaign']);
    const link = screen.getByRole('link', { name: 'Your membership' });
    expect(link.getAttribute('href')).toMatch(/\/people$/);
  });
});
