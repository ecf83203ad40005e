import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { Component } from './undo-factor-page.tsx';

const conflict = {
  detail: 'The address of your account has changed since.',
  code: 'conflict',
  fields: [],
  requestId: '01JD0000000000000000000000',
};

function open(hash: string): void {
  const router = createMemoryRouter([{ path: '/undo-factor', Component }], {
    initialEntries: [`/undo-factor${hash}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const token = `#token=${'A'.repeat(43)}`;
const press = () =>
  userEvent.setup().click(screen.getByRole('button', { name: 'This was not me' }));

test('removes what was added only after a click, and says what has ended', async () => {
  const answer = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  open(token);
  expect(answer).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByRole('heading', { name: 'Your account is yours again' })).toBeDefined();
  expect(screen.getByText(/providers that were added since/)).toBeDefined();
});

test('says that an address which has changed since must come back first', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json(conflict, { status: 409 })),
  );
  open(token);
  await press();
  expect(await screen.findByText(conflict.detail)).toBeDefined();
});

test('says that a link without a token does not work', () => {
  open('');
  expect(screen.getByText('This link does not work any more.')).toBeDefined();
});

test('says after a lost answer that the link to a new password is in the inbox', async () => {
  const used = { ...conflict, code: 'invalid_token' };
  vi.spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => Promise.resolve(Response.json(used, { status: 400 })));
  open(token);
  await press();
  await screen.findByRole('alert');
  await press();
  expect(await screen.findByText(/the link to a new password is in your inbox/)).toBeDefined();
});
