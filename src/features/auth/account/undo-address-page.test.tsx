import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { Component } from './undo-address-page.tsx';

test('says what the undo has ended and removed', async () => {
  const answer = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const router = createMemoryRouter([{ path: '/undo-address', Component }], {
    initialEntries: [`/undo-address#token=${'A'.repeat(43)}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo the change' }));
  expect(await screen.findByRole('heading', { name: 'Your account is yours again' })).toBeDefined();
  expect(screen.getByText(/passkeys, recovery codes and providers that were added/)).toBeDefined();
});
