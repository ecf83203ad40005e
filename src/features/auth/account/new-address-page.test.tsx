import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { getAccountGetQueryKey } from '#src/generated/endpoints/account/account.ts';
import { Component } from './new-address-page.tsx';

const used = {
  detail: 'This link has expired or was used already. Ask for a new one.',
  code: 'invalid_token',
  fields: [],
  requestId: '01JD0000000000000000000000',
};

test('after a lost answer the page says where the new address is, and the account is loaded again', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => Promise.resolve(Response.json(used, { status: 400 })));
  const queryClient = createQueryClient();
  queryClient.setQueryData(getAccountGetQueryKey(), { email: 'mira@example.com' });
  const router = createMemoryRouter([{ path: '/account/address', Component }], {
    initialEntries: [`/account/address#token=${'A'.repeat(43)}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Use this address' }));
  await press();
  await screen.findByRole('alert');
  expect(queryClient.getQueryState(getAccountGetQueryKey())?.isInvalidated).toBe(true);
  await press();
  expect(await screen.findByText(/your account page shows the new address/)).toBeDefined();
});
