import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '#src/api/session.ts';
import type { UnsentMail } from '#src/generated/model/index.ts';
import { newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { Component, loader } from './mails-page.tsx';

beforeAll(() => {
  // The width of a phone, so that cards are shown.
  Object.assign(window, { innerWidth: 390 });
});

const failed: UnsentMail = {
  mailId: 'mail-to-ilse',
  kind: 'reset-password',
  to: 'ilse@example.com',
  state: 'failed',
  attempts: 8,
  reason: 'The mail server does not answer.',
  createdAt: '2026-11-20T19:30:00.000Z',
  nextAttemptAt: null,
};

function open() {
  const client = newClient();
  signIn(client, { id: '1', name: 'Odo', email: 'odo@example.com', groups: ['admin'] });
  const route = { path: '/', loader: loader(client), Component, HydrateFallback: () => null };
  render(<RouterProvider router={createMemoryRouter([route])} />, {
    wrapper: withQueryClient(client),
  });
  return userEvent.setup();
}

test('a mail that is sent again is followed until it is sent or has failed', async () => {
  const waiting = { ...failed, state: 'waiting', attempts: 1, nextAttemptAt: failed.createdAt };
  const later = { ...waiting, attempts: 2 };
  /** What the server lists, answer by answer. The last one is repeated. */
  let lists: object[][] = [[failed]];
  let count = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, { method = 'GET' } = {}) => {
    if (method !== 'GET') return Promise.resolve(Response.json({ ...waiting, attempts: 0 }));
    count += 1;
    const items = lists.length > 1 ? lists.shift() : lists[0];
    return Promise.resolve(Response.json({ items, nextCursor: null }));
  });
  const user = open();
  const sendAgain = async () => {
    const list = await screen.findByRole('list', { name: 'Mails' }, { timeout: 5000 });
    await user.click(await within(list).findByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again now' }));
  };
  await screen.findByText('Failed');
  lists = [[waiting], [waiting], [{ ...failed, reason: 'No such mailbox.' }]];
  await sendAgain();
  expect(await screen.findByText('No such mailbox.', undefined, { timeout: 8000 })).toBeDefined();
  expect(lists).toHaveLength(1);

  lists = [[waiting], [later], []];
  await sendAgain();
  expect(await screen.findByText('All mails are sent', undefined, { timeout: 8000 })).toBeDefined();
  // One answer for the page, and three for each attempt.
  expect(count).toBe(7);
}, 20_000);
