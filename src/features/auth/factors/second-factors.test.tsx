import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import type { Account, Factors } from '#src/generated/model/index.ts';
import { SecondFactors } from './second-factors.tsx';

const at = '2026-11-01T18:00:00.000Z';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m3${index}-9xw2d-4hjnt`);

const phone = {
  passkeyId: 'the-phone',
  name: 'Phone',
  synced: true,
  signsInAlone: true,
  createdAt: at,
  lastUsedAt: at,
};

const passkeyOptions = { challenge: 'cTg', user: { id: 'bWlyYQ' } };

/** What the browser gives when it has created a passkey. */
const credential = {
  id: 'cGFzc2tleQ',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: { clientDataJSON: new ArrayBuffer(1), attestationObject: new ArrayBuffer(1) },
  getClientExtensionResults: () => ({}),
};

/** What the fake server has. */
let stored: Factors;
/** Whether the server does what is asked, and its answer does not arrive. */
let isLost: boolean;
let sent: { method: string; path: string; body: unknown }[];

async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const response = await respond(url, init);
  const isChange =
    (init?.method ?? 'GET') !== 'GET' && !/-(?:enrolment|options)$/.test(String(url));
  if (isLost && isChange) throw new TypeError('Failed to fetch');
  return response;
}

async function respond(url: unknown, init?: RequestInit): Promise<Response> {
  const { pathname: path } = new URL(String(url), 'http://localhost');
  const method = init?.method ?? 'GET';
  if (method === 'GET') return Response.json(stored);
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
  sent.push({ method, path, body });
  if (path.endsWith('/totp-enrolment')) {
    const uri = `otpauth://totp/Questwright:mira%40example.com?secret=${secret}`;
    return Response.json({ secret, uri, enrolment: 'c2VhbGVk' });
  }
  if (method === 'DELETE') {
    stored = { totp: null, passkeys: [], recoveryCodesLeft: 0 };
    return new Response(null, { status: 204 });
  }
  if (path.endsWith('/passkey-options')) return Response.json(passkeyOptions);
  if (path.endsWith('/passkeys')) {
    stored = { totp: null, passkeys: [phone], recoveryCodesLeft: 10, recoveryCodesUnseen: true };
    return Response.json({ factors: stored, recoveryCodes }, { status: 201 });
  }
  if (path.endsWith('/recovery-codes')) {
    stored = { ...stored, recoveryCodesUnseen: true };
    return Response.json({ recoveryCodes });
  }
  if (path.endsWith('/kept')) {
    stored = { ...stored, recoveryCodesUnseen: false };
    return new Response(null, { status: 204 });
  }
  const totp = { createdAt: at, lastUsedAt: null };
  stored = { totp, passkeys: [], recoveryCodesLeft: 10, recoveryCodesUnseen: true };
  return Response.json({ factors: stored, recoveryCodes }, { status: 201 });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

// The dialogs are loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./dialogs.ts'));

beforeEach(() => {
  window.location.href = 'http://localhost/';
  stored = { totp: null, passkeys: [], recoveryCodesLeft: 0 };
  isLost = false;
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});

const account: Account = {
  name: 'Mira',
  email: 'mira@example.com',
  hasPassword: true,
  pendingEmail: null,
  identities: [],
  createdAt: at,
  closesAt: null,
};

async function open() {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const router = createMemoryRouter([{ path: '*', element: <SecondFactors account={account} /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Add a passkey' });
  return userEvent.setup();
}

test('an app is added with the code that it shows, and the recovery codes appear once', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  const picture = await screen.findByRole('img', { name: 'The secret as a QR code' });
  // A camera reads it only if its squares are dark on white.
  const fills = [...picture.children].map((part) => part.getAttribute('fill'));
  expect(fills).toEqual(['white', 'black']);
  screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  await user.click(screen.getByRole('textbox', { name: 'The code that the app shows' }));
  await user.paste('492039');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(recoveryCodes);
  expect(sent.at(-1)).toEqual({
    method: 'POST',
    path: '/api/factors/totp',
    body: { enrolment: 'c2VhbGVk', code: '492039' },
  });

  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain(recoveryCodes.join('\n'));
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await screen.findByText(/10 recovery codes are left/);
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  expect(sent.at(-1)).toEqual({
    method: 'PUT',
    path: '/api/factors/recovery-codes/kept',
    body: { label: 'k7m30' },
  });
});

test('after a lost answer the app is in the list, and new codes are offered', async () => {
  isLost = true;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  await user.click(await screen.findByRole('textbox', { name: 'The code that the app shows' }));
  await user.paste('492039');
  await screen.findByText('You may not have seen your recovery codes.');
  screen.getByRole('button', { name: 'Remove the authenticator app' });
  expect(screen.queryByRole('dialog')).toBeNull();

  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  await screen.findByRole('list', { name: 'Recovery codes' });
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await screen.findByText(/10 recovery codes are left/);
});

test('after a lost answer and a reload of the page, the warning about the codes is there', async () => {
  stored = {
    totp: { createdAt: at, lastUsedAt: null },
    passkeys: [],
    recoveryCodesLeft: 10,
    recoveryCodesUnseen: true,
  };
  await open();
  expect(screen.getByText('You may not have seen your recovery codes.')).toBeDefined();
});

test('the warning stays if the server does not learn that the codes are kept', async () => {
  stored = { totp: { createdAt: at, lastUsedAt: null }, passkeys: [], recoveryCodesLeft: 10 };
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  await screen.findByRole('list', { name: 'Recovery codes' });
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    init?.method === 'PUT' ? Promise.reject(new TypeError('Failed to fetch')) : answer(url, init),
  );
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('You may not have seen your recovery codes.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
});

test('after a lost answer the passkey is in the list, and the device is not asked again', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const create = vi.fn<() => Promise<unknown>>(() => Promise.resolve(credential));
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  isLost = true;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.type(await screen.findByLabelText('Name'), 'Phone');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('You may not have seen your recovery codes.');
  screen.getByRole('button', { name: 'Remove Phone' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(create).toHaveBeenCalledOnce();
});

test('new codes whose answer is lost are not counted as kept', async () => {
  stored = { totp: { createdAt: at, lastUsedAt: null }, passkeys: [], recoveryCodesLeft: 10 };
  isLost = true;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  await screen.findByText('You may not have seen your recovery codes.');
  expect(screen.queryByText(/10 recovery codes are left/)).toBeNull();
});

test('a factor that was removed by a lost request is gone when the question is closed', async () => {
  stored = { totp: { createdAt: at, lastUsedAt: null }, passkeys: [], recoveryCodesLeft: 10 };
  isLost = true;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Remove the authenticator app' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove the app' }));
  await dialog.findByText('The server cannot be reached.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeDefined();
});

test('removing the last factor says that the sign-in has no second step afterwards', async () => {
  stored = {
    totp: null,
    passkeys: [phone],
    recoveryCodesLeft: 2,
  };
  const user = await open();
  screen.getByText('2 recovery codes are left.');
  expect(screen.getByText(/^on all your devices/).textContent, 'dates stay on one line').toMatch(
    /\u00A0· added \d\u00A0Nov\u00A02026\u00A0· last used \d\u00A0Nov\u00A02026$/,
  );
  await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('afterwards you sign in without a second step');
  await user.click(within(dialog).getByRole('button', { name: 'Remove the passkey' }));
  await vi.waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/factors/passkeys/the-phone', body: null }]);
});

test('a browser without passkeys says so', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Phone');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const message = await screen.findByRole('alert');
  expect(message.textContent).toContain('This browser has no passkeys');
});
