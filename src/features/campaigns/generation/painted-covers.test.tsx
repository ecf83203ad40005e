import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { answerTo } from '#tests/support/empty-overview.ts';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import * as campaignPage from '../campaign-page.tsx';
import * as settingsPage from '../settings/settings-page.tsx';
import {
  coverDraft,
  fakeGenerations,
} from '#src/components/generation/fake-generations.fixture.ts';

const { campaignId } = lanternsOfVell;
const present = { coverImageW1024: '/api/images/wide', coverImageW704: '/api/images/narrow' };

let stored: Campaign;
let server: ReturnType<typeof fakeGenerations>;
/** The fields and the version of each change of the campaign. */
let changes: Record<string, unknown>[];

async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const other = server.answer(url, init) ?? answerTo(url);
  if (other !== null) return other;
  if (init?.method !== 'PATCH') return Response.json(stored);
  const version = new Headers(init.headers).get('if-match');
  if (version !== `"${stored.version}"`) return new Response(null, { status: 412 });
  const fields = init.body instanceof FormData ? Object.fromEntries(init.body) : {};
  changes.push(fields);
  stored = { ...stored, version: stored.version + 1 };
  return Response.json(stored);
}

const store = new DraftStore();

// The code of the form is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => Promise.all([import('../campaign-edit.tsx'), import('./campaign-parts.ts')]));

beforeEach(() => {
  window.location.href = 'http://localhost/';
  stored = { ...lanternsOfVell, ...present };
  server = fakeGenerations();
  changes = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(async () => {
  toast.dismiss();
  cleanup();
  forgetAllInTab();
  await store.remove(await store.keys(''));
});

function open(path: string) {
  const client = createQueryClient();
  signIn(client, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const page = (
    path_: string,
    { loader, Component }: Pick<typeof settingsPage | typeof campaignPage, 'loader' | 'Component'>,
  ) => ({
    path: path_,
    loader: loader(client),
    Component,
    HydrateFallback: () => null,
  });
  const router = createMemoryRouter(
    [
      page('/campaigns/:campaignId', campaignPage),
      page('/campaigns/:campaignId/settings', settingsPage),
    ],
    { initialEntries: [`/campaigns/${campaignId}${path}`] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof open>;

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function paintAndUse(user: User) {
  await press(user, 'Paint a cover');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  server.finish(coverDraft('A harbour at night'));
  await press(user, 'Use this cover');
}

test('a cover that is painted on the page of the settings replaces the present one', async () => {
  const user = open('/settings');
  await screen.findByRole('heading', { name: 'The cover' });
  // Someone else saves the campaign meanwhile.
  stored = { ...stored, version: 5 };
  await paintAndUse(user);
  await screen.findByText('The campaign has a new cover.');
  expect(changes).toEqual([{ coverGenerationId: 'generation-1' }]);
});

test('a cover is painted only for game masters', async () => {
  stored = { ...stored, role: 'player' };
  open('/settings');
  await screen.findByRole('heading', { name: 'Leave the campaign' });
  expect(screen.queryByRole('button', { name: 'Paint a cover' })).toBeNull();
});

test('a painted cover is saved with the form of the campaign', async () => {
  const user = open('?edit');
  await paintAndUse(user);
  await screen.findByText('The painted cover is saved with the form.');
  expect(changes).toEqual([]);
  screen.getByRole('img', { name: 'A harbour at night' });
  await press(user, 'Save changes');
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject({ coverGenerationId: 'generation-1', title: stored.title });
  expect(changes[0]).not.toHaveProperty('generateCover');
});

test('painter and storyteller get the lines and veils that the form has now', async () => {
  stored = { ...stored, safetyLines: 'Spiders', safetyVeils: 'Hunger' };
  const user = open('?edit');
  await user.click(await screen.findByText('The table: rules, level, tone and safety'));
  await user.type(screen.getByLabelText(/^Lines/), ', bees');
  const typed = { safetyLines: 'Spiders, bees', safetyVeils: 'Hunger' };
  await press(user, 'Paint a cover');
  await press(user, 'Paint');
  await press(user, 'Go on meanwhile');
  await press(user, 'Write with the storyteller');
  await press(user, 'Write');
  await waitFor(() => expect(server.started).toHaveLength(2));
  expect(server.started.map(({ body }) => body)).toMatchObject([
    { kind: 'cover', campaignId, ...typed },
    { kind: 'setting', campaignId, ...typed },
  ]);
});

test('the form can keep the present cover after all', async () => {
  const user = open('?edit');
  await paintAndUse(user);
  await press(user, 'Keep the present one');
  await press(user, 'Save changes');
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).not.toHaveProperty('coverGenerationId');
});

test('the page of a new campaign says that the cover is being painted, and shows it with its description', async () => {
  stored = { ...lanternsOfVell, generateCover: true };
  open('');
  await screen.findByText('The cover is being painted');
  stored = { ...stored, ...present, coverAlt: 'A lighthouse in fog', generateCover: false };
  act(() => notifyServerEvent('campaignChanged', { campaignId, entryId: null }));
  await screen.findByRole('img', { name: 'A lighthouse in fog' });
  await screen.findByText('The cover is painted.');
  expect(screen.queryByText('The cover is being painted')).toBeNull();
});

test('the page asks for the cover until it is painted, also without the socket', async () => {
  stored = { ...lanternsOfVell, generateCover: true };
  open('');
  await screen.findByText('The cover is being painted');
  stored = { ...stored, ...present, coverAlt: 'A lighthouse in fog', generateCover: false };
  expect(
    await screen.findByRole('img', { name: 'A lighthouse in fog' }, { timeout: 5_000 }),
  ).toBeTruthy();
});

test('the page says that the cover could not be painted, and not that it is painted', async () => {
  stored = { ...lanternsOfVell, generateCover: true };
  open('');
  await screen.findByText('The cover is being painted');
  stored = { ...stored, generateCover: false };
  act(() => notifyServerEvent('campaignChanged', { campaignId, entryId: null }));
  await screen.findByText('The cover could not be painted. You can paint one in Settings.');
  expect(screen.queryByText('The cover is painted.')).toBeNull();
});

test('the painting of the cover is cancelled on the page of the campaign', async () => {
  stored = { ...lanternsOfVell, generateCover: true };
  server.add({ kind: 'cover', campaignId, status: 'running' });
  const user = open('');
  const cancel = await screen.findByRole('button', { name: 'Cancel the cover' });
  stored = { ...stored, generateCover: false };
  await user.click(cancel);
  await screen.findByText('The cover is not painted. The campaign keeps its picture.');
  expect(server.all[0]?.status).toBe('cancelled');
  await waitFor(() => expect(screen.queryByText('The cover is being painted')).toBeNull());
  expect(screen.queryByText(/could not be painted/)).toBeNull();
});

test('a player who cannot paint a cover is not sent to the settings', async () => {
  stored = { ...lanternsOfVell, role: 'player', generateCover: true };
  open('');
  await screen.findByText('The cover is being painted');
  stored = { ...stored, generateCover: false };
  act(() => notifyServerEvent('campaignChanged', { campaignId, entryId: null }));
  expect(await screen.findByText('The cover could not be painted.')).toBeTruthy();
});
