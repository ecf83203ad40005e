import { request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { validatorOf } from '#contract/schemas.ts';
import { serverEvents } from '#src/generated/contract/operations.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const creation = (name: string) => ({
  action: 'create',
  item: { name, category: 'other-tools', edition: 'other' },
});

/** Resolves with the next event about a change of the catalogue. */
const nextChange = (socket: Socket) =>
  new Promise<unknown>((resolve) => socket.once('catalogueChanged', resolve));

describeBoth('events about changes of the catalogue', (open) => {
  let app: TestApp;
  let url: string;
  let odo: SignedIn;
  const sockets: Socket[] = [];

  const connected = async ({ client }: SignedIn): Promise<Socket> => {
    const socket = io(url, {
      path: '/ws',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { Origin: app.origin, Cookie: `session=${client.cookies.get('session')}` },
    });
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return socket;
  };

  /** The events that a socket receives during `work`. The server sends the pong after them. */
  const eventsDuring = async (socket: Socket, work: () => Promise<unknown>) => {
    const events: unknown[] = [];
    socket.on('catalogueChanged', (event) => void events.push(event));
    await work();
    socket.emit('ping', { message: 'Anything else?' });
    await new Promise((resolve) => socket.once('pong', resolve));
    return events;
  };

  const bulk = (operations: readonly unknown[], more: object = {}, key = '') =>
    odo.call('toolBulk', {
      body: { operations, ...more },
      headers: key === '' ? {} : { 'Idempotency-Key': key },
    });

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = await createTestApp({ database: await open() });
    url = `http://127.0.0.1:${await listen(app)}`;
    odo = await signedIn(app, 'odo');
    return async () => {
      await app.close();
      vi.useRealTimers();
    };
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  test('reach everyone, and name only to administrators who has made them', async () => {
    const [admin, player] = [await connected(odo), await connected(await signedIn(app, 'tomas'))];
    const eventsOfPlayer = await eventsDuring(player, async () => {
      const event = nextChange(admin);
      await odo.call('toolCreate', { body: creation('Adze').item });
      const payload = await event;
      expect(payload).toEqual({
        kind: 'tools',
        by: 'Odo',
        changes: [{ sk: 'other#adze', version: 1 }],
      });
      expect(validatorOf(serverEvents.catalogueChanged)(payload)).toBe(true);
    });
    expect(eventsOfPlayer).toEqual([
      { kind: 'tools', by: null, changes: [{ sk: 'other#adze', version: 1 }] },
    ]);
  });

  test('are one event for one request, with the final version of each item', async () => {
    const admin = await connected(odo);
    const changed = { ...creation('Adze').item, weightLb: 2 };
    const events = await eventsDuring(admin, () =>
      bulk([
        creation('Brace'),
        creation('Clamp'),
        { action: 'update', sk: 'other#adze', item: changed },
        { action: 'delete', sk: 'other#brace' },
        { action: 'delete', sk: 'other#nothing' },
        { action: 'delete', sk: 'other#adze' },
      ]),
    );
    expect(events).toMatchObject([
      {
        changes: [
          { sk: 'other#clamp', version: 1 },
          { sk: 'other#adze', version: null },
        ],
      },
    ]);
  });

  test('are not sent when nothing has changed', async () => {
    await bulk([creation('Drill')], {}, 'live-drill');
    const admin = await connected(odo);
    const events = await eventsDuring(admin, async () => {
      await bulk([creation('Edger')], { dryRun: true });
      await bulk([creation('Drill'), { action: 'create' }]);
      await bulk([creation('Drill')], { onConflict: 'skip' });
      await bulk([creation('Drill')], { onConflict: 'update' });
      await bulk([creation('Drill')], {}, 'live-drill');
      await odo.call('toolUpdate', {
        params: { toolSk: 'other#drill' },
        body: creation('Drill').item,
      });
      await odo.call('toolDelete', { params: { toolSk: 'other#nothing' } });
    });
    expect(events).toEqual([]);
  });

  test('do not name their author to users who are no longer administrators', async () => {
    const admin = await connected(odo);
    const ilse = await signedIn(app, 'ilse');
    const { db } = app.context;
    await db.insertInto('user_group').values({ user_id: ilse.id, group_name: 'admin' }).execute();
    const other = await connected(ilse);
    await db.deleteFrom('user_group').where('user_id', '=', ilse.id).execute();
    vi.advanceTimersByTime(60_000);
    let count = 0;
    const received = () =>
      eventsDuring(other, async () => {
        const event = nextChange(admin);
        await bulk([creation(`Froe ${(count += 1)}`)]);
        await event;
      });
    // The server checks the users of open sockets every minute. The test waits for the check.
    await expect.poll(received).toMatchObject([{ kind: 'tools', by: null }]);
  });

  test('are sent once for a created item whose idempotency key comes again', async () => {
    const admin = await connected(odo);
    const options = {
      body: creation('Repeated').item,
      headers: { 'Idempotency-Key': 'repeated-1' },
    };
    const events = await eventsDuring(admin, async () => {
      await odo.call('toolCreate', options);
      await odo.call('toolCreate', options);
    });
    expect(events).toHaveLength(1);
  });

  test('are sent after the commit of a request whose response is lost, and not again for its repetition', async () => {
    const operations = Array.from({ length: 200 }, (_, index) => creation(`Lost ${index}`));
    const options = { body: { operations }, headers: { 'Idempotency-Key': 'lost-answer-1' } };
    const admin = await connected(odo);
    const committed = nextChange(admin);
    const sent = odo.client.request('toolBulk', options);
    const { pathname } = new URL(sent.url);
    const headers = { ...Object.fromEntries(sent.headers), origin: app.origin };
    const lost = request(new URL(pathname, url), { method: 'POST', headers });
    lost.on('error', () => undefined);
    lost.on('response', (response) => response.destroy());
    lost.end(JSON.stringify(options.body));
    // The server sends the event after the commit. Then the test breaks the connection.
    await committed;
    lost.destroy();
    const written = async () => {
      const { count } = await app.context.db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('target_id', 'like', 'other#lost-%')
        .executeTakeFirstOrThrow();
      return count;
    };
    expect(await written()).toBe(200);
    const eventsAgain = await eventsDuring(admin, async () => {
      const again = await odo.call('toolBulk', options);
      expect(again.body).toMatchObject({ counts: { created: 200, failed: 0 } });
    });
    expect(eventsAgain).toEqual([]);
    expect(await written()).toBe(200);
  });
});
