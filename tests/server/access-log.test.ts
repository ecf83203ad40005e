import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { people } from '#tests/support/named-people.ts';
import { sendText } from '#tests/support/raw-request.ts';
import { migratedStore } from '#tests/support/new-store.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';

// The first store of a worker is migrated, which takes long on a busy machine.
vi.setConfig({ hookTimeout: 30_000 });

type Line = Readonly<Record<string, unknown>>;

let database: Database;
let app: TestApp;
const written: string[] = [];

beforeAll(async () => {
  database = await openDatabase(await migratedStore('sqlite'));
  const log = createLog('json', (line) => written.push(line));
  app = await createTestApp({ database, log });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => void written.splice(0));

const answered = (): Line[] =>
  written
    // The log writes objects.
    .map((line) => JSON.parse(line) as Line)
    .filter(({ message }) => message === 'A request was answered.');

test('each request has one line with its id, its operation, its status and its duration', async () => {
  const answer = await guest(app).call('gearList');
  expect(answered()).toEqual([
    {
      time: expect.any(String) as string,
      level: 'info',
      message: 'A request was answered.',
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      operation: 'gearList',
      userId: null,
      network: null,
      status: 401,
      milliseconds: expect.any(Number) as number,
    },
  ]);
});

test('the line of a request says who has sent it, and from which network', async () => {
  const { id, client } = await signedIn(app, 'mira');
  const elsewhere = guest(app, '203.0.113.77');
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  await elsewhere.call('characterGet', { params: { characterId: 'of-someone-else' } });
  expect(answered().at(-1)).toMatchObject({
    operation: 'characterGet',
    status: 404,
    userId: id,
    network: '203.0.113.0/24',
  });
});

test('what happens to an account has a line, unless it is undone', async () => {
  const { id, client } = await signedIn(app, 'mira');
  const change = await client.call('accountRename', { body: { name: 'Mira of Vell' } });
  expect(change.status).toBe(200);
  expect((await client.call('authLogout')).status).toBe(204);
  const odo = await signedIn(app, 'odo');
  // The account is disabled first, and then cannot become an administrator.
  const undone = await odo.call('personUpdate', {
    params: { userId: id },
    body: { isDisabled: true, groups: ['admin'] },
  });
  expect(undone.status).toBe(409);
  const visitor = guest(app, '203.0.113.77');
  const password = 'a wrong password';
  const refused = await visitor.call('authLogin', {
    body: { email: people.mira.email, password },
  });
  expect(refused.status).toBe(401);
  await visitor.call('authLogin', { body: { email: 'no-one@example.com', password } });
  const events = written
    // The log writes objects.
    .map((line) => JSON.parse(line) as Line)
    .filter(({ message }) => message === 'Something happened to an account.');
  const line = { level: 'info', userId: id, actorId: id, network: null };
  const refusal = { event: 'session.refuse', actorId: null, network: '203.0.113.0/24' };
  expect(events).toMatchObject([
    { ...line, event: 'user.rename', requestId: change.headers.get('x-request-id') },
    { ...line, event: 'session.end' },
    { ...refusal, userId: id, requestId: refused.headers.get('x-request-id') },
    { ...refusal, userId: 'unknown' },
  ]);
});

test('requests outside of the contract have a line without their path, and health checks have none', async () => {
  for (const path of ['/api/nothing', '/api/%zz', '/%zz', '/a-page', '/healthz', '/readyz']) {
    await app.fetch(new Request(app.origin + path));
  }
  expect(answered().map(({ operation, status }) => [operation, status])).toEqual([
    ['unknown', 404],
    ['unknown', 400],
    ['web', 400],
    ['web', 404],
  ]);
});

test('a request that is refused because there are too many names its operation', async () => {
  const limited = await createTestApp({
    database,
    log: app.context.log,
    config: { requestsPerMinute: 1 },
  });
  const visitor = guest(limited, '203.0.113.7');
  await visitor.call('gearList');
  await visitor.call('gearList');
  await limited.close();
  expect(answered().map(({ operation, status }) => [operation, status])).toEqual([
    ['gearList', 401],
    ['gearList', 429],
  ]);
});

test('no line contains a password, a token, an address, or the code of an invitation', async () => {
  const { email, name, password } = people.mira;
  const mira = await signedIn(app, 'mira');
  await guest(app).call('authLogin', { body: { email, password: `${password}-wrong` } });
  await guest(app).call('authLogin', { body: { email, password } });
  await mira.call('invitationGet', { params: { code: 'a-secret-code' } });
  await mira.call('findList', { params: { q: 'a secret search' } });
  const all = written.join('');
  expect(answered().length).toBe(4);
  for (const secret of [
    email,
    name,
    password,
    'a-secret-code',
    'secret search',
    ...mira.client.cookies.values(),
  ]) {
    expect(all).not.toContain(secret);
  }
});

test('a client that closes the connection before the answer has a line with the status 499', async () => {
  const port = await listen(app);
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', `Origin: ${app.origin}`];
  const body = ['Content-Type: application/json', 'Content-Length: 100', '', '{"email":'];
  socket.write([...head, ...body].join('\r\n'));
  await once(socket, 'connect');
  const accepted = once(app.http.server, 'request');
  await accepted;
  socket.destroy();
  await expect
    .poll(() => answered().map(({ operation, status }) => [operation, status]))
    .toEqual([['authLogin', 499]]);
});

const handshakeText = (...headers: string[]): string =>
  [
    'GET /ws/?EIO=4&transport=websocket HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    ...headers,
    '\r\n',
  ].join('\r\n');

test('each handshake of a socket has a line, with 101 or the status of its refusal', async () => {
  const proxied = await createTestApp({
    database,
    log: app.context.log,
    config: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] },
  });
  const port = await listen(proxied);
  const { id, client } = await signedIn(proxied, 'mira');
  const forwarded = 'X-Forwarded-For: 192.0.2.1, 203.0.113.77:4711, 10.1.2.3';
  const ofMira = [
    forwarded,
    `Origin: ${proxied.origin}`,
    `Cookie: session=${client.cookies.get('session')}`,
  ];
  // Without a session, and without the key of the handshake.
  for (const headers of [[forwarded, 'Origin: https://evil.example'], ofMira]) {
    const answer = await sendText(port, handshakeText(...headers));
    expect(answer).toMatchObject({
      status: 400,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    });
    const { detail, requestId } = JSON.parse(answer.body) as Record<string, unknown>;
    expect(detail).toBe('The socket is refused.');
    expect(requestId).toBe(answer.headers['x-request-id']);
    expect(answered().at(-1)).toMatchObject({ requestId, status: 400 });
  }
  const socket = connect(port, '127.0.0.1');
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(handshakeText(...ofMira, key));
  const [head] = (await once(socket, 'data')) as [Buffer];
  const opened = /x-request-id: (\S+)/i.exec(head.toString())?.[1];
  await expect.poll(() => answered().length).toBe(3);
  socket.destroy();
  const line = {
    level: 'info',
    method: 'GET',
    operation: 'socket',
    network: '203.0.113.0/24',
    milliseconds: expect.any(Number) as number,
  };
  expect(answered()).toMatchObject([
    { ...line, status: 400, userId: null },
    { ...line, status: 400, userId: id },
    { ...line, status: 101, userId: id, requestId: opened },
  ]);
  await proxied.close();
  expect(answered()).toHaveLength(3);
});

test('a request that cannot be read has a line, at most one in ten seconds', async () => {
  let now = Date.now();
  const log = createLog('json', (line) => written.push(line));
  const other = await createTestApp({ database, log, clock: () => now });
  const port = await listen(other);
  for (let count = 0; count < 4; count += 1) await sendText(port, 'HELLO\r\n\r\n');
  now += 10_000;
  await sendText(port, 'HELLO\r\n\r\n');
  const lines = written
    // The log writes objects.
    .map((line) => JSON.parse(line) as Line)
    .filter(({ message }) => String(message).includes(' was refused'));
  const refused = {
    message: 'A request was refused before it was read.',
    detail: 'The request cannot be read.',
    sender: '127.0.0.1',
  };
  expect(lines).toMatchObject([refused, { ...refused, leftOut: 3 }]);
  await other.close();
});
