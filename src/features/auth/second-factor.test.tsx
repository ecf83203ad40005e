import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import type { SecondFactorName } from '#src/generated/model/index.ts';
import * as loginPage from './login-page.tsx';

const mira = { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] };

/** What the fake server says is missing after the password. */
let factors: SecondFactorName[];
/** What the fake server answers to a code. */
let answerToCode: () => Response;
let typed: unknown[];

const problem = (status: number, code: string, detail: string) =>
  Response.json({ detail, code, fields: [], requestId: '1' }, { status });

async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const path = String(url);
  if (path.endsWith('/oauth-providers')) return Response.json({ items: [] });
  if (path.endsWith('/login')) return Response.json({ factors }, { status: 202 });
  typed.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
  return answerToCode();
}

// The second step is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./second-factor.tsx'));

beforeEach(() => {
  window.location.href = 'http://localhost/';
  factors = ['totp', 'recoveryCode'];
  answerToCode = () => Response.json(mira);
  typed = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});

const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

async function givePassword() {
  const queryClient = createQueryClient();
  const router = createMemoryRouter([{ path: '*', Component: loginPage.Component }], {
    initialEntries: ['/login'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), mira.email);
  await user.type(screen.getByLabelText('Password'), 'lantern over the map');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return { user, queryClient };
}

test('the sixth digit sends the code, also if it is pasted', async () => {
  const { user, queryClient } = await givePassword();
  const first = await screen.findByRole('textbox', { name: 'Code' });
  expect(document.activeElement).toBe(first);
  await user.paste('492 039');
  await vi.waitFor(() => expect(typed).toEqual([{ code: '492039' }]));
  await vi.waitFor(() =>
    expect(
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ state }) => state.data),
    ).toContainEqual({
      state: 'signedIn',
      user: mira,
    }),
  );
});

test('a wrong code is said at the field, which is empty and focused for the next one', async () => {
  answerToCode = () => problem(401, 'invalid_credentials', 'That code is not right.');
  const { user } = await givePassword();
  const first = await screen.findByRole('textbox', { name: 'Code' });
  await user.paste('111111');
  await screen.findByText('That code is not right.');
  expect(valueOf(first)).toBe('');
  expect(document.activeElement).toBe(first);
  const description = document.getElementById(first.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('That code is not right.');
});

test('a sign-in that took too long begins again with the password', async () => {
  answerToCode = () => problem(400, 'invalid_token', 'That sign-in took too long.');
  const { user } = await givePassword();
  await screen.findByRole('textbox', { name: 'Code' });
  await user.paste('111111');
  await screen.findByText('That sign-in took too long.');
  expect(valueOf(screen.getByLabelText('Password'))).toBe('');
});

test('a recovery code is typed in place of the code of the app', async () => {
  const { user } = await givePassword();
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'k7m3q-9xw2d-4hjnt');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await vi.waitFor(() => expect(typed).toEqual([{ code: 'k7m3q-9xw2d-4hjnt' }]));
});

test('a browser without passkeys says so, and another factor can be chosen', async () => {
  factors = ['passkey', 'recoveryCode'];
  const { user } = await givePassword();
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  const message = await screen.findByRole('alert');
  expect(message.textContent).toContain('This browser has no passkeys');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  screen.getByLabelText('Recovery code');
});
