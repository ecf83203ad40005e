import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { Component as NewAddress } from './account/new-address-page.tsx';
import { Component as UndoAddress } from './account/undo-address-page.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { Component as VerifyEmail } from './verify-email-page.tsx';

const calls = vi.fn<(path: string) => void>();

beforeEach(() => {
  calls.mockClear();
  // A link works once: the second request is refused.
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isChange = (init?.method ?? 'GET') !== 'GET';
    if (isChange) calls(input instanceof Request ? input.url : String(input));
    const refused = isChange && calls.mock.calls.length > 1;
    const body = JSON.stringify(
      refused ? { type: 'about:blank', title: 'Gone', status: 400 } : { message: 'Sent.' },
    );
    return Promise.resolve(new Response(body, { status: refused ? 400 : 200 }));
  });
});
afterEach(cleanup);

const Resend = () => <ResendVerification email="mira@example.org" reason="Confirm it first." />;

test.for([
  ['Confirm my address', VerifyEmail],
  ['Undo the change', UndoAddress],
  ['Use this address', NewAddress],
  ['Send the mail again', Resend],
] as const)('a double click on *%s* sends one request', async ([name, Component]) => {
  const router = createMemoryRouter([{ path: '/link', Component }], {
    initialEntries: [`/link#token=${'A'.repeat(43)}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name });
  // `userEvent.dblClick` renders between the clicks.
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(calls).toHaveBeenCalledOnce();
  expect(screen.queryByText('This link does not work any more.')).toBeNull();
});
