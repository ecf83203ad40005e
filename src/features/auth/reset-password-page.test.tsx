import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { Component } from './reset-password-page.tsx';

test('the password meter recognises the name and the address of the user, which are part of the link', async () => {
  const owner = 'name=Ysabeau+Varnhollow&email=isolde.quenthrop%40example.com';
  const router = createMemoryRouter([{ path: '/reset-password', Component }], {
    initialEntries: [`/reset-password#token=${'A'.repeat(43)}&${owner}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
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
