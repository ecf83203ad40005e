import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn, type AccountId } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { frame, openRawWebSocket, received } from '#tests/support/raw-websocket.ts';

describeBoth('the limits of a socket', (open) => {
  let app: TestApp;
  let port: number;
  let now = 1_800_000_000_000;
  /** How often a session was looked up in the database. */
  let lookUps = 0;
  const sockets: Socket[] = [];

  const handshake = (cookie: string, query = ''): Socket => {
    const socket = openRawWebSocket(port, { origin: app.origin, cookie, query });
    sockets.push(socket);
    return socket;
  };

  const cookieOf = async (who: AccountId): Promise<string> => {
    const { client } = await signedIn(app, who);
    return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };

  /** A connection of Engine.IO that has not asked for the namespace of the app yet. */
  const connected = async (cookie: string): Promise<Socket> => {
    const socket = handshake(cookie);
    await received(socket, '"sid"');
    return socket;
  };

  /** Resolves when the connection has ended; a server that ends it early resets it. */
  const closed = (socket: Socket): Promise<void> =>
    new Promise((resolve) => {
      socket.on('error', () => undefined).once('close', () => resolve());
    });

  /** How many handshakes of this number are accepted, one after the other. */
  const acceptedOf = async (count: number, cookieWith: (index: number) => string) => {
    let accepted = 0;
    for (let index = 0; index < count; index += 1) {
      const socket = handshake(cookieWith(index));
      const answer = await received(socket, '\r\n\r\n');
      socket.destroy();
      await once(socket, 'close');
      if (answer.startsWith('HTTP/1.1 101')) accepted += 1;
    }
    return accepted;
  };

  beforeAll(async () => {
    const database = await open();
    // Only these statements are counted: the server also looks for waiting mails and drafts at intervals.
    const ofSessions = new WeakSet<object>();
    const db = database.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        const from = node.kind === 'SelectQueryNode' ? JSON.stringify(node.from) : '';
        if (from.includes('"session"')) ofSessions.add(queryId);
        return node;
      },
      transformResult: ({ result, queryId }) => {
        if (ofSessions.has(queryId)) lookUps += 1;
        return Promise.resolve(result);
      },
    });
    app = await createTestApp({ database: { ...database, db }, clock: () => now });
    port = await listen(app);
    return () => app.close();
  });

  beforeEach(() => {
    now += 60_000;
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  test('end a connection that asks for an unknown namespace', async () => {
    const socket = await connected(await cookieOf('mira'));
    socket.write(frame('text', '40/nowhere,'));
    await closed(socket);
    expect(socket.destroyed).toBe(true);
  });

  test.for([
    ['text', '3'],
    ['text', '40'],
    ['ping', ''],
  ] as const)('count each %s frame with the text "%s"', async ([kind, text]) => {
    const socket = await connected(await cookieOf('mira'));
    socket.write(Buffer.concat(Array.from({ length: 30 }, () => frame(kind, text))));
    await closed(socket);
    expect(socket.destroyed).toBe(true);
  });

  test('end a connection that sends more bytes than the app ever does', async () => {
    const socket = await connected(await cookieOf('mira'));
    // Nothing answers a pong frame, but the server must parse it.
    socket.write(Buffer.concat(Array.from({ length: 30_000 }, () => frame('pong', ''))));
    await closed(socket);
    expect(socket.destroyed).toBe(true);
  });

  test('refuse the twenty-first connection of a user, even if none asks for the namespace', async () => {
    const cookie = await cookieOf('ilse');
    const serverSides: Socket[] = [];
    const collect = (_request: unknown, socket: Socket): unknown => serverSides.push(socket);
    app.http.server.on('upgrade', collect);
    const [first] = await Promise.all(Array.from({ length: 20 }, () => connected(cookie)));
    const surplus = handshake(cookie);
    expect(await received(surplus, '\r\n')).toMatch(/^HTTP\/1.1 4/);
    app.http.server.off('upgrade', collect);
    const serverSide = serverSides.find(({ remotePort }) => remotePort === first?.localPort);
    first?.destroy();
    if (serverSide && !serverSide.closed) await once(serverSide, 'close');
    await connected(cookie);
  });

  test('refuse a user who connects and leaves in a loop', async () => {
    const [one, other] = [await cookieOf('tomas'), await cookieOf('tomas')];
    expect(await acceptedOf(400, (index) => (index % 2 === 0 ? one : other))).toBe(300);
  });

  test('look up few made-up sessions of a network, and let users behind it in', async () => {
    lookUps = 0;
    expect(await acceptedOf(400, (index) => `session=made-up-${index}; csrfToken=a.b`)).toBe(0);
    expect(lookUps).toBe(300);
    const known = await cookieOf('mira');
    const [withoutToken = ''] = known.split(';');
    expect(await acceptedOf(1, () => withoutToken)).toBe(0);
    expect(await acceptedOf(1, () => known)).toBe(1);
    now += 60_000;
    expect(await acceptedOf(1, () => withoutToken)).toBe(1);
  });

  test('look up a session that has ended at most as often as one that is open', async () => {
    const mira = await signedIn(app, 'mira');
    const cookie = [...mira.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await mira.call('authLogout');
    lookUps = 0;
    expect(await acceptedOf(400, () => cookie)).toBe(0);
    expect(lookUps).toBe(300);
  });

  test('end a connection that does not read what it is sent', async () => {
    const upgraded = once(app.http.server, 'upgrade');
    const socket = await connected(await cookieOf('odo'));
    const [, serverSide] = (await upgraded) as [unknown, Socket];
    socket.write(frame('text', '40'));
    await received(socket, '40{');
    socket.pause();
    const changes = Array.from({ length: 1000 }, (_, index) => ({
      sk: `item-${index}`,
      version: 1,
    }));
    while (!serverSide.destroyed) {
      app.context.realtime.catalogueChanged({ kind: 'gear', by: 'Odo', changes });
      await nextTurn();
    }
    // Without the limit, the loop above would run until the process is out of memory.
    expect(serverSide.writableLength).toBeLessThan(2 * 1024 * 1024);
  });

  test('refuse a handshake that takes over the connection of a user', async () => {
    const socket = handshake(await cookieOf('mira'));
    const [, sid] = /"sid":"([^"]+)"/.exec(await received(socket, '"sid"')) ?? [];
    const other = handshake('', `&sid=${sid}`);
    expect(await received(other, '\r\n')).toMatch(/^HTTP\/1.1 400/);
  });
});
