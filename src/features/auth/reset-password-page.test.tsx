import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { Component } from './reset-password-page.tsx';

/** Opens the page at a path that may contain the token of a mail. */
function open(path: string): void {
  const router = createMemoryRouter([{ path: '/reset-password', Component }], {
    initialEntries: [path],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('without a link the page leads to one, and does not say that a link has expired', () => {
  open('/reset-password');
  expect(screen.getByRole('link', { name: 'Ask for a link' })).toBeDefined();
  expect(screen.queryByText(/does not work any more/)).toBeNull();
});

test('the password meter recognises the name and the address of the user, which are part of the link', async () => {
  const owner = 'name=Ysabeau+Varnhollow&email=isolde.quenthrop%40example.com';
  open(`/reset-password#token=${'A'.repeat(43)}&${owner}`);
  const user = userEvent.setup();
  for (const password of ['Ysabeau Varnhollow', 'isolde quenthrop']) {
    const field = screen.getByLabelText('New password');
    await user.clear(field);
    await user.type(field, password);
    expect(
      await screen.findByText(/It is mostly your name, your address or the name of this product/),
    ).toBeDefined();
  }
});

test('a link that was used leads to the sign-in, because the answer to the first use can be lost', async () => {
  const used = { detail: 'Used.', code: 'invalid_token', fields: [], requestId: '1' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json(used, { status: 400 })),
  );
  open(`/reset-password#token=${'A'.repeat(43)}`);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('New password'), 'a bell under the black water{Enter}');
  expect(await screen.findByText(/If you have set a password with it, sign in/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to signing in' })).toBeDefined();
});

test('the meter does not praise a password that the server refuses, and password managers learn whose it is', async () => {
  const fields = [{ path: '/password', message: 'That is the password that you have already.' }];
  const refused = { detail: 'No.', code: 'validation_failed', fields, requestId: '1' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json(refused, { status: 422 })),
  );
  open(`/reset-password#token=${'A'.repeat(43)}&name=Mira&email=mira%40example.com`);
  const address = screen.getByLabelText('Your address');
  expect(address.getAttribute('autocomplete')).toBe('username');
  expect(address).toHaveProperty('value', 'mira@example.com');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('New password'), 'a bell under the black water');
  const meter = await screen.findByRole('meter', { name: 'Password strength' });
  expect(meter.getAttribute('aria-valuetext')).toBe('Strong');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe('Weak'));
  await user.type(screen.getByLabelText('New password'), ' again');
  await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe('Strong'));
});
