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

test('a refused handshake and a request that cannot be read have a line, at most one in ten seconds', async () => {
  let now = Date.now();
  const log = createLog('json', (line) => written.push(line));
  const other = await createTestApp({ database, log, clock: () => now });
  const port = await listen(other);
  const handshake = (...headers: string[]) =>
    sendText(
      port,
      [
        'GET /ws/?EIO=4&transport=websocket HTTP/1.1',
        'Host: localhost',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        ...headers,
        '\r\n',
      ].join('\r\n'),
    );
  const { client } = await signedIn(other, 'mira');
  const ofMira = [`Origin: ${other.origin}`, `Cookie: session=${client.cookies.get('session')}`];
  for (const headers of [['Origin: https://evil.example'], ofMira]) {
    const answer = await handshake(...headers);
    expect(answer).toMatchObject({
      status: 400,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(JSON.parse(answer.body)).toMatchObject({ detail: 'The socket is refused.' });
  }
  for (let count = 0; count < 2; count += 1) await handshake();
  await sendText(port, 'HELLO\r\n\r\n');
  now += 10_000;
  await handshake();
  const lines = written
    // The log writes objects.
    .map((line) => JSON.parse(line) as Line)
    .filter(({ message }) => String(message).includes(' was refused'));
  const sender = '127.0.0.1';
  const socket = {
    message: 'A handshake of a socket was refused.',
    detail: 'The socket is refused.',
    sender,
  };
  expect(lines).toMatchObject([
    socket,
    {
      message: 'A request was refused before it was read.',
      detail: 'The request cannot be read.',
      sender,
    },
    { ...socket, leftOut: 3 },
  ]);
  await other.close();
});
