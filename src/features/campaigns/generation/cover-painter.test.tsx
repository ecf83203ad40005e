import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { newClient } from '#tests/support/mocked-catalogue.tsx';
import { CoverPainter } from './cover-painter.tsx';
import {
  coverDraft,
  fakeGenerations,
  problem,
} from '#src/components/generation/fake-generations.fixture.ts';
import type { PaintedCover } from './painted-cover.ts';

const { campaignId } = lanternsOfVell;

const store = new DraftStore();

let server: ReturnType<typeof fakeGenerations>;
let used: PaintedCover[];
/** Whether the campaign takes the cover. */
let takes: boolean;

function open() {
  const client = newClient();
  signIn(client, { id: 'mira', name: 'Mira', email: 'a@example.com', groups: [] });
  render(
    <QueryClientProvider client={client}>
      <CoverPainter
        campaignId={campaignId}
        note="It becomes the cover when you save the form."
        onUse={(cover) => {
          used.push(cover);
          return takes;
        }}
      />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof open>;

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog', { name: 'A cover for The Lanterns of Vell' });

/** Opens the dialog, and has a cover painted that shows this. */
async function paint(user: User, alt: string) {
  await press(user, 'Paint a cover');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  server.finish(coverDraft(alt));
  await screen.findByRole('img', { name: alt });
}

// The code of the dialog is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('#src/components/generation/panels.ts'));
beforeEach(() => {
  window.location.href = 'http://localhost/';
  server = fakeGenerations();
  used = [];
  takes = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (url, init) =>
      server.answer(url, init) ?? Response.json({ ...lanternsOfVell, tone: 'Bleak and cold' }),
  );
});
afterEach(async () => {
  cleanup();
  forgetAllInTab();
  vi.restoreAllMocks();
  await store.remove(await store.keys(''));
});

test('a cover is painted from an idea, in the tone of the campaign', async () => {
  const user = open();
  await press(user, 'Paint a cover');
  await user.type(await screen.findByRole('textbox', { name: /^What it shows/ }), 'A bridge');
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Grim' })).toHaveProperty('checked', true),
  );
  await press(user, 'Paint');
  await waitFor(() => expect(server.started).toHaveLength(1));
  expect(server.started[0]?.body).toEqual({
    kind: 'cover',
    campaignId,
    idea: 'A bridge',
    tone: 'grim',
  });
});

test('a painted cover is shown with its author and in words, and then used', async () => {
  const user = open();
  await paint(user, 'A harbour at night');
  screen.getByText('Painted by the painter');
  expect(screen.getAllByText('A harbour at night')).toHaveLength(1);
  await press(user, 'Use this cover');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(used).toEqual([
    {
      coverGenerationId: 'generation-1',
      coverImageW1024: '/api/images/A harbour at night-wide',
      coverImageW704: '/api/images/A harbour at night',
      alt: 'A harbour at night',
    },
  ]);
});

test('an idea is back after a reload with its tone, until the painter has it', async () => {
  const ideas = () => store.keys(`mira/idea/campaign/${campaignId}/cover/`);
  const idea = () => screen.findByRole('textbox', { name: /^What it shows/ });
  const user = open();
  await press(user, 'Paint a cover');
  await user.type(await idea(), 'A bridge');
  await user.click(screen.getByRole('radio', { name: 'Horror' }));
  await waitFor(async () => expect(await ideas()).toHaveLength(1));
  cleanup();
  const again = open();
  await press(again, 'Paint a cover');
  await screen.findByText(/^Your words from .* are back$/);
  expect(await idea()).toHaveProperty('value', 'A bridge');
  await press(again, 'Paint');
  await waitFor(() => expect(server.started).toHaveLength(1));
  expect(server.started[0]?.body).toMatchObject({ idea: 'A bridge', tone: 'horror' });
  await waitFor(async () => expect(await ideas()).toEqual([]));
});

test('an idea that the painter refuses stays in the dialog, and its reason comes into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const user = open();
  await paint(user, 'A harbour at night');
  await press(user, 'Change the idea');
  await user.type(await screen.findByRole('textbox', { name: /^What it shows/ }), 'A bridge');
  const detail = 'You have used all pictures of today.';
  server.refuse(problem(429, { code: 'too_many_requests', detail }));
  await press(user, 'Paint');
  const alert = await screen.findByRole('alert');
  expect(scrolled.mock.contexts.at(-1)).toBe(alert);
  expect(screen.getByRole('textbox', { name: /^What it shows/ })).toHaveProperty(
    'value',
    'A bridge',
  );
});

test('another cover can be painted, and the first one is among the earlier ones', async () => {
  const user = open();
  await paint(user, 'A harbour at night');
  await press(user, 'Paint another');
  await screen.findByText('Waiting for the painter');
  server.finish(coverDraft('A keep in the rain'));
  await screen.findByRole('img', { name: 'A keep in the rain' });
  await press(user, 'Change the idea');
  await press(user, 'A harbour at night');
  await press(user, 'Use this cover');
  await waitFor(() => expect(used).toHaveLength(1));
  expect(used[0]?.coverGenerationId).toBe('generation-1');
});

test('another painting begins with the idea and the tone of the one in view after a reload', async () => {
  const user = open();
  await press(user, 'Paint a cover');
  await user.type(await screen.findByRole('textbox', { name: /^What it shows/ }), 'A bridge');
  await user.click(screen.getByRole('radio', { name: 'Horror' }));
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  server.finish(coverDraft('A bridge at night'));
  await screen.findByRole('img', { name: 'A bridge at night' });
  cleanup();
  const again = open();
  await press(again, 'Paint a cover');
  await press(again, 'Paint another');
  await waitFor(() => expect(server.started).toHaveLength(2));
  expect(server.started[1]?.body).toEqual(server.started[0]?.body);
});

test('another painting begins with the idea of the earlier cover that was opened', async () => {
  const { settings } = server.add({ kind: 'cover', campaignId, draft: coverDraft('A mill') });
  server.change('generation-1', { settings: { ...settings, idea: 'A mill', tone: 'intrigue' } });
  const user = open();
  await press(user, 'Paint a cover');
  await user.type(await screen.findByRole('textbox', { name: /^What it shows/ }), 'A bridge');
  await press(user, 'A mill');
  await press(user, 'Paint another');
  await waitFor(() => expect(server.started).toHaveLength(1));
  expect(server.started[0]?.body).toMatchObject({ idea: 'A mill', tone: 'intrigue' });
});

test('an earlier upload is named by the time until which it was used', async () => {
  server.add({ kind: 'cover', campaignId, author: 'person', draft: coverDraft('The cover.') });
  const user = open();
  await press(user, 'Paint a cover');
  await user.click(await screen.findByRole('button', { name: /^An uploaded cover, used until/ }));
  expect(await screen.findByText('Chosen by a person')).toBeTruthy();
});

test('the dialog says that the earlier covers could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.add({ kind: 'cover', campaignId, draft: coverDraft('A mill') });
  server.answerList(problem(400, { code: 'invalid_cursor', detail: 'Begin again.' }));
  const user = open();
  await press(user, 'Paint a cover');
  await screen.findByText('We could not load the earlier covers.');
  await press(user, 'Try again');
  expect(await screen.findByRole('button', { name: 'A mill' })).toBeTruthy();
});

test('the present cover can be kept', async () => {
  const user = open();
  await paint(user, 'A harbour at night');
  await press(user, 'Keep the present one');
  expect(dialog()).toBeNull();
  expect(used).toEqual([]);
});

test('the dialog stays open if the campaign does not take the cover', async () => {
  takes = false;
  const user = open();
  await paint(user, 'A harbour at night');
  await press(user, 'Use this cover');
  await waitFor(() => expect(used).toHaveLength(1));
  expect(dialog()).not.toBeNull();
});

test('the painter can be stopped', async () => {
  const user = open();
  await press(user, 'Paint a cover');
  await press(user, 'Paint');
  await press(user, 'Cancel');
  await screen.findByRole('button', { name: 'Paint' });
  expect(server.all[0]?.status).toBe('cancelled');
});

test('a failure of the painter is explained, and the painter can be asked again', async () => {
  const user = open();
  await press(user, 'Paint a cover');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  server.fail('The painter ran out of light. Try again.');
  await screen.findByText('There is no cover this time.');
  screen.getByText('The painter ran out of light. Try again.');
  await press(user, 'Paint');
  await waitFor(() => expect(server.started).toHaveLength(2));
});

test('a user whose drafts wait already reads so', async () => {
  const detail = 'Five of your drafts are waiting already. Wait for one, or cancel one.';
  server.refuse(problem(409, { code: 'conflict', detail }));
  const user = open();
  await press(user, 'Paint a cover');
  await press(user, 'Paint');
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
});

test('the cover that is painted while the dialog is closed is there when it is opened again', async () => {
  const user = open();
  await press(user, 'Paint a cover');
  await press(user, 'Paint');
  await press(user, 'Go on meanwhile');
  await screen.findByRole('button', { name: 'The painter is at work' });
  server.finish(coverDraft('A keep in the rain'));
  await screen.findByText('The cover is painted.');
  await press(user, 'Paint a cover');
  expect(screen.queryByRole('img', { name: 'A keep in the rain' })).not.toBeNull();
});

test('a cover is painted again from its seed, and the next one from another', async () => {
  const user = open();
  await press(user, 'Paint a cover');
  await user.type(await screen.findByRole('textbox', { name: /^What it shows/ }), 'A bridge');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  server.finish(coverDraft('A bridge at dusk'));
  const region = await screen.findByRole('region', { name: 'The seed' });
  expect(region.textContent).toMatch(/^Seed 7.*it gives this picture again/);
  await press(user, 'Paint again from this seed');
  await screen.findByRole('heading', { name: 'Another cover from this seed' });
  expect(screen.getByRole('textbox', { name: /^Seed/ })).toHaveProperty('value', '7');
  await press(user, 'Paint');
  await waitFor(() => expect(server.started).toHaveLength(2));
  expect(server.started[1]?.body).toEqual({ ...server.started[0]?.body, seed: 7 });
  server.finish(coverDraft('A bridge at dusk again'));
  await press(user, 'Paint another');
  await waitFor(() => expect(server.started).toHaveLength(3));
  expect(server.started[2]?.body).not.toHaveProperty('seed');
});

test('an uploaded cover that was kept has no seed', async () => {
  server.add({ kind: 'cover', author: 'person', campaignId, draft: coverDraft('An upload') });
  const user = open();
  await press(user, 'Paint a cover');
  await press(user, /^An uploaded cover/);
  await screen.findByText('Chosen by a person');
  expect(screen.queryByRole('region', { name: 'The seed' })).toBeNull();
});
