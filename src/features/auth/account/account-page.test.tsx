import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onConfirmationRequired } from '#src/api/confirmation.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn, useCurrentUser } from '#src/api/session.ts';
import { AuthOnly } from '#src/components/guards/auth-only.tsx';
import type { Account, AccountSession, Factors, Passkey } from '#src/generated/model/index.ts';
import { Component, loader } from './account-page.tsx';

const time = '2026-11-08T18:00:00.000Z';
const guild = { identityId: 'guild-mira', type: 'guild', name: 'Guild Pass', linkedAt: time };

const here: AccountSession = {
  sessionId: 'session-here',
  device: 'Firefox on Windows',
  startedAt: time,
  lastUsedAt: time,
  isCurrent: true,
};
const phone = {
  ...here,
  sessionId: 'session-phone',
  device: 'Safari on an iPhone',
  isCurrent: false,
};

/** What the fake server has. */
let account: Account;
let factors: Factors;
let sessions: AccountSession[];
/** The writes that the page has sent: method, path and body. */
let sent: string[];

async function answer(input: unknown, init: RequestInit = {}): Promise<Response> {
  const path = new URL(String(input), 'http://localhost/').pathname;
  const { method = 'GET', body } = init;
  const text = typeof body === 'string' ? body : '';
  if (method !== 'GET') sent.push(`${method} ${path} ${text}`.trim());
  if (path.endsWith('/sessions')) {
    if (method === 'DELETE') sessions = [here];
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ items: sessions });
  }
  if (path.endsWith('/oauth-providers')) return Response.json({ items: [guild] });
  if (path.endsWith('/campaigns')) return Response.json({ items: [] });
  if (path.endsWith('/name')) {
    account = { ...account, ...(JSON.parse(text) as { name: string }) };
    return Response.json(account);
  }
  if (path.endsWith('/identities')) {
    account = { ...account, identities: [guild] };
    return Response.json(account);
  }
  if (path.endsWith('/account')) return Response.json(account);
  if (path.endsWith('/factors')) {
    return Response.json(factors);
  }
  return new Response(null, { status: 204 });
}

// The code of the forms is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() =>
  Promise.all([
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
    createdAt: time,
    closesAt: null,
  };
  factors = { totp: null, passkeys: [], recoveryCodesLeft: 0 };
  sessions = [here, phone];
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const WhoIsThere = () => <p>{`Signed in: ${useCurrentUser()?.name ?? 'no user'}`}</p>;

async function open(search = '') {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const routes = [
    {
      Component: AuthOnly,
      HydrateFallback: () => null,
      children: [{ path: '/account', loader: loader(queryClient), Component }],
    },
    { path: '/login', element: <h1>Sign in</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/account${search}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <WhoIsThere />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  const panel = (name: string) => within(screen.getByRole('region', { name }));
  return { user: userEvent.setup(), panel, router };
}

test('a new name is shown in the header, and can be changed again', async () => {
  const { user, panel } = await open();
  for (const name of ['Mira of the Marsh', 'Mira']) {
    const field = panel('Name').getByLabelText('Name');
    await user.clear(field);
    await user.type(field, `${name}{Enter}`);
    expect(await screen.findByText(`Signed in: ${name}`)).toBeDefined();
    expect(await panel('Name').findByText(`From now on you are ${name}.`)).toBeDefined();
  }
});

test('the focus stays in its panel when the button or the form that had it is replaced', async () => {
  const { user, panel } = await open();
  const focused = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name })));
  await user.click(panel('Close the account').getByRole('button', { name: /^Close my account/ }));
  await focused('Close the account');
  const keep = await panel('Close the account').findByRole('button', { name: 'Keep my account' });
  await user.click(keep);
  await focused('Close the account');
  await user.type(panel('Name').getByLabelText('Name'), ' of the Marsh{Enter}');
  await focused('Name');
  const sessionList = panel('Where you are signed in');
  await user.click(sessionList.getByRole('button', { name: 'Sign out everywhere else' }));
  await focused('Where you are signed in');
});

test('the fields of the password tell password managers what they are', async () => {
  const { panel } = await open();
  const of = (label: string) => panel('Password').getByLabelText(label);
  expect(of('Current password').getAttribute('autocomplete')).toBe('current-password');
  expect(of('New password').getAttribute('autocomplete')).toBe('new-password');
  expect(of('Your address').getAttribute('autocomplete')).toBe('username');
  expect(panel('Password').getByText(/^At least 15 characters/)).toBeDefined();
});

test('an account without a password is asked for none, and keeps its only way in', async () => {
  account = { ...account, hasPassword: false, identities: [guild] };
  const { panel } = await open();
  expect(panel('Password').queryByLabelText('Current password')).toBeNull();
  const button = panel('Other ways in').getByRole('button', { name: 'Disconnect Guild Pass' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
});

test('a service that is not configured any more is no other way in', async () => {
  const gone = { ...guild, identityId: 'gone-mira', type: null, name: 'https://gone.example' };
  account = { ...account, hasPassword: false, identities: [guild, gone] };
  const { panel } = await open();
  const disconnect = (name: string) =>
    panel('Other ways in').getByRole('button', { name: `Disconnect ${name}` });
  await waitFor(() => expect(disconnect('Guild Pass').getAttribute('aria-disabled')).toBe('true'));
  expect(disconnect(gone.name).getAttribute('aria-disabled')).not.toBe('true');
});

const passkey: Passkey = {
  passkeyId: 'phone',
  name: 'Phone',
  synced: true,
  signsInAlone: true,
  createdAt: time,
  lastUsedAt: null,
};

/** Does what is asked of the fake server, and loses its answer. */
async function loseAnswer(input: unknown, init?: RequestInit): Promise<Response> {
  const response = await answer(input, init);
  if (init?.method === undefined || init.method === 'GET') return response;
  throw new TypeError('Failed to fetch');
}

test('the page says that a password may have changed if the answer is lost', async () => {
  const { user, panel } = await open();
  vi.spyOn(globalThis, 'fetch').mockImplementation(loseAnswer);
  await user.type(panel('Password').getByLabelText('Current password'), 'lantern over the map');
  await user.type(panel('Password').getByLabelText('New password'), 'a kestrel above 55 lanterns');
  await user.click(panel('Password').getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password may have changed.')).toBeDefined();

  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await user.click(panel('Password').getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your new password is set.')).toBeDefined();
  expect(screen.queryByText('Your password may have changed.')).toBeNull();
});

test('a new password that is the current one is refused by the page', async () => {
  const { user, panel } = await open();
  for (const label of ['Current password', 'New password']) {
    await user.type(panel('Password').getByLabelText(label), 'a kestrel above 55 lanterns');
  }
  await user.click(panel('Password').getByRole('button', { name: 'Change password' }));
  const field = panel('Password').getByLabelText('New password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(
    await panel('Password').findAllByText(/^That is the password that you have already/),
  ).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(field, ' again');
  await user.click(panel('Password').getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your new password is set.')).toBeDefined();
});

test('the page shows a new address that the server has got, although its answer is lost', async () => {
  const { user, panel } = await open();
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.method === 'PUT') account = { ...account, pendingEmail: 'mira.moved@example.com' };
    return loseAnswer(input, init);
  });
  const field = panel('E-mail address').getByLabelText('New address');
  await user.type(field, 'mira.moved@example.com{Enter}');
  expect(await screen.findByText('A link is on its way.')).toBeDefined();
});

test('the page says whether the address stays or has moved before its change could be cancelled', async () => {
  account = { ...account, pendingEmail: 'mira.moved@example.com' };
  const { user, panel } = await open();
  const keepOld = async () => {
    await user.click(
      await panel('E-mail address').findByRole('button', { name: 'Keep the old one' }),
    );
  };
  account = { ...account, email: 'mira.moved@example.com', pendingEmail: null };
  await keepOld();
  expect(await screen.findByText('Your address has moved already.')).toBeDefined();
  expect(panel('E-mail address').getByText('mira.moved@example.com')).toBeDefined();

  const field = panel('E-mail address').getByLabelText('New address');
  await user.type(field, 'mira@example.com{Enter}');
  await screen.findByText('A link is on its way.');
  account = { ...account, pendingEmail: null };
  await keepOld();
  expect(await screen.findByText('Your address stays as it is.')).toBeDefined();
  expect(screen.queryByText('Your address has moved already.')).toBeNull();
});

const unconfirmed = () => {
  const body = { detail: 'Please confirm that it is you.', code: 'confirmation_required' };
  return Response.json({ ...body, fields: [], requestId: '1' }, { status: 403 });
};

test('a new address is still there after the user has confirmed at a service', async () => {
  account = { ...account, hasPassword: false, identities: [guild] };
  const { user, panel } = await open();
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    init?.method === 'PUT' ? Promise.resolve(unconfirmed()) : answer(input, init),
  );
  const address = 'mira.moved@example.com';
  await user.type(panel('E-mail address').getByLabelText('New address'), `${address}{Enter}`);
  expect(await screen.findByText('Please confirm that it is you.')).toBeDefined();
  cleanup();

  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const back = await open('?connect=guild&code=c0de&state=s2');
  const field = back.panel('E-mail address').getByLabelText('New address');
  expect(field).toHaveProperty('value', address);
  await back.user.click(
    back.panel('E-mail address').getByRole('button', { name: 'Send the link' }),
  );
  expect(await screen.findByText('A link is on its way.')).toBeDefined();
  cleanup();
  const later = await open();
  expect(later.panel('E-mail address').getByLabelText('New address')).toHaveProperty('value', '');
});

test('nothing is shown as an error if the user cancels the question who they are', async () => {
  account = { ...account, identities: [guild] };
  const { user, panel } = await open();
  const asked = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const stop = onConfirmationRequired(asked);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    init?.method === 'GET' || init?.method === undefined
      ? answer(input, init)
      : Promise.resolve(unconfirmed()),
  );
  const unlink = panel('Other ways in').getByRole('button', { name: 'Disconnect Guild Pass' });
  await user.click(unlink);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  const field = panel('E-mail address').getByLabelText('New address');
  await user.type(field, 'mira.moved@example.com{Enter}');
  const send = panel('E-mail address').getByRole('button', { name: 'Send the link' });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(send.getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveProperty('value', 'mira.moved@example.com');
  stop();
});

test('a service can be disconnected if a passkey signs the user in without it', async () => {
  account = { ...account, hasPassword: false, identities: [guild] };
  factors = { totp: null, passkeys: [passkey], recoveryCodesLeft: 10 };
  const { user, panel } = await open();
  expect(await panel('Passkeys and codes').findByText('Phone')).toBeDefined();
  const services = panel('Other ways in');
  expect(services.queryByText(/your only way in/)).toBeNull();
  await user.click(services.getByRole('button', { name: 'Disconnect Guild Pass' }));
  await waitFor(() => expect(sent).toEqual(['DELETE /api/account/identities/guild-mira']));
});

test('a passkey that is the only way in stays, and the page says what to do first', async () => {
  const gone = { ...guild, type: null };
  account = { ...account, hasPassword: false, identities: [gone] };
  const other = { ...passkey, passkeyId: 'key', name: 'Old key', signsInAlone: false };
  factors = { totp: null, passkeys: [passkey, other], recoveryCodesLeft: 10 };
  const { panel } = await open();
  const keys = panel('Passkeys and codes');
  const remove = await keys.findByRole('button', { name: 'Remove Phone' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(keys.getByText(/your only way in: set a password before you remove it/)).toBeDefined();
  const otherKey = keys.getByRole('button', { name: 'Remove Old key' });
  expect(otherKey.getAttribute('aria-disabled')).not.toBe('true');
  expect(panel('Password').getByText(/^You sign in with a passkey/)).toBeDefined();
});

/** Refuses the writes of this tab, because another one has changed the account meanwhile. */
function refuse(status: number, code: string, fields: object[] = []) {
  const body = { detail: 'There is nothing here.', code, fields, requestId: '1' };
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    (init?.method ?? 'GET') === 'GET'
      ? answer(input, init)
      : Promise.resolve(Response.json(body, { status })),
  );
}

test('a session and a service that another tab has ended are gone without another press', async () => {
  account = { ...account, identities: [guild] };
  const { user, panel } = await open();
  const list = panel('Where you are signed in');
  const signOut = await list.findByRole('button', { name: /^Sign out Safari/ });
  sessions = [here];
  account = { ...account, identities: [] };
  refuse(404, 'not_found');
  await user.click(signOut);
  expect(await list.findByText('You are signed in nowhere else.')).toBeDefined();
  expect(list.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Disconnect Guild Pass' }));
  expect(await screen.findByRole('button', { name: 'Connect Guild Pass' })).toBeDefined();
});

test('a password that another tab has set is asked for', async () => {
  account = { ...account, hasPassword: false, identities: [guild] };
  const { user, panel } = await open();
  account = { ...account, hasPassword: true };
  const message = 'Type the password that you have now.';
  refuse(422, 'validation_failed', [{ path: '/currentPassword', message }]);
  await user.type(panel('Password').getByLabelText('New password'), 'a kestrel above 55 lanterns');
  await user.click(panel('Password').getByRole('button', { name: 'Set password' }));
  expect(await panel('Password').findByLabelText('Current password')).toBeDefined();
});

test('all other sessions end with one button, and this one stays', async () => {
  const { user, panel } = await open();
  const list = panel('Where you are signed in');
  expect(await list.findAllByRole('listitem')).toHaveLength(2);
  expect(list.getByText('This one')).toBeDefined();
  await user.click(list.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await list.findByText('You are signed in nowhere else.')).toBeDefined();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(sent).toEqual(['DELETE /api/account/sessions']);
});

test('the answer of a provider connects it once, and leaves the address', async () => {
  const { router } = await open('?connect=guild&code=c0de&state=s1');
  await screen.findByText(/^Connected\. From now on/);
  expect(document.activeElement?.textContent).toMatch(/^Connected\. From now on/);
  expect(sent).toEqual([
    'POST /api/account/identities {"type":"guild","code":"c0de","state":"s1"}',
  ]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a provider that does not agree changes nothing', async () => {
  await open('?connect=guild&error=access_denied');
  await screen.findByText(/did not agree/);
  expect(document.activeElement?.textContent).toMatch(/^The other service did not agree/);
  expect(sent).toEqual([]);
});
