import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindToUser } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { RouteError } from '#src/components/errors/route-error.tsx';
import type { Campaign } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { answerTo } from '#tests/support/empty-overview.ts';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { Component, handle, loader } from './campaign-page.tsx';
import * as covers from './prepare-cover.ts';

/** The campaign that the fake server has. */
let stored: Campaign;
let changes: FormData[];
/** The status with which the fake server refuses every change. */
let refusal: number | null;

const pictureFile = (name: string) => new File(['webp'], name, { type: 'image/webp' });
const preparedCover = {
  coverImageW1024: pictureFile('cover-1024.webp'),
  coverImageW704: pictureFile('cover-704.webp'),
};
/** The cover that the other person has saved. */
const coverOfIlse = { coverImageW1024: '/api/images/wide', coverImageW704: '/api/images/narrow' };
const urlOfIlse = 'http://localhost/api/images/narrow';
const picturesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map(({ src }) => src);

/** Answers like the server: a change of another version than the stored one is refused. */
async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const other = answerTo(url);
  if (other !== null) return other;
  if (init?.method === 'DELETE') return new Response(null, { status: 204 });
  if (init?.method !== 'PATCH') return Response.json(stored);
  if (refusal !== null) {
    const code = refusal === 404 ? 'not_found' : 'internal';
    const problem = { detail: 'The server is resting.', code };
    return Response.json({ ...problem, fields: [], requestId: '1' }, { status: refusal });
  }
  const asked = new Headers(init.headers).get('if-match');
  if (asked !== `"${stored.version}"`) {
    const problem = { detail: 'Someone saved a newer version.', code: 'version_mismatch' };
    return Response.json({ ...problem, fields: [], requestId: '1' }, { status: 412 });
  }
  const body = init.body instanceof FormData ? init.body : new FormData();
  changes.push(body);
  stored = { ...stored, ...textsOf(body), version: stored.version + 1 };
  return Response.json(stored);
}

const texts = new Set(['title', 'setting', 'storyOverview', 'dmNotes']);
const textsOf = (body: FormData) =>
  Object.fromEntries([...body].filter(([name]) => texts.has(name)));

const saveElsewhere = (fields: Partial<Campaign>) => {
  stored = { ...stored, ...fields, version: stored.version + 1 };
};

const store = new DraftStore();
const draftKeys = () => store.keys('');
const people = { mira: '1', ilse: '2' } as const;

function open(person: keyof typeof people = 'mira', query = '?edit') {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: people[person], name: person, email: 'a@example.com', groups: [] });
  const router = createMemoryRouter(
    [
      {
        path: '/campaigns/:campaignId',
        loader: loader(queryClient),
        Component,
        handle,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
      },
      { path: '/campaigns', element: <h1>Campaigns</h1> },
    ],
    { initialEntries: [`/campaigns/lanterns-of-vell${query}`] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const setting = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Setting/ });
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const restoredNotice = () => screen.findByText(/^Your changes from .* are back$/);

/** Writes a setting, and closes the page after the draft is stored. */
async function writeAndLeave(text: string) {
  const user = open();
  await user.type(await setting(), text);
  cleanup();
  await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
}

beforeEach(() => {
  window.location.href = 'http://localhost/';
  stored = lanternsOfVell;
  changes = [];
  refusal = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(async () => {
  // Otherwise, sonner shows the toasts of this test in the next one.
  toast.dismiss();
  cleanup();
  await store.remove(await draftKeys());
});

describe('what is written in the form of a campaign', () => {
  test('is in the form again after the page was closed, with a notice', async () => {
    await writeAndLeave('A harbour of fog.');
    open();
    await restoredNotice();
    expect((await setting()).value).toBe('A harbour of fog.');
  });

  test('is kept without the rest of the campaign if the server answers that there is no such campaign', async () => {
    stored = { ...lanternsOfVell, dmNotes: 'The keeper lies.' };
    refusal = 404;
    const user = open();
    await user.type(await setting(), 'A harbour of fog.');
    await user.click(save());
    await screen.findByText('The server is resting.');
    const heads = async () =>
      JSON.stringify(await Promise.all((await draftKeys()).map((key) => store.head(key))));
    await waitFor(async () => expect(await heads()).not.toContain('The keeper lies.'));
    expect(await heads()).toContain('A harbour of fog.');
    cleanup();
    stored = { ...stored, storyOverview: 'It burns again.', version: stored.version + 1 };
    refusal = null;
    const again = open();
    await restoredNotice();
    expect((await setting()).value).toBe('A harbour of fog.');
    await again.click(save());
    await waitFor(() => expect(stored.setting).toBe('A harbour of fog.'));
    expect(stored).toMatchObject({ storyOverview: 'It burns again.', dmNotes: 'The keeper lies.' });
  });

  test('is shown to a former game master, and can be discarded', async () => {
    await writeAndLeave('A harbour of fog.');
    const { dmNotes: _notes, ...shown } = lanternsOfVell;
    stored = { ...shown, role: 'player' };
    const user = open();
    const kept = await screen.findByRole('region', { name: /^What you wrote is still/ });
    expect(kept.textContent).toContain('Setting: A harbour of fog.');
    await user.click(within(kept).getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
    expect(screen.queryByText(/A harbour of fog/)).toBeNull();
  });

  test('is shown on the page that replaces the campaign for a user who was removed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeAndLeave('A harbour of fog.');
    const problem = { detail: 'Nothing.', code: 'not_found', fields: [], requestId: '1' };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json(problem, { status: 404 }),
    );
    open();
    await screen.findByRole('heading', { name: 'Page not found!' });
    expect(await screen.findByText('Setting: A harbour of fog.')).toBeDefined();
  });

  test('is not shown to another user', async () => {
    await writeAndLeave('A harbour of fog.');
    open('ilse');
    expect((await setting()).value).toBe('');
    expect(await draftKeys()).toHaveLength(1);
  });

  test('can be discarded, and is then removed from the device', async () => {
    await writeAndLeave('A harbour of fog.');
    const user = open();
    await restoredNotice();
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    expect((await setting()).value).toBe('');
    expect(screen.queryByText(/are back$/)).toBeNull();
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  describe('and was discarded', () => {
    async function writeAndDiscard() {
      await writeAndLeave('A harbour of fog.');
      const user = open();
      await restoredNotice();
      await user.click(screen.getByRole('button', { name: 'Discard them' }));
      await waitFor(async () => expect(await draftKeys()).toEqual([]));
      return user;
    }
    const undo = () => screen.findByRole('button', { name: 'Undo' });
    const close = async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await screen.findByRole('button', { name: 'Edit' });
    };

    test('comes back with Undo in the same form, and is on the device again', async () => {
      const user = await writeAndDiscard();
      await user.click(await undo());
      expect((await setting()).value).toBe('A harbour of fog.');
      await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    });

    test('comes back with Undo after the form was closed, when it is opened again', async () => {
      const user = await writeAndDiscard();
      await close(user);
      await user.click(await undo());
      await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
      expect(await screen.findByText(/^Your changes are kept/)).toBeDefined();
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      await restoredNotice();
      expect((await setting()).value).toBe('A harbour of fog.');
    });

    test('comes back with Undo in a form that was opened since, beside what was typed there', async () => {
      const user = await writeAndDiscard();
      await close(user);
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      await user.type(await title(), '!');
      await user.click(await undo());
      expect((await setting()).value).toBe('A harbour of fog.');
      expect((await title()).value).toBe('The Lanterns of Vell!');
    });
  });

  test('is removed from the device after it is saved', async () => {
    await writeAndLeave('A harbour of fog.');
    const user = open();
    await restoredNotice();
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    const written = vi.spyOn(DraftStore.prototype, 'write');
    await user.click(save());
    await screen.findByRole('heading', { name: 'The setting' });
    expect(stored.setting).toBe('A harbour of fog.');
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
    expect(written.mock.calls.filter(([key]) => key.startsWith('1/campaign/'))).toEqual([]);
  });
});

test('a deleted campaign leaves no draft on the device, and no idea for one', async () => {
  await writeAndLeave('A harbour of fog.');
  const idea = `${people.mira}/idea/campaign/${lanternsOfVell.campaignId}/setting/1`;
  await store.write(idea, { head: { chosen: { idea: 'A bell' }, wishes: {} } });
  const user = open('mira', '');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete campaign' }));
  const question = await screen.findByRole('alertdialog');
  await user.type(within(question).getByRole('textbox'), lanternsOfVell.title);
  await user.click(within(question).getByRole('button', { name: 'Delete campaign' }));
  await screen.findByRole('heading', { name: 'Campaigns' });
  await waitFor(async () => expect(await draftKeys()).toEqual([]));
});

describe('a campaign that was saved in another tab meanwhile', () => {
  test('is saved with the changes of both, if they are about different fields', async () => {
    const user = open();
    await user.type(await setting(), 'Mine.');
    saveElsewhere({ storyOverview: 'Theirs.' });
    await user.click(save());
    await screen.findByRole('heading', { name: 'The setting' });
    expect(stored).toMatchObject({ setting: 'Mine.', storyOverview: 'Theirs.', version: 3 });
  });

  test('is not sent once more after another user has signed in', async () => {
    const user = open();
    await user.type(await setting(), 'A cold coast. ');
    saveElsewhere({ title: 'The Lanterns of Vell II' });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const response = await answer(url, init);
      if (response.status === 412) bindToUser(people.ilse, 'token');
      return response;
    });
    await user.click(save());
    await screen.findAllByText('Another account has signed in.');
    expect(changes).toEqual([]);
  });

  test('asks for a choice per field that both have changed, and takes over the other fields', async () => {
    const user = open();
    await user.type(await setting(), 'Mine.');
    await user.type(await title(), '!');
    saveElsewhere({ setting: 'Theirs.', storyOverview: 'Also theirs.' });
    await user.click(save());
    const card = await screen.findByRole('region', {
      name: /was changed somewhere else meanwhile$/,
    });
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(within(card).getAllByRole('group')).toHaveLength(1);
    expect(within(card).getByRole('radio', { name: 'Yours: Mine.' })).toBeDefined();
    await user.click(within(card).getByRole('radio', { name: 'Theirs: Theirs.' }));
    await user.click(within(card).getByRole('button', { name: 'Save with these' }));
    await screen.findByRole('heading', { name: 'The setting' });
    expect(changes).toHaveLength(1);
    expect(stored).toMatchObject({
      title: 'The Lanterns of Vell!',
      setting: 'Theirs.',
      storyOverview: 'Also theirs.',
    });
  });

  describe('with a cover', () => {
    const name = { mine: 'Yours: harbour.png', theirs: 'Theirs: the saved picture' };
    const sentCover = () => changes.at(-1)?.has('coverImageW1024');

    async function chooseCover(user: ReturnType<typeof userEvent.setup>) {
      vi.spyOn(covers, 'prepareCover').mockResolvedValue(preparedCover);
      const file = new File(['png'], 'harbour.png', { type: 'image/png' });
      await user.upload(await screen.findByLabelText(/^Cover picture/), file);
      await screen.findByText('harbour.png');
      await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    }
    const conflictCard = () => screen.findByRole('region', { name: /meanwhile$/ });

    test('sends a cover that only this user has changed', async () => {
      const user = open();
      await chooseCover(user);
      await user.type(await setting(), 'Mine.');
      saveElsewhere({ setting: 'Theirs.' });
      await user.click(save());
      const card = await conflictCard();
      expect(within(card).getAllByRole('group')).toHaveLength(1);
      await user.click(within(card).getByRole('button', { name: 'All theirs' }));
      await screen.findByRole('heading', { name: 'The setting' });
      expect(sentCover()).toBe(true);
    });

    test('keeps and names a cover that only the other person has changed', async () => {
      const user = open();
      await user.type(await setting(), 'Mine.');
      saveElsewhere({ setting: 'Theirs.', ...coverOfIlse });
      await user.click(save());
      const card = await conflictCard();
      expect(card.textContent).toContain('kept: Cover picture (the saved picture)');
      expect(picturesIn(document.body)).toEqual([urlOfIlse]);
      await user.click(within(card).getByRole('button', { name: 'All mine' }));
      await screen.findByRole('heading', { name: 'The setting' });
      expect(sentCover()).toBe(false);
    });

    test.each([
      { all: 'All theirs', isSent: false },
      { all: 'All mine', isSent: true },
    ])('asks about a cover that both have changed: $all', async ({ all, isSent }) => {
      const user = open();
      await chooseCover(user);
      await user.type(await setting(), 'Mine.');
      saveElsewhere({ setting: 'Theirs.', ...coverOfIlse });
      await user.click(save());
      const card = await conflictCard();
      const group = within(card).getByRole('group', { name: 'Cover picture' });
      const labels = within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label'));
      expect(labels).toEqual([name.mine, name.theirs]);
      expect(picturesIn(group)).toEqual([expect.stringMatching(/^blob:/), urlOfIlse]);
      await user.click(within(card).getByRole('button', { name: all }));
      await screen.findByRole('heading', { name: 'The setting' });
      expect(sentCover()).toBe(isSent);
    });

    test('drops the chosen file from the form and the draft after the choice of theirs', async () => {
      const user = open();
      await chooseCover(user);
      saveElsewhere(coverOfIlse);
      await user.click(save());
      const card = await conflictCard();
      refusal = 500;
      await user.click(within(card).getByRole('button', { name: 'All theirs' }));
      await screen.findByText('The server is resting.');
      expect(screen.queryByText('harbour.png')).toBeNull();
      expect(picturesIn(document.body)).toEqual([urlOfIlse]);
      await waitFor(async () => expect(await draftKeys()).toEqual([]));
    });
  });

  test('is merged with a draft of an earlier version', async () => {
    await writeAndLeave('Mine.');
    saveElsewhere({ storyOverview: 'Theirs.' });
    const user = open();
    await restoredNotice();
    await user.click(save());
    await screen.findByRole('heading', { name: 'The setting' });
    expect(stored).toMatchObject({ setting: 'Mine.', storyOverview: 'Theirs.' });
  });
});
