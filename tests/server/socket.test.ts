import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#server/log.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const day = 24 * 60 * 60_000;

/** Resolves with the payload of the next event of that name. */
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

describeBoth('the socket', (open) => {
  let app: TestApp;
  let url: string;
  let now = 1_800_000_000_000;
  const sockets: Socket[] = [];

  const connect = (cookie: string | undefined, origin = app.origin, server = url): Socket => {
    const socket = io(server, {
      path: '/ws',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { Origin: origin, ...(cookie ? { Cookie: `session=${cookie}` } : {}) },
    });
    sockets.push(socket);
    return socket;
  };

  const sessionOf = ({ client }: SignedIn) => client.cookies.get('session');

  const refused = (socket: Socket) =>
    new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(false));
      socket.on('connect_error', () => resolve(true));
    });

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    url = `http://127.0.0.1:${await listen(app)}`;
    return () => app.close();
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  test('answers a ping with a pong', async () => {
    const mira = await signedIn(app, 'mira');
    const socket = connect(sessionOf(mira));
    await next(socket, 'connect');
    socket.emit('ping', { message: 'Is the table set?' });
    const payload = await next(socket, 'pong');
    expect(payload).toEqual({ message: 'Is the table set?' });
  });

  test('is refused for guests, ended sessions and other sites', async () => {
    const mira = await signedIn(app, 'mira');
    expect(await refused(connect(undefined))).toBe(true);
    expect(await refused(connect('A'.repeat(43)))).toBe(true);
    for (const origin of ['https://evil.example', 'null', `${app.origin}.evil.example`]) {
      expect(await refused(connect(sessionOf(mira), origin))).toBe(true);
    }
    expect(await refused(connect(sessionOf(mira)))).toBe(false);
    now += 15 * day;
    expect(await refused(connect(sessionOf(mira)))).toBe(true);
  });

  test('does not accept the polling transport', async () => {
    const mira = await signedIn(app, 'mira');
    const answer = await fetch(`${url}/ws/?EIO=4&transport=polling`, {
      headers: { Origin: app.origin, Cookie: `session=${sessionOf(mira)}` },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  test('is closed in every tab within a second after the session ends', async () => {
    const mira = await signedIn(app, 'mira');
    const [tab, other] = [connect(sessionOf(mira)), connect(sessionOf(mira))];
    await Promise.all([next(tab, 'connect'), next(other, 'connect')]);
    const closed = Promise.all([next(tab, 'disconnect'), next(other, 'disconnect')]);
    const begun = performance.now();
    await mira.call('authLogout');
    await closed;
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  test.for([
    { message: 'x'.repeat(201) },
    { message: 1 },
    {},
    'text',
    null,
    { message: '', more: 1 },
  ])('is closed when it sends %j', async (payload) => {
    const socket = connect(sessionOf(await signedIn(app, 'mira')));
    await next(socket, 'connect');
    const closed = next(socket, 'disconnect');
    socket.emit('ping', payload);
    await closed;
    expect(socket.connected).toBe(false);
  });

  test('is closed when it sends too many or too large messages, and others stay open', async () => {
    const tomas = connect(sessionOf(await signedIn(app, 'tomas')));
    const [flood, heavy] = await Promise.all(
      [0, 1].map(async () => {
        const socket = connect(sessionOf(await signedIn(app, 'mira')));
        await next(socket, 'connect');
        return socket;
      }),
    );
    if (!flood || !heavy) throw new Error('Two sockets were opened.');
    const closed = Promise.all([next(flood, 'disconnect'), next(heavy, 'disconnect')]);
    for (let count = 0; count < 30; count += 1) flood.emit('ping', { message: String(count) });
    heavy.emit('ping', { message: 'x'.repeat(1_000_000) });
    await closed;
    tomas.emit('ping', { message: 'Still there?' });
    expect(await next(tomas, 'pong')).toEqual({ message: 'Still there?' });
  });

  test('is refused during an outage, which is logged in one line', async () => {
    const database = await open();
    const lines: unknown[] = [];
    const error = (message: string, fields?: object) => lines.push({ message, ...fields });
    const broken = await createTestApp({
      database,
      log: { ...silentLog, error },
      clock: () => now,
    });
    const port = await listen(broken);
    // At its start, the server looks for generations that wait.
    await broken.context.generations.idle();
    await database.close();
    for (let count = 0; count < 3; count += 1) {
      expect(await refused(connect('any', broken.origin, `http://127.0.0.1:${port}`))).toBe(true);
    }
    expect(lines).toEqual([
      { message: 'A socket could not be authenticated.', reason: expect.any(String) as string },
    ]);
    await broken.close();
  });

  test('is open at most twenty times for one user', async () => {
    const ilse = await signedIn(app, 'ilse');
    const many = Array.from({ length: 20 }, () => connect(sessionOf(ilse)));
    await Promise.all(many.map((socket) => next(socket, 'connect')));
    expect(await refused(connect(sessionOf(ilse)))).toBe(true);
    expect(many.every((socket) => socket.connected)).toBe(true);
  });
});
