import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { GuestOnly } from '#src/components/guards/guest-only.tsx';
import { keepInvitation } from '#src/components/guards/kept-invitation.ts';
import * as registerPage from './register-page.tsx';

const wren = 'wren@example.com';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ message: 'We sent a mail.' }, { status: 202 }),
  );
});

function open(path: '/register' | '/login', userEmail?: string) {
  const queryClient = createQueryClient();
  if (userEmail !== undefined) {
    signIn(queryClient, { id: userEmail, name: 'A guest', email: userEmail, groups: [] });
  }
  const router = createMemoryRouter(
    [
      { path: '/register', Component: registerPage.Component },
      { path: '/login', Component: GuestOnly },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), here: () => router.state.location.pathname };
}

async function register(name: string) {
  const { user } = open('/register');
  await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('E-mail'), wren);
  await user.type(screen.getByLabelText('Password'), 'a chair by the cold window');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

test('an invitation opens in the tab of the mail for the new account, and for no other user', async () => {
  keepInvitation('/invitations/abc');
  await register('Wren');
  await screen.findByText('We sent a mail.');
  cleanup();
  // The tab that the link in the mail opens has a session storage of its own.
  sessionStorage.clear();

  expect(open('/login', 'mira@example.com').here()).toBe('/dashboard');
  cleanup();
  expect(open('/login', wren).here()).toBe('/invitations/abc');
});

test('a name with brackets is refused with the rule for names', async () => {
  await register('Wren (GM)');
  await screen.findByText(/Letters, digits, spaces, full stops, commas/);
  expect(fetch).not.toHaveBeenCalled();
});
