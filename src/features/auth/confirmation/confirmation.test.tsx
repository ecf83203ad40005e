import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { http } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { getFactorGetQueryKey } from '#src/generated/endpoints/factors/factors.ts';
import type { Account, Factors } from '#src/generated/model/index.ts';
import { Confirmation } from './confirmation.tsx';

const password = 'lantern over the map';
const time = '2026-11-08T18:00:00.000Z';

let account: Account;
let factors: Factors;
/** How many requests for the second factors fail. */
let failures: number;
let isConfirmed: boolean;
/** The sensitive calls that the server has got. */
let calls: string[];

function problem(status: number, code: string, fields: object[] = []): Response {
  const body = { detail: 'Please confirm that it is you.', code, fields, requestId: '1' };
  return Response.json(body, { status });
}

async function answer(input: unknown, init?: RequestInit): Promise<Response> {
  const path = String(input);
  if (path.endsWith('/api/account')) return Response.json(account);
  if (path.endsWith('/api/factors')) {
    failures -= 1;
    return failures < 0 ? Response.json(factors) : problem(404, 'not_found');
  }
  if (path.endsWith('/api/account/confirm')) {
    const proof = factors.totp === null ? { password } : { password, code: '492039' };
    if (init?.body !== JSON.stringify(proof)) {
      const fields = [{ path: '/password', message: 'That is not the password of this account.' }];
      return problem(422, 'validation_failed', fields);
    }
    isConfirmed = true;
    return new Response(null, { status: 204 });
  }
  calls.push(typeof init?.body === 'string' ? init.body : '');
  return isConfirmed ? new Response(null, { status: 204 }) : problem(403, 'confirmation_required');
}

// The code of the dialog is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() =>
  Promise.all([
    import('./confirmation-dialog.tsx'),
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts'),
    import('#src/components/forms/contract-resolver.ts'),
  ]),
);

beforeEach(() => {
  window.location.href = 'http://localhost/';
  account = {
    name: 'Mira',
    email: 'mira@example.com',
    hasPassword: true,
    pendingEmail: null,
    identities: [],
    createdAt: '2026-10-01T18:00:00.000Z',
    closesAt: null,
  };
  factors = { totp: null, passkeys: [], recoveryCodesLeft: 0 };
  failures = 0;
  isConfirmed = false;
  calls = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(queryClient = createQueryClient()) {
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  render(
    <QueryClientProvider client={queryClient}>
      <Confirmation />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const sensitive = (body: string) => http('/api/account/email', { method: 'PUT', body });

test('the refused calls are sent again after the password', async () => {
  const user = open();
  const both = Promise.all([sensitive('one'), sensitive('two')]);
  const field = await screen.findByLabelText('Your password');
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await user.type(field, 'not the password at all{Enter}');
  expect(await screen.findByText('That is not the password of this account.')).toBeDefined();
  await user.clear(field);
  await user.type(field, `${password}{Enter}`);
  await both;
  expect(calls.toSorted()).toEqual(['one', 'one', 'two', 'two']);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('an account with a second factor is asked for a code, too', async () => {
  factors = {
    totp: { createdAt: account.createdAt, lastUsedAt: null },
    passkeys: [],
    recoveryCodesLeft: 10,
  };
  const user = open();
  const call = sensitive('one');
  await user.type(await screen.findByLabelText('Your password'), password);
  await user.type(screen.getByLabelText('Code of your app, or a recovery code'), '492039{Enter}');
  await call;
  expect(calls).toEqual(['one', 'one']);
});

test('a factor that another tab has added since is asked for', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(getFactorGetQueryKey(), factors);
  factors = { totp: { createdAt: time, lastUsedAt: null }, passkeys: [], recoveryCodesLeft: 10 };
  const user = open(queryClient);
  const call = sensitive('one');
  await user.type(await screen.findByLabelText('Your password'), password);
  const code = await screen.findByLabelText('Code of your app, or a recovery code');
  await user.type(code, '492039{Enter}');
  await call;
  expect(calls).toEqual(['one', 'one']);
});

test('an account with a passkey and no app is asked for a recovery code', async () => {
  const { createdAt } = account;
  const passkey = {
    passkeyId: 'phone',
    name: 'Phone',
    synced: true,
    signsInAlone: true,
    createdAt,
    lastUsedAt: null,
  };
  factors = { totp: null, passkeys: [passkey], recoveryCodesLeft: 10 };
  const user = open();
  const ended = sensitive('one').catch(() => undefined);
  expect(await screen.findByLabelText('A recovery code')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  await ended;
});

test('a passkey is offered before the password, which takes a code as well', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const { createdAt } = account;
  const passkey = {
    passkeyId: 'phone',
    name: 'Phone',
    synced: true,
    signsInAlone: true,
    createdAt,
    lastUsedAt: null,
  };
  factors = { totp: null, passkeys: [passkey], recoveryCodesLeft: 10 };
  const user = open();
  const ended = sensitive('one').catch(() => undefined);
  const offered = await screen.findByRole('button', {
    name: 'Confirm with a passkey',
    hidden: true,
  });
  const field = screen.getByLabelText('Your password');
  expect(offered.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  await ended;
});

test('nothing is asked before it is known whether a code is needed', async () => {
  const { createdAt } = account;
  factors = { totp: { createdAt, lastUsedAt: null }, passkeys: [], recoveryCodesLeft: 10 };
  // A failed request is sent three times.
  failures = 3;
  const user = open();
  const ended = sensitive('one').catch(() => undefined);
  expect(await screen.findByText('We could not load your ways to sign in.')).toBeDefined();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  expect(await screen.findByLabelText('Code of your app, or a recovery code')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  await ended;
});

test('a user whose service is no longer offered learns how to get a password', async () => {
  const { createdAt: linkedAt } = account;
  const identity = { identityId: 'guild-mira', type: null, name: 'Guild Pass', linkedAt };
  account = { ...account, hasPassword: false, identities: [identity] };
  const user = open();
  const ended = sensitive('one').catch(() => undefined);
  expect(await screen.findByText(/choose a password with “Forgot your password\?”/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await ended;
});

test('a service is not offered to an account with a second factor, which it alone cannot confirm', async () => {
  const guild = { identityId: 'guild-mira', type: 'guild', name: 'Guild Pass', linkedAt: time };
  account = { ...account, hasPassword: false, identities: [guild] };
  factors = { ...factors, totp: { createdAt: time, lastUsedAt: null } };
  const user = open();
  const ended = sensitive('one').catch(() => undefined);
  expect(await screen.findByText(/choose a password with “Forgot your password\?”/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Guild Pass/, hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await ended;
});

test('the call fails with the reason if the user cancels, and nothing is sent again', async () => {
  const user = open();
  const failure = sensitive('one').catch((error: unknown) => error);
  await user.click(await screen.findByRole('button', { name: 'Cancel', hidden: true }));
  const error = await failure;
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ code: 'confirmation_required' });
  expect(calls).toEqual(['one']);
});

test('a user without a password is led to the service that signs them in', async () => {
  const identity = { identityId: 'guild-mira', type: 'guild', name: 'Guild Pass' };
  account = {
    ...account,
    hasPassword: false,
    identities: [{ ...identity, linkedAt: '2026-10-01T18:00:00.000Z' }],
  };
  open();
  const ended = sensitive('one').catch(() => undefined);
  const button = await screen.findByRole('button', {
    name: 'Sign in again with Guild Pass',
    hidden: true,
  });
  expect(button).toBeDefined();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await ended;
});

/** The buttons of the dialog in their order, with the look of each. */
const buttonsOf = () =>
  screen
    .getAllByRole('button', { hidden: true })
    .map((button) => [
      button.textContent || button.getAttribute('aria-label'),
      button.dataset['variant'],
    ]);

test('a user who can only confirm with services can cancel, and the last button confirms', async () => {
  const linked = { linkedAt: time, type: 'guild' };
  const identities = [
    { ...linked, identityId: 'guild-mira', name: 'Guild Pass' },
    { ...linked, identityId: 'inn-mira', name: 'Inn Key', type: 'inn' },
  ];
  account = { ...account, hasPassword: false, identities };
  const user = open();
  const failure = sensitive('one').catch((error: unknown) => error);
  const cancel = await screen.findByRole('button', { name: 'Cancel', hidden: true });
  expect(buttonsOf()).toEqual([
    ['Cancel', 'quiet'],
    ['Sign in again with Guild Pass', 'quiet'],
    ['Sign in again with Inn Key', 'primary'],
    ['Close', 'ghost'],
  ]);
  await user.click(cancel);
  expect(await failure).toMatchObject({ code: 'confirmation_required' });
  expect(calls).toEqual(['one']);
});

test('a user who can only confirm with a passkey can cancel, and the passkey is the last button', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const passkey = {
    passkeyId: 'phone',
    name: 'Phone',
    synced: true,
    signsInAlone: true,
    createdAt: time,
    lastUsedAt: null,
  };
  account = { ...account, hasPassword: false };
  factors = { totp: null, passkeys: [passkey], recoveryCodesLeft: 10 };
  const user = open();
  const failure = sensitive('one').catch((error: unknown) => error);
  const cancel = await screen.findByRole('button', { name: 'Cancel', hidden: true });
  expect(buttonsOf()).toEqual([
    ['Cancel', 'quiet'],
    ['Confirm with a passkey', 'primary'],
    ['Close', 'ghost'],
  ]);
  await user.click(cancel);
  expect(await failure).toMatchObject({ code: 'confirmation_required' });
});
