import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Toaster } from '#src/ui/toaster.tsx';
import { withQueryClient, mockCatalogue, newClient } from '#tests/support/mocked-catalogue.tsx';
import * as listPage from './catalogue-list-page.tsx';

mockCatalogue();

// This test has a file of its own, because sonner keeps the toasts of earlier tests.
test('the toast with “Undo” closes when another change follows', async () => {
  // The width of a phone, so that cards are shown.
  Object.assign(window, { innerWidth: 390 });
  const path = '/admin/weapons';
  const element = <listPage.Component kind="weapons" />;
  const router = createMemoryRouter([{ path, element }], {
    initialEntries: [`${path}?category=simple-melee`],
  });
  const user = userEvent.setup();
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(newClient()) });
  render(<Toaster />);
  const actions = { name: 'Actions for Club (2024)' };
  await user.click(await screen.findByRole('button', actions, { timeout: 5000 }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  const bar = await screen.findByRole('region', { name: 'Unsaved changes' });
  await user.click(within(bar).getByRole('button', { name: /review/i }));
  await user.click(await screen.findByRole('button', { name: /^Keep|^Revert/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
