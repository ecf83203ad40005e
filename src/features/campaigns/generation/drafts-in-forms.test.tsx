import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { afterEach, describe, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type {
  Campaign,
  CampaignPage,
  Entry,
  EntryPage,
  GenerationPage,
} from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, write } from '#tests/support/entry-pages.tsx';
import { mockBackend, newClient } from '#tests/support/mocked-catalogue.tsx';
import { Component as CampaignCreatePage } from '../campaign-create-page.tsx';

const store = new DraftStore();

mockBackend('mira');
afterEach(async () => {
  toast.dismiss();
  cleanup();
  forgetAllInTab();
  await store.remove(await store.keys(''));
});

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });

/** Has the storyteller write a draft, puts it into the form, and returns its title. */
async function writeAndUse(user: UserEvent): Promise<string> {
  await press(user, 'Write with the storyteller');
  await press(user, 'Write');
  const draft = await screen.findByRole('article');
  const written = within(draft).getByRole('heading', { level: 3 }).textContent;
  await press(user, 'Use this draft');
  return written;
}

const generations = () => call<GenerationPage>('/api/generation/?pageSize=10');

describe('the form of an entry', () => {
  test.each(['quest', 'person', 'place'])(
    'takes the draft of a %s, and saves it only when it is sent',
    async (type) => {
      const { user } = await openEntries(`/create?type=${type}`, 'mira');
      const written = await writeAndUse(user);
      await waitFor(async () => expect((await title()).value).toBe(written));
      const list = async () => {
        const entries = `${await lanterns()}/entries?type=${type}&pageSize=100`;
        const { items } = await call<EntryPage>(entries);
        return items.filter((entry) => entry.title === written);
      };
      expect(await list()).toEqual([]);
      await press(user, `Create ${type}`);
      await screen.findByRole('heading', { name: written });
      expect(await list()).toHaveLength(1);
      expect(await screen.findByText(/Drafted by the storyteller/)).toBeTruthy();
    },
  );

  test('takes the recap of a session, and leaves its title and its text', async () => {
    await write({
      type: 'session',
      title: 'The wreck',
      text: 'You find a lamp.\n\n:::secret\nIt is cursed.\n:::',
      visibility: 'everyone',
    });
    const session = { type: 'session', title: 'The ferry', text: 'Bring dice.' } as const;
    const { entryId } = await write({ ...session, visibility: 'everyone' });
    const { user } = await openEntries(`/${entryId}/edit`, 'mira');
    const recap = await screen.findByRole('group', { name: /^Recap/ });
    await user.click(
      await within(recap).findByRole('button', { name: 'Write with the storyteller' }),
    );
    expect(screen.queryByRole('textbox', { name: /^The idea/ })).toBeNull();
    await press(user, 'Write');
    const draft = await screen.findByRole('article');
    expect(within(draft).queryByText(/cursed/)).toBeNull();
    expect(within(draft).queryByRole('button', { name: 'Darker' })).toBeNull();
    await press(user, 'Use this draft');
    await press(user, 'Save changes');
    await screen.findByRole('heading', { level: 1, name: 'The ferry' });
    const entry = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(entry).toMatchObject(session);
    expect(entry.details.recap).toContain('You found a lamp.');
    const { items } = await generations();
    expect(items[0]).toMatchObject({ kind: 'recap', settings: { entryId } });
  });

  test('asks for a draft about the campaign', async () => {
    const { user } = await openEntries('/create?type=quest', 'mira');
    await writeAndUse(user);
    const { items } = await generations();
    const campaignId = (await lanterns()).split('/').at(-1);
    expect(items[0]).toMatchObject({ kind: 'quest', campaignId, status: 'done' });
  });

  test('asks for a person with the role that is in the form', async () => {
    const role = 'captain of the watch';
    const { entryId } = await write({ type: 'person', title: 'Mary Thorn', details: { role } });
    const { user } = await openEntries(`/${entryId}/edit`, 'mira');
    await press(user, 'Write with the storyteller');
    const idea = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^The idea/ });
    expect(idea.value).toBe('Mary Thorn, captain of the watch');
  });

  test('shows what would change in an entry that has a text', async () => {
    const { entryId } = await write({ type: 'person', title: 'Hilde', text: 'She keeps bees.' });
    const { user } = await openEntries(`/${entryId}/edit`, 'mira');
    await writeAndUse(user);
    const text = await screen.findByRole('region', { name: 'Text' });
    expect(within(text).getByText(/She keeps bees/)).toBeTruthy();
    await press(user, 'Add below');
    await press(user, 'Save changes');
    await screen.findByRole('heading', { name: 'Hilde' });
    const entry = await call<{ text: string }>(`${await lanterns()}/entries/${entryId}`);
    expect(entry.text).toMatch(/^She keeps bees\.\n\n\S/);
  });

  test.each(['quest', 'person', 'place'])(
    'with only the title of a %s says that the draft fills in the rest, and keeps the title',
    async (type) => {
      const { user } = await openEntries(`/create?type=${type}`, 'mira');
      await user.type(await title(), 'The bell');
      await writeAndUse(user);
      await press(user, 'Fill in what is empty');
      await press(user, `Create ${type}`);
      await screen.findByRole('heading', { level: 1, name: 'The bell' });
      expect(await screen.findByText(/Drafted by the storyteller/)).toBeTruthy();
    },
  );

  test('with a recap says that the draft replaces it', async () => {
    const details = { recap: 'You lost the ferry.' };
    const session = { type: 'session', title: 'The ferry', details } as const;
    const { entryId } = await write({ ...session, visibility: 'everyone' });
    const { user } = await openEntries(`/${entryId}/edit`, 'mira');
    await writeAndUse(user);
    await press(user, 'Replace');
    await press(user, 'Save changes');
    await screen.findByRole('heading', { level: 1, name: 'The ferry' });
    const entry = await call<Entry>(`${await lanterns()}/entries/${entryId}`);
    expect(entry.details.recap).not.toContain('You lost the ferry.');
  });

  test('offers nothing where the storyteller writes nothing', async () => {
    await openEntries('/create?type=note', 'mira');
    await title();
    expect(screen.queryByRole('button', { name: /storyteller/ })).toBeNull();
  });
});

function openCampaignForm(): UserEvent {
  const client = newClient();
  const { id, name, email } = people.mira;
  signIn(client, { id, name, email, groups: [] });
  const router = createMemoryRouter(
    [
      { path: '/campaigns/create', Component: CampaignCreatePage },
      { path: '/campaigns/:campaignId', element: <h1>The campaign</h1> },
    ],
    { initialEntries: ['/campaigns/create'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('the form of a new campaign', () => {
  test('sends its lines and veils to the storyteller before they are saved', async () => {
    const user = openCampaignForm();
    await user.click(screen.getByText('The table: rules, level, tone and safety'));
    await user.type(screen.getByLabelText(/^Lines/), 'Spiders');
    await user.type(screen.getByLabelText(/^Veils/), 'Hunger');
    await press(user, 'Write with the storyteller');
    await screen.findByText('The lines and veils in the form count, even before you save them.');
    await press(user, 'Write');
    await screen.findByRole('article');
    const { items } = await generations();
    const settings = { safetyLines: 'Spiders', safetyVeils: 'Hunger' };
    expect(items[0]).toMatchObject({ kind: 'setting', settings });
  });

  test('takes a setting, and saves it only when it is sent', async () => {
    const user = openCampaignForm();
    const written = await writeAndUse(user);
    await waitFor(async () => expect((await title()).value).toBe(written));
    const texts = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /optional/ });
    expect(texts.map(({ value }) => value).join('')).not.toBe('');
    const titles = async () =>
      (await call<CampaignPage>('/api/campaigns/?pageSize=100')).items.map((one) => one.title);
    expect(await titles()).not.toContain(written);
    await press(user, 'Create campaign');
    await screen.findByRole('heading', { name: 'The campaign' });
    expect(await titles()).toContain(written);
    const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
    const created = items.find((one) => one.title === written);
    const { draftedBy } = await call<Campaign>(`/api/campaigns/${created?.campaignId}`);
    expect(draftedBy.setting).toBe('storyteller');
  });

  test('has an overview written about the world that the user has typed', async () => {
    const user = openCampaignForm();
    const setting = 'The harbour town of Marrow fears the fog. The Salt Guild owns every boat.';
    await user.type(screen.getByRole('textbox', { name: /^Setting/ }), setting);
    await press(user, 'Write the overview');
    await press(user, 'Write');
    const draft = await screen.findByRole('article');
    // A long draft is shown section by section.
    await waitFor(() => expect(draft.textContent).toContain('The Salt Guild'));
    expect(draft.textContent).toContain('Marrow');
    await screen.findByText(/cannot follow its story/);
    const { items } = await generations();
    expect(items[0]?.settings.texts).toEqual({ setting });
  });

  test('has a button beside the overview and the notes, which writes only this text', async () => {
    const user = openCampaignForm();
    const text = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
    await press(user, 'Write the notes');
    await screen.findByText('Stays as it is: Title, Setting, Story overview.');
    await press(user, 'Write');
    await screen.findByRole('article');
    await screen.findByText(/^Only “Game master’s notes” goes into the form/);
    await press(user, 'Use this draft');
    await waitFor(() => expect(text(/^Game master’s notes/).value).not.toBe(''));
    expect(text(/^Story overview/).value).toBe('');
    expect(text(/^Setting/).value).toBe('');
    expect((await title()).value).toBe('');
    await press(user, 'Write the overview');
    await screen.findByText('In the form, from this draft: Game master’s notes.');
    await press(user, 'Use this draft');
    await waitFor(() => expect(text(/^Story overview/).value).not.toBe(''));
    expect(text(/^Setting/).value).toBe('');
  });
});
