import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { answerTo } from '#tests/support/empty-overview.ts';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { Component, loader } from './campaign-page.tsx';

const cover = { coverImageW1024: '/api/images/wide', coverImageW704: '/api/images/narrow' };

/** The campaign that the fake server has. */
let stored: Campaign;
/** What the form has sent as `removeCover`. */
let removed: unknown[];

/** Answers like the server: a change of another version than the stored one is refused. */
async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const other = answerTo(url);
  if (other !== null) return other;
  if (init?.method !== 'PATCH') return Response.json(stored);
  if (new Headers(init.headers).get('if-match') !== `"${stored.version}"`) {
    const problem = { detail: 'Someone saved a newer version.', code: 'version_mismatch' };
    return Response.json({ ...problem, fields: [], requestId: '1' }, { status: 412 });
  }
  removed.push(init.body instanceof FormData ? init.body.get('removeCover') : undefined);
  return Response.json(stored);
}

const store = new DraftStore();
const draftKeys = () => store.keys('');

beforeEach(() => {
  window.location.href = 'http://localhost/';
  stored = { ...lanternsOfVell, ...cover };
  removed = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(async () => {
  cleanup();
  await store.remove(await draftKeys());
});

async function open() {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const path = '/campaigns/:campaignId';
  const routes = [
    { path, loader: loader(queryClient), Component, HydrateFallback: () => null },
    { path: '/campaigns', element: <h1>Campaigns</h1> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/campaigns/lanterns-of-vell?edit'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('textbox', { name: 'Title' });
  return userEvent.setup();
}

const button = (label: string) => screen.findByRole('button', { name: label });
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);

test('a cover is removed by saving, and can be kept before', async () => {
  const user = await open();
  await user.click(await button('Remove the cover'));
  expect(pictures()).toEqual([]);
  await user.click(await button('Keep the cover'));
  expect(pictures()).toEqual(['http://localhost/api/images/narrow']);
  await waitFor(async () => expect(await draftKeys()).toEqual([]));
  await user.click(await button('Remove the cover'));
  await user.click(await button('Save changes'));
  await waitFor(() => expect(removed).toEqual(['true']));
});

test('a removed cover is unsaved work, and stays removed after a reload', async () => {
  const user = await open();
  await user.click(await button('Remove the cover'));
  await user.click(await button('Cancel'));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  cleanup();
  await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
  const again = await open();
  await button('Keep the cover');
  await again.click(await button('Save changes'));
  await waitFor(() => expect(removed).toEqual(['true']));
});

test.each([
  { all: 'All theirs', sent: [null] },
  { all: 'All mine', sent: ['true'] },
])('a removed cover that someone else has replaced is asked about: $all', async ({ all, sent }) => {
  const user = await open();
  await user.click(await button('Remove the cover'));
  await user.type(screen.getByRole('textbox', { name: /^Setting/ }), 'Mine.');
  stored = {
    ...stored,
    setting: 'Theirs.',
    coverImageW704: '/api/images/newer',
    version: stored.version + 1,
  };
  await user.click(await button('Save changes'));
  const group = await screen.findByRole('group', { name: 'Cover picture' });
  expect(group.textContent).toContain('no picture');
  await user.click(await button(all));
  await waitFor(() => expect(removed).toEqual(sent));
});

test('a cover that someone else has removed, too, is not asked about', async () => {
  const user = await open();
  await user.click(await button('Remove the cover'));
  await user.type(screen.getByRole('textbox', { name: /^Setting/ }), 'Mine.');
  stored = { ...stored, coverImageW704: null, coverImageW1024: null, version: stored.version + 1 };
  await user.click(await button('Save changes'));
  await waitFor(() => expect(removed).toEqual([null]));
  expect(screen.queryByRole('group', { name: 'Cover picture' })).toBeNull();
});

test('a removal in a draft can be taken back, also if the cover is gone meanwhile', async () => {
  const user = await open();
  await user.click(await button('Remove the cover'));
  await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
  cleanup();
  stored = { ...stored, coverImageW704: null, coverImageW1024: null, version: stored.version + 1 };
  const again = await open();
  await again.click(await button('Keep the cover'));
  await waitFor(async () => expect(await draftKeys()).toEqual([]));
  expect(screen.queryByRole('button', { name: /the cover/ })).toBeNull();
});
