import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#backend/call.ts';
import { CookieJar } from '#mocks/cookie-jar.ts';
import { createMocks } from '#mocks/create-mocks.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { fixturesDatabaseImage, readSeed } from '#mocks/engines/node-database-image.ts';
import { people } from '#mocks/fixtures/people.ts';
import { readSize } from './read-size.ts';
import { createMockServer, LoopbackOrigins } from './http.ts';

const origin = 'http://127.0.0.1:5173';
const errors: unknown[] = [];
const mocks = createMocks({
  open: openNodeEngine,
  databaseImage: await fixturesDatabaseImage(),
  readSeed,
  readSize,
  publicUrl: origin,
  allowedOrigins: new LoopbackOrigins(),
  onError: (error) => errors.push(error),
});
const server = createMockServer(mocks);
const jar = new CookieJar();
let host = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address object with that port.
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const call = async (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('origin', origin);
  if (jar.header !== undefined) headers.set('cookie', jar.header);
  const response = await fetch(host + path, { ...init, headers });
  jar.take(response.headers.getSetCookie());
  return response;
};

test('signs in over HTTP with cookies, and lets the page of the app read the header ETag', async () => {
  const { email, password } = people.mira;
  const response = await call('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(response.headers.get('access-control-expose-headers')).toContain('ETag');
  const [session, csrf] = response.headers.getSetCookie();
  expect(session).toMatch(/^session=.*SameSite=Lax; HttpOnly$/);
  expect(csrf).not.toContain('HttpOnly');
  expect((await call('/api/campaigns/')).status).toBe(200);
});

test.each(['https://evil.example', 'http://127.0.0.1.evil.example', 'null'])(
  'refuses a sign-in by a page of %s',
  async (outsider) => {
    const { email, password } = people.mira;
    const response = await fetch(`${host}/api/auth/login`, {
      method: 'POST',
      headers: { origin: outsider, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toMatchObject({ code: 'origin_not_allowed', fields: [] });
  },
);

test.each([
  ['that is too large', 413, true],
  ['of a page without a session', 401, false],
] as const)(
  'an upload %s is answered before it has arrived, and the rest of it can still be sent',
  async (_, status, isSignedIn) => {
    const mebibyte = 1024 * 1024;
    const socket = connect(Number(new URL(host).port), '127.0.0.1');
    const session = isSignedIn
      ? `Cookie: ${jar.header ?? ''}\r\nX-CSRF-Token: ${jar.get('csrfToken') ?? ''}\r\n`
      : '';
    socket.write(
      `POST /api/campaigns/create HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n${session}` +
        'Content-Type: multipart/form-data; boundary=b\r\n' +
        `Transfer-Encoding: chunked\r\n\r\n${(20 * mebibyte).toString(16)}\r\n`,
    );
    socket.write(new Uint8Array(12 * mebibyte));
    // The event has one argument, the bytes.
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain(`HTTP/1.1 ${status} `);
    const sent = new Promise((resolve) => {
      socket.on('error', resolve);
      socket.write(new Uint8Array(8 * mebibyte));
      socket.write('\r\n0\r\n\r\n', (error) => resolve(error ?? 'sent'));
    });
    expect(await sent).toBe('sent');
    socket.end();
    await once(socket, 'close');
  },
);

test('answers a preflight, and allows only pages of this machine', async () => {
  const requestHeaders = { 'access-control-request-headers': 'x-csrf-token,prefer' };
  const preflight = await call('/api/gear/create', { method: 'OPTIONS', headers: requestHeaders });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/X-CSRF-Token.*Prefer/);
  const foreign = await fetch(`${host}/api/auth/self`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('mails contain links to the web app', async () => {
  await call('/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tomas@example.com' }),
  });
  expect((await mocks.mails()).at(-1)?.link).toContain(`${origin}/reset-password#token=`);
});

test('closes the connection in the scenario offline', async () => {
  const headers = { 'x-mock-scenario': 'offline' };
  await expect(call('/api/auth/self', { headers })).rejects.toThrow('fetch failed');
});

test('the socket answers a ping of a signed-in user; polling, guests and other origins are refused', async () => {
  const options = { path: '/ws', transports: ['websocket'], reconnection: false };
  const socket = io(host, { ...options, extraHeaders: { origin, cookie: jar.header ?? '' } });
  const message = await new Promise<string>((resolve, reject) => {
    socket.on('pong', (payload: { message: string }) => resolve(payload.message));
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('ping', { message: 'hello' }));
  });
  socket.close();
  expect(message).toBe('hello');
  const polling = await call('/ws/?EIO=4&transport=polling');
  expect(await polling.json()).toMatchObject({ code: 'not_found' });

  const cookie = jar.header ?? '';
  const refusedHeaders: Record<string, string>[] = [
    { origin },
    { cookie },
    { origin: 'http://evil.example', cookie },
  ];
  for (const extraHeaders of refusedHeaders) {
    const outsider = io(host, { ...options, forceNew: true, extraHeaders });
    const isConnected = await new Promise<boolean>((resolve) => {
      outsider.on('connect', () => resolve(true));
      outsider.on('connect_error', () => resolve(false));
    });
    outsider.close();
    expect(isConnected).toBe(false);
  }
});

test('everyone is notified of changes to the catalogue, and only administrators learn who has made them', async () => {
  const received = { odo: [] as unknown[], mira: [] as unknown[] };
  const signedIn = async (name: 'odo' | 'mira') => {
    const cookies = new CookieJar();
    const { email, password } = people[name];
    const answer = await fetch(`${host}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    cookies.take(answer.headers.getSetCookie());
    const extraHeaders = { origin, cookie: cookies.header ?? '' };
    const options = { path: '/ws', transports: ['websocket'], forceNew: true, extraHeaders };
    const socket = io(host, options);
    socket.on('catalogueChanged', (event: unknown) => received[name].push(event));
    await new Promise<void>((resolve) => {
      socket.on('connect', resolve);
    });
    return { cookies, socket };
  };
  const odo = await signedIn('odo');
  const mira = await signedIn('mira');
  const pongAfter = (socket: typeof odo.socket) =>
    new Promise((resolve) => {
      socket.once('pong', resolve).emit('ping', { message: 'after' });
    });
  await fetch(`${host}/api/gear/2024%23acid`, {
    method: 'DELETE',
    headers: {
      cookie: odo.cookies.header ?? '',
      'x-csrf-token': odo.cookies.get('csrfToken') ?? '',
    },
  });
  // Messages keep their order, so all messages sent before the pong have arrived.
  await Promise.all([pongAfter(odo.socket), pongAfter(mira.socket)]);
  odo.socket.close();
  mira.socket.close();
  const changes = [{ sk: '2024#acid', version: null }];
  expect(received).toEqual({
    odo: [{ kind: 'gear', by: 'Odo', changes }],
    mira: [{ kind: 'gear', by: null, changes }],
  });
});

test('after a change of scenario the socket connects again, and after a reset it stays closed', async () => {
  const own = new CookieJar();
  const { email, password } = people.odo;
  const login = await fetch(`${host}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  own.take(login.headers.getSetCookie());
  const socket = io(host, {
    path: '/ws',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 1,
    extraHeaders: { origin, cookie: own.header ?? '' },
  });
  const next = (event: 'connect' | 'disconnect') =>
    new Promise<unknown>((resolve) => {
      socket.once(event, resolve);
    });
  await next('connect');

  const [dropped, connected] = [next('disconnect'), next('connect')];
  expect(await mocks.useScenario('empty')).toBe(true);
  expect(await dropped).toBe('transport close');
  await connected;

  const ended = next('disconnect');
  mocks.reset();
  expect(await ended).toBe('io server disconnect');
  expect(socket.active).toBe(false);
});

test('an answer that cannot be sent is reported and closes its connection', async () => {
  const reported: unknown[] = [];
  const answer: Answer = { status: 200, headers: { 'not a name': '' }, cookies: [], body: null };
  const broken = createMockServer({
    ...mocks,
    answer: () => Promise.resolve(answer),
    report: (error) => reported.push(error),
  });
  broken.listen(0, '127.0.0.1');
  await once(broken, 'listening');
  // A server that listens on a port has an address object with that port.
  const { port } = broken.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  expect(reported).toHaveLength(1);
  broken.close();
});

test('a time outside of the usable years is refused, and the server continues', async () => {
  const set = await call('/__mock/clock', { method: 'POST', body: '{"advanceSeconds":1e300}' });
  expect(set.status).toBe(400);
  expect((await call('/__mock/state')).status).toBe(200);
});

test('the tests above cause no errors in the server', () => {
  expect(errors).toEqual([]);
});
