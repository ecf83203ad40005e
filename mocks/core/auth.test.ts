import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiProblem, CurrentUser, OauthStart } from '#src/generated/model/index.ts';
import { setupToken } from './old-data.ts';
import { createClient } from '#mocks/testing/client.ts';
import { createMockBackend, type MockBackend } from './backend.ts';

const start = Date.parse('2026-11-21T12:00:00.000Z');
let now = start;
let backend: MockBackend;
let client: ReturnType<typeof createClient>;

beforeEach(() => {
  now = start;
  backend = createMockBackend({ clock: () => now, appUrl: 'http://localhost:5173' });
  client = createClient(backend);
});

const post = <Body = ApiProblem>(path: string, json?: unknown) =>
  client.call<Body>('POST', `/api/auth/${path}`, json === undefined ? {} : { json });

const self = () => client.call<CurrentUser>('GET', '/api/auth/self');

const mailedToken = () => {
  const link = backend.mails().at(-1)?.link ?? '';
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
};

describe('a new account', () => {
  const petra = { name: 'Petra', email: 'petra@example.com', password: 'a key under the heron' };
  const { email, password } = petra;

  test('is registered, verified by mail, signed in and out again', async () => {
    expect((await self()).status).toBe(204);
    expect((await post('register', petra)).status).toBe(202);
    expect((await post('login', { email, password })).body.code).toBe('email_not_verified');

    const link = backend.mails().at(-1)?.link;
    expect(link).toMatch(/^http:\/\/localhost:5173\/verify-email#token=/);
    const token = mailedToken();
    expect((await post('verify-email', { token })).status).toBe(204);
    expect((await post('verify-email', { token })).body.code).toBe('invalid_token');

    expect((await post('login', { email, password })).status).toBe(200);
    expect((await self()).body).toMatchObject({ name: 'Petra', groups: [] });
    expect((await post('logout')).status).toBe(204);
    expect(client.jar.header).toBe('');
    expect((await self()).status).toBe(204);
  });

  test('of an address that has one gets a mail that says so, and the same answer', async () => {
    const first = await post('register', petra);
    const again = await post('register', { ...petra, email: 'MIRA@example.com' });
    expect(again.body).toEqual(first.body);
    expect(backend.mails().at(-1)).toMatchObject({ subject: 'You already have an account' });
  });

  test('does not verify with a link of the day before', async () => {
    await post('register', petra);
    now += 25 * 3600_000;
    expect((await post('verify-email', { token: mailedToken() })).body.code).toBe('invalid_token');
    await post('resend-verification', { email });
    expect((await post('verify-email', { token: mailedToken() })).status).toBe(204);
  });

  test('keeps no password that could be read', async () => {
    await post('register', petra);
    expect(JSON.stringify(backend.snapshot())).not.toContain(password);
  });
});

describe('a password', () => {
  test('that is wrong and an address that is unknown get the same answer', async () => {
    const wrong = await post('login', { email: 'mira@example.com', password: 'not hers' });
    const unknown = await post('login', { email: 'nobody@example.com', password: 'not hers' });
    expect(wrong.status).toBe(401);
    expect(unknown.body.detail).toBe(wrong.body.detail);
  });

  test('is set anew by mail, which ends every session', async () => {
    await client.signIn('mira');
    await post('forgot-password', { email: 'mira@example.com' });
    const password = 'a wholly different lantern';
    expect((await post('reset-password', { token: mailedToken(), password })).status).toBe(204);
    expect((await self()).status).toBe(401);
    expect((await post('login', { email: 'mira@example.com', password })).status).toBe(200);
  });
});

describe('a session', () => {
  test('lasts a minute in the scenario session-expires', async () => {
    backend.useScenario('session-expires');
    await client.signIn('mira');
    expect((await self()).status).toBe(200);
    now += 61_000;
    expect((await self()).status).toBe(401);
    const { body } = await client.call<ApiProblem>('GET', '/api/campaigns/');
    expect(body.code).toBe('unauthenticated');
  });

  test('is not enough to write: the CSRF token belongs to it', async () => {
    await client.signIn('mira');
    const { status, body } = await client.call<ApiProblem>('POST', '/api/auth/logout', {
      headers: { 'x-csrf-token': 'of another session' },
    });
    expect(status).toBe(403);
    expect(body.code).toBe('csrf_failed');
    expect((await self()).status).toBe(200);
  });
});

describe('a sign-in with the provider', () => {
  const begin = async () => {
    const { body } = await post<OauthStart>('start-oauth', { type: 'guild' });
    const { searchParams } = new URL(body.authorizationUrl);
    return { code: searchParams.get('code'), state: searchParams.get('state'), type: 'guild' };
  };

  test('comes straight back and signs Ilse in', async () => {
    const answer = await begin();
    expect((await post('exchange-oauth', answer)).status).toBe(200);
    expect((await self()).body.name).toBe('Ilse');
  });

  test('is refused with another state, and for who has a password', async () => {
    const answer = await begin();
    const forged = await post('exchange-oauth', { ...answer, state: 'forged' });
    expect(forged.body.code).toBe('oauth_failed');
    expect((await post('exchange-oauth', { ...answer, code: 'mira' })).status).toBe(409);
    expect((await post('exchange-oauth', { ...answer, type: 'nobody' })).status).toBe(404);
  });
});

describe('the first administrator', () => {
  const odo = { name: 'Odo', email: 'odo@example.com', password: 'ledger under the oak' };

  test('is made once, with the link of the first start', async () => {
    backend.useScenario('first-start');
    const token = setupToken;
    expect((await post('setup', { ...odo, token })).status).toBe(201);
    expect((await self()).body.groups).toEqual(['admin']);
    expect((await post('setup', { ...odo, token })).status).toBe(403);
  });

  test('cannot be made where there is one', async () => {
    expect((await post('setup', { ...odo, token: setupToken })).status).toBe(403);
  });
});
