import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { signIn } from '#src/api/session.ts';
import type { Member } from '#src/generated/model/index.ts';
import * as archivePage from './archive-page.tsx';

const mira = { id: 'mira', name: 'Mira', email: 'mira@example.com', groups: [] };

const memberOf = (name: string, role: Member['role']): Member => ({
  userId: name.toLowerCase(),
  name,
  role,
  joinedAt: '2026-01-01T00:00:00Z',
  isSelf: role === 'owner',
});

const campaign = {
  campaignId: 'vell',
  title: 'Vell',
  role: 'owner',
  coverImageW1024: null,
  coverImageW704: null,
};

/** The members, as the fake server knows them. */
let members: Member[];
/** The URLs of the requests for entries, and whether the page has cancelled them. */
let exports: { url: string; signal: AbortSignal | null | undefined }[];

beforeEach(() => {
  window.location.href = 'http://localhost/';
  members = [memberOf('Mira', 'owner')];
  exports = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((request: unknown, init) => {
    const url = String(request);
    if (url.includes('/entries/export')) {
      exports.push({ url, signal: init?.signal });
      // No response arrives before the request is cancelled.
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    const list = { items: members, nextCursor: null };
    return Promise.resolve(Response.json(url.includes('/members') ? list : campaign));
  });
});

async function openArchive() {
  const client = createQueryClient();
  signIn(client, mira);
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          {
            path: '/campaigns/:campaignId/archive',
            loader: archivePage.loader(client),
            element: (
              <>
                <Link to="/elsewhere">Elsewhere</Link>
                <archivePage.Component />
              </>
            ),
          },
          { path: '*', element: 'Another page' },
        ],
      },
    ],
    { initialEntries: ['/campaigns/vell/archive'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('form', { name: 'Export the campaign' });
  return userEvent.setup();
}

async function startExport(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exports).toHaveLength(1));
}

test('an export is announced when it starts and when it ends, without its numbers', async () => {
  const user = await openArchive();
  const form = within(screen.getByRole('form', { name: 'Export the campaign' }));
  const status = form.getByRole('status');
  expect(status.textContent).toBe('');
  await startExport(user);
  expect(status.textContent).toBe('Reading the entries');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(status.textContent).toBe('Cancelled; no file was written.'));
});

test('an export that is cancelled stops its requests', async () => {
  const user = await openArchive();
  await startExport(user);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Cancelled; no file was written.');
  expect(exports.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(screen.getByRole('button', { name: 'Export' })).toBe(document.activeElement);
});

test('a link is not followed without a question while an export runs', async () => {
  const user = await openArchive();
  await startExport(user);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(exports.map(({ signal }) => signal?.aborted)).toEqual([false]);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('Another page');
  expect(exports.map(({ signal }) => signal?.aborted)).toEqual([true]);
});

test('a player who joins while the page is open can be chosen for an export', async () => {
  const user = await openArchive();
  expect(screen.queryByRole('radio', { name: 'What one member reads' })).toBeNull();
  members = [...members, memberOf('Tomas', 'player')];
  act(() => notifyServerEvent('campaignChanged', { campaignId: 'vell', entryId: null }));
  await user.click(await screen.findByRole('radio', { name: 'What one member reads' }));
  await startExport(user);
  expect(exports[0]?.url).toContain('viewAs=tomas');
});
