import { io, type Socket } from 'socket.io-client';
import { sql } from 'kysely';
import { beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import type { CatalogueChanged, GenerationChanged } from '#src/generated/model/index.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { people } from '#tests/support/named-people.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';

const creation = (name: string) => ({
  action: 'create',
  item: { name, category: 'other-tools', edition: 'other' },
});

/**
 * Two apps on one database stand for two server processes: `receiver` receives the requests, and
 * browsers have sockets to `socketHost`.
 */
let receiver: TestApp;
let socketHost: TestApp;
/** The port of `socketHost`. */
let port: number;
let odo: SignedIn;
const warnings: string[] = [];

beforeAll(async () => {
  const url = await createTestDatabase(inject('postgresUrl'));
  const silent = () => undefined;
  const log = { info: silent, error: silent, record: silent };
  const open = async () => {
    const database = await openDatabase({ kind: 'postgres', url });
    const warn = (message: string) => void warnings.push(message);
    return { database, app: await createTestApp({ database, log: { ...log, warn } }) };
  };
  const first = await open();
  const second = await open();
  receiver = first.app;
  socketHost = second.app;
  port = await listen(socketHost);
  odo = await signedIn(receiver, 'odo');
  return async () => {
    for (const { app, database } of [first, second]) {
      await app.close();
      await database.close();
    }
  };
});

async function connected({ client }: SignedIn): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/ws',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { Origin: socketHost.origin, Cookie: `session=${client.cookies.get('session')}` },
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Creates tools in one request and returns the keys in the events when all keys have arrived. */
async function keysFromEvents(socket: Socket, names: readonly string[]): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const keys: string[] = [];
  const onChange = ({ changes }: CatalogueChanged) => {
    keys.push(...changes.map(({ sk }) => sk));
    if (keys.length >= names.length) resolve();
  };
  socket.on('catalogueChanged', onChange);
  const { body } = await odo.call('toolBulk', { body: { operations: names.map(creation) } });
  expect(body).toMatchObject({ counts: { created: names.length } });
  await promise;
  socket.off('catalogueChanged', onChange);
  return keys;
}

test('a browser connected to another process gets each of the 150 changes of one request once', async () => {
  const socket = await connected(odo);
  const names = Array.from(
    { length: 150 },
    (_, index) => `Tool ${index} ${'of length '.repeat(9)}`,
  );
  const trimmed = names.map((name) => name.trim());
  const keys = await keysFromEvents(socket, trimmed);
  expect(keys).toHaveLength(150);
  expect(new Set(keys).size).toBe(150);
  socket.disconnect();
});

test('a change of an entry reaches the members who read it on another process, and no other user', async () => {
  const mira = await signedIn(receiver, 'mira');
  const sockets = { mira: await connected(mira), odo: await connected(odo) };
  const receivedBy: string[] = [];
  sockets.odo.on('campaignChanged', () => receivedBy.push('odo'));
  const changed = new Promise((resolve) => sockets.mira.once('campaignChanged', resolve));
  const form = new FormData();
  const texts = { title: 'The Lanterns', setting: 'A coast', storyOverview: 'Fog came.' };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  const campaign = await mira.call('campaignCreate', { body: form });
  const { campaignId } = campaign.body as { campaignId: string };
  const body = { type: 'note', title: 'Tide', visibility: 'everyone' };
  const entry = await mira.call('entryCreate', { params: { campaignId }, body });
  const { entryId } = entry.body as { entryId: string };
  expect(await changed).toEqual({ campaignId, entryId });
  // An event for administrators arrives later than the one above would have.
  await keysFromEvents(sockets.odo, ['After the tide']);
  expect(receivedBy).toEqual([]);
  for (const socket of Object.values(sockets)) socket.disconnect();
});

test('the end of a generation reaches its user on another process, and no other user', async () => {
  const mira = await signedIn(receiver, 'mira');
  const sockets = { mira: await connected(mira), odo: await connected(odo) };
  const receivedBy: string[] = [];
  sockets.odo.on('generationChanged', () => receivedBy.push('odo'));
  const { promise, resolve } = Promise.withResolvers<GenerationChanged>();
  sockets.mira.on('generationChanged', (event: GenerationChanged) => {
    if (event.status === 'done') resolve(event);
  });
  const { body } = await mira.call('generationCreate', { body: { kind: 'person' } });
  const { generationId } = body as { generationId: string };
  expect(await promise).toEqual({ generationId, status: 'done' });
  // An event for administrators arrives later than the one above would have.
  await keysFromEvents(sockets.odo, ['After the person']);
  expect(receivedBy).toEqual([]);
  for (const socket of Object.values(sockets)) socket.disconnect();
});

test('a piece of a text reaches its user on another process, and no other user', async () => {
  const mira = await signedIn(receiver, 'mira');
  const sockets = { mira: await connected(mira), odo: await connected(odo) };
  const receivedBy: string[] = [];
  sockets.odo.on('generationText', () => receivedBy.push('odo'));
  const received = new Promise((resolve) => sockets.mira.once('generationText', resolve));
  const { id } = await receiver.context.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', people.mira.email)
    .executeTakeFirstOrThrow();
  const text = '🔔 "A bell\n'.repeat(100);
  const piece = { generationId: 'generation-1', sectionId: 'hook', offset: 12, text };
  receiver.context.realtime.generationText(id, piece);
  expect(await received).toEqual(piece);
  // An event for administrators arrives later than the one above would have.
  await keysFromEvents(sockets.odo, ['After the piece']);
  expect(receivedBy).toEqual([]);
  for (const socket of Object.values(sockets)) socket.disconnect();
});

test('a session that ends on one process closes its sockets on the other', async () => {
  const mira = await signedIn(receiver, 'mira');
  const socket = await connected(mira);
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  await mira.call('authLogout');
  await closed;
  expect(socket.connected).toBe(false);
});

test('a process whose database connection ended connects again, and it ignores unknown notices', async () => {
  const socket = await connected(odo);
  const { db } = receiver.context;
  const ended = await sql<{ pid: number }>`select pid, pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database() and application_name = 'questwright notices'`.execute(db);
  const endedPids = ended.rows.map(({ pid }) => pid);
  const listening = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and application_name = 'questwright notices'
        and query like 'listen %' and state = 'idle'
        and pid <> all(${endedPids})`.execute(db);
    return rows[0]?.count;
  };
  await expect.poll(listening).toBe(2);
  for (const text of ['', 'not JSON', '[]', '{"from":"elsewhere","catalogueChanged":{"kind":1}}']) {
    await sql`select pg_notify('questwright', ${text})`.execute(db);
  }
  expect(await keysFromEvents(socket, ['After the storm'])).toEqual(['other#after-the-storm']);
  expect(new Set(warnings)).toEqual(
    new Set(['Another process sent a notice that this one does not understand.']),
  );
  socket.disconnect();
});
