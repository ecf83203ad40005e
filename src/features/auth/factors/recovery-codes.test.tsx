import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { AuthOnly } from '#src/components/guards/auth-only.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

test('Escape does not close the codes, which are shown only once', async () => {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const onClose = vi.fn<() => void>();
  const router = createMemoryRouter([
    {
      Component: AuthOnly,
      children: [
        { path: '/', element: <RecoveryCodes codes={['k7m30-2x9qd']} onClose={onClose} /> },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const dialog = await screen.findByRole('alertdialog');
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  // Browsers close other dialogs at a second Escape, whatever the page does.
  expect(dialog.getAttribute('closedby')).toBe('none');
});
