import 'fake-indexeddb/auto';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CampaignPage, Entry } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { holdResponse } from '#tests/support/held-response.ts';
import { heading, wholeApp } from '#tests/support/whole-app.tsx';
import { DraftStore } from './components/drafts/draft-store.ts';

// There is no socket server in this test. `use-socket.test.tsx` tests the socket.
vi.mock('./api/socket.ts', () => ({
  createSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));
// What a page does when it is idle would change it while a test holds a response, so it is done at the start.
vi.mock('./api/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));
vi.setConfig({ testTimeout: 60_000 });

const { signIn, visit } = wholeApp();
// The form of a character takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
const store = new DraftStore();
const draftKeys = async () =>
  (await store.keys('')).map((key) => key.split('/').slice(1, -1).join('/'));

afterEach(async () => {
  cleanup();
  toast.dismiss();
  await store.remove(await store.keys(''));
});

const field = (name: string | RegExp) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

/** The URL of the API of a campaign. */
async function campaign(title: string): Promise<string> {
  const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
  const found = items.find((each) => each.title === title);
  return `/api/campaigns/${found?.campaignId}`;
}

const lanterns = () => campaign('The Lanterns of Vell');

describe('what is written while a form waits for the server', () => {
  test('is in the form of the new campaign', async () => {
    await signIn('mira');
    const { user, here } = await visit('/campaigns/create');
    await user.type(await field('Title'), 'The Drowned Crown');
    const { sent, answer } = holdResponse('POST');
    await user.click(await button('Create campaign'));
    await sent;
    await user.type(await field(/^Story overview/), 'The harbour burns.');
    answer();
    await screen.findByText('The Drowned Crown is ready.');
    await screen.findByText(/^Your changes from .* are back$/);
    expect((await field('Title')).value).toBe('The Drowned Crown');
    expect((await field(/^Story overview/)).value).toBe('The harbour burns.');
    expect(here()).toMatch(/^\/campaigns\/[^/]+\?edit/);
    await user.click(await button('Save changes'));
    await heading('The Drowned Crown');
    expect(await call(await campaign('The Drowned Crown'))).toMatchObject({
      storyOverview: 'The harbour burns.',
    });
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  test('stays in the form of a changed campaign, and is saved next', async () => {
    await signIn('mira');
    const page = (await lanterns()).replace('/api', '');
    const { user } = await visit(`${page}?edit`);
    const story = await field(/^Story overview/);
    await user.clear(story);
    await user.type(story, 'The harbour');
    const { sent, answer } = holdResponse('PATCH');
    await user.click(await button('Save changes'));
    await sent;
    await user.type(story, ' burns.');
    answer();
    await screen.findByText('What you wrote during this save is not saved yet.');
    expect(await call(await lanterns())).toMatchObject({ storyOverview: 'The harbour' });
    expect(await field(/^Story overview/)).toBe(story);
    expect(story.value).toBe('The harbour burns.');
    await waitFor(async () =>
      expect(await draftKeys()).toEqual([page.replace('/campaigns', 'campaign')]),
    );
    await user.click(screen.getByRole('link', { name: 'Characters' }));
    await user.click(await button('Stay'));
    await user.click(await button('Save changes'));
    await heading('The Lanterns of Vell');
    expect(await call(await lanterns())).toMatchObject({ storyOverview: 'The harbour burns.' });
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  test('stays in the form of a changed entry', async () => {
    await signIn('mira');
    const api = `${await lanterns()}/entries`;
    const { entryId } = await call<Entry>(`${api}/create`, 'POST', { type: 'note', title: 'Fog' });
    const { user } = await visit(`${api.replace('/api', '')}/${entryId}/edit`);
    await user.type(await field('Title'), ' bank');
    const { sent, answer } = holdResponse('PATCH');
    await user.click(await button('Save changes'));
    await sent;
    await user.type(await field('Title'), 's');
    answer();
    await screen.findByText('What you wrote during this save is not saved yet.');
    await user.click(await button('Save changes'));
    await heading('Fog banks');
    expect(await call(`${api}/${entryId}`)).toMatchObject({ title: 'Fog banks', version: 3 });
  });

  test('is in the form of the new character', async () => {
    await signIn('mira');
    const { user, here } = await visit('/characters/create?mode=page');
    await user.type(await field('Name'), 'Brannoc');
    const { sent, answer } = holdResponse('POST');
    await user.click(await button('Create character'));
    await sent;
    await user.type(await field(/^Who is this/), 'Afraid of cats');
    answer();
    await screen.findByText('Brannoc is ready.');
    // The form itself takes seconds to load.
    await waitFor(
      async () => {
        expect(here()).toMatch(/^\/characters\/[^/]+\?edit/);
        expect((await field(/^Who is this/)).value).toBe('Afraid of cats');
        const path = here().replace('/characters', 'character').split('?')[0];
        expect(await draftKeys()).toEqual([path]);
      },
      { timeout: 20_000 },
    );
  });
});

describe('a user who has left a form before its answer', () => {
  /** Sends the form, and opens the rules before the answer. */
  async function leave({ user, router }: Awaited<ReturnType<typeof visit>>, label: string) {
    await user.click(await button(label));
    await act(() => router.navigate('/rules?q=fire'));
    await user.click(await button('Leave'));
    await heading('Rules');
  }

  test.each([
    ['campaign', '/campaigns/create', 'Title', 'is ready.'],
    ['character', '/characters/create?mode=page', 'Name', 'is ready.'],
    ['note', 'entries/create?type=note', 'Title', 'is written down.'],
  ])('stays on the other page, and can open the new %s', async (noun, url, name, message) => {
    await signIn('mira');
    const path = url.startsWith('/') ? url : `${(await lanterns()).replace('/api', '')}/${url}`;
    const page = await visit(path);
    await page.user.type(await field(name), 'The Bell');
    const { sent, answer } = holdResponse('POST');
    await leave(page, `Create ${noun}`);
    await sent;
    answer();
    await screen.findByText(`The Bell ${message}`);
    expect(page.here()).toBe('/rules?q=fire');
    await page.user.click(await button('Open'));
    await heading('The Bell');
    expect(page.router.state.location.pathname).not.toContain('create');
  });

  test('stays on the other page as it is after a change', async () => {
    await signIn('mira');
    const page = await visit(`${(await lanterns()).replace('/api', '')}?edit`);
    await page.user.type(await field(/^Story overview/), ' It burns.');
    const { sent, answer } = holdResponse('PATCH');
    await leave(page, 'Save changes');
    await sent;
    answer();
    await screen.findByText('Saved.');
    expect(page.here()).toBe('/rules?q=fire');
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  test('finds what they wrote after the form was sent in the form of the new campaign', async () => {
    await signIn('mira');
    const page = await visit('/campaigns/create');
    await page.user.type(await field('Title'), 'The Bell');
    const { sent, answer } = holdResponse('POST');
    await page.user.click(await button('Create campaign'));
    await sent;
    await page.user.type(await field(/^Story overview/), 'It rings.');
    await page.user.click(await screen.findByRole('link', { name: 'Rules' }));
    await page.user.click(await button('Leave'));
    await heading('Rules');
    answer();
    await page.user.click(await button('Open'));
    await screen.findByText(/^Your changes from .* are back$/);
    expect((await field(/^Story overview/)).value).toBe('It rings.');
  });
});
