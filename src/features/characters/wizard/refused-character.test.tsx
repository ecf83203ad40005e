import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { Component as CreatePage } from '../character-create-page.tsx';
// The page loads these when it needs them, which takes long on a busy machine.
import '../character-create-form.tsx';
import './later-steps.tsx';

configure({ asyncUtilTimeout: 5_000 });

const store = new DraftStore();

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await store.remove(await store.keys(''));
});

const problem = {
  detail: 'One field needs another look.',
  code: 'validation_failed',
  fields: [{ path: '/name', message: 'Use one line without invisible characters.' }],
  requestId: '1',
};

async function openSummary() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'POST'
      ? Response.json(problem, { status: 422 })
      : Response.json({ items: [], nextCursor: null, total: 0 }),
  );
  const router = createMemoryRouter([{ path: '/', Component: CreatePage }], {
    initialEntries: ['/?step=summary'],
  });
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Ilse', email: 'ilse@example.com', groups: [] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('Your character has no name yet.');
  return userEvent.setup();
}

const create = { name: 'Create character' };

test('creating a character without a name leads to the field of the name', async () => {
  const user = await openSummary();
  await user.click(screen.getByRole('button', create));
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('a field that the server refuses is named in the summary, with the way to it', async () => {
  const user = await openSummary();
  await user.click(screen.getByRole('button', create));
  await user.type(await screen.findByLabelText('Name'), 'Bran\u200bnoc{Enter}');
  await user.click(await screen.findByRole('button', create));
  const listed = await screen.findByText(/^Use one line without invisible characters/, {
    selector: 'li',
  });
  expect(listed.textContent).toContain('Fix it');
  await user.click(screen.getByRole('link', { name: 'Fix it' }));
  const name = await screen.findByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  // Typing removes the message of the last attempt.
  await user.clear(name);
  await user.type(name, 'Brannoc{Enter}');
  expect(screen.queryByText(/invisible characters/)).toBeNull();
});
