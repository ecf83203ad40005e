import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { blankPictures } from '#mocks/ports/pictures.ts';
import { signIn } from '#src/api/session.ts';
import type { CampaignPage, Entry, EntryCreateRequest } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import {
  expectRefusal,
  mockBackend,
  newClient,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import * as editPage from './entry-edit-page.tsx';
import * as listPage from './entry-list-page.tsx';
import * as entryPage from './entry-page.tsx';

mockBackend('mira');

async function lanterns(): Promise<string> {
  const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
  const campaign = items.find(({ title }) => title === 'The Lanterns of Vell');
  return `/api/campaigns/${campaign?.campaignId}`;
}

const write = async (entry: EntryCreateRequest): Promise<Entry> =>
  call(`${await lanterns()}/entries/create`, 'POST', entry);

const stored = async ({ entryId }: Entry): Promise<Entry> =>
  call(`${await lanterns()}/entries/${entryId}`);

async function open(path: string) {
  const client = newClient();
  const { id, name, email, groups } = people.mira;
  signIn(client, { id, name, email, groups: [...groups] });
  const base = (await lanterns()).replace('/api', '');
  const entries = '/campaigns/:campaignId/entries';
  const pages = [
    { path: entries, loader: listPage.loader(client), Component: listPage.Component },
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
  ];
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: pages }], {
    initialEntries: [`${base}/entries${path}`],
  });
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return { user: userEvent.setup() };
}

const png = () =>
  new File([Uint8Array.from(blankPictures['image/png'] ?? [])], 'tower.png', { type: 'image/png' });

/** The addresses of the pictures of the page that are decoration, such as covers. */
const covers = () =>
  screen
    .queryAllByRole('presentation')
    .flatMap((image) => (image instanceof HTMLImageElement ? image.getAttribute('src') : []));

test('a cover is chosen, shown on the page and in lists, and removed', async () => {
  const entry = await write({ type: 'place', title: 'The tower' });
  const { user } = await open(`/${entry.entryId}/edit`);
  await user.upload(await screen.findByLabelText(/^Cover/), png());
  await screen.findByText('Present cover');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { name: 'The tower' });
  const { cover } = await stored(entry);
  const url = `${window.location.origin}${cover?.url}`;
  expect(covers()).toEqual([url]);
  await user.click(screen.getByRole('link', { name: 'Entries' }));
  await screen.findByRole('list', { name: 'Entries of the campaign' });
  expect(covers()).toEqual([`${url}?size=small`]);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'tower');
  await screen.findByRole('list', { name: 'Found entries' });
  expect(covers()).toEqual([`${url}?size=small`]);
});

test('a present cover is removed', async () => {
  const entry = await write({ type: 'place', title: 'The tower' });
  const first = await open(`/${entry.entryId}/edit`);
  await first.user.upload(await screen.findByLabelText(/^Cover/), png());
  await first.user.click(await screen.findByRole('button', { name: 'Remove Present cover' }));
  await screen.findByText('Choose a picture or drop it here');
  await first.user.type(screen.getByLabelText(/^Tags/), 'coast');
  await first.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { name: 'The tower' });
  expect((await stored(entry)).cover).toBeNull();
});

test('a file that is not a picture is refused in words, and the entry can be saved', async () => {
  const entry = await write({ type: 'place', title: 'The tower' });
  const { user } = await open(`/${entry.entryId}/edit`);
  const field = await screen.findByLabelText(/^Cover/);
  expectRefusal();
  await user.upload(field, new File(['no picture'], 'tower.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(screen.getByText(/^tower\.png was not added\./).textContent).toContain(
      'This is not a picture we can read.',
    ),
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.type(screen.getByLabelText(/^Tags/), 'coast');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('link', { name: '#coast' });
});

test('a picture of the text is added to the campaign and shown', async () => {
  const entry = await write({ type: 'place', title: 'The tower' });
  const { user } = await open(`/${entry.entryId}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Picture' }));
  const chooser = screen
    .getAllByLabelText<HTMLInputElement>('Picture')
    .find(({ type }) => type === 'file');
  if (chooser) await user.upload(chooser, png());
  await screen.findByRole('textbox', { name: 'Description of the picture' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { name: 'The tower' });
  expect((await stored(entry)).text).toMatch(/^!\[\]\(\/api\/pictures\/[\w-]+\)$/);
});
