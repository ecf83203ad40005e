import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { Component } from './setup-page.tsx';

const link = `#token=${'A'.repeat(43)}`;
const closed = 'There is an administrator already.';

/** Whether there is no administrator yet when the page is opened. */
let isOpen: boolean;
/** Whether someone else creates the administrator after the page was opened. */
let isCreatedMeanwhile: boolean;

async function answer(_input: unknown, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'POST') return Response.json({ open: isOpen });
  const problem = isCreatedMeanwhile
    ? { status: 403, code: 'forbidden' }
    : { status: 400, code: 'invalid_token' };
  const { status, code } = problem;
  return Response.json({ detail: 'Refused.', code, fields: [], requestId: '1' }, { status });
}

beforeEach(() => {
  isOpen = true;
  isCreatedMeanwhile = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});

function open(hash: string) {
  window.location.href = `http://localhost/setup${hash}`;
  const queryClient = createQueryClient();
  const router = createMemoryRouter([{ path: '/setup', Component }], {
    initialEntries: [`/setup${hash}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function fillAndSend(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Name'), 'Odo');
  await user.type(screen.getByLabelText('E-mail'), 'odo@example.com');
  await user.type(screen.getByLabelText('Password'), 'a door with seven keyholes');
  await user.click(screen.getByRole('button', { name: 'Create administrator' }));
}

test.each([link, ''])(
  'shows no form if there is an administrator already, with the hash %j',
  async (hash) => {
    isOpen = false;
    open(hash);
    expect(await screen.findByText(closed)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('says where the link is if it is opened without one', async () => {
  open('');
  expect(await screen.findByText(/only with the link that the server prints/)).toBeDefined();
});

test('says that the link does not work any more after the server has refused it', async () => {
  const user = open(link);
  await fillAndSend(user);
  expect(await screen.findByText('This link does not work any more.')).toBeDefined();
});

test('says that there is an administrator if one was created while the form was open', async () => {
  isCreatedMeanwhile = true;
  const user = open(link);
  await fillAndSend(user);
  expect(await screen.findByText(closed)).toBeDefined();
});
