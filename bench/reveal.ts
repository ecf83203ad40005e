import { io, type Socket } from 'socket.io-client';
import { type ApiCall, callsOf, newCampaign } from './support/api-calls.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { startProduct, type Running } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments, type Session, type Store } from './support/store.ts';

const members = 200;
const reveals = 50;

/** A member in a browser: a socket, and the requests of the page. */
interface Member {
  readonly socket: Socket;
  readonly call: ApiCall;
}

async function connect(url: string, session: Session): Promise<Member> {
  const socket = io(url, {
    path: '/ws',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { Origin: url, Cookie: `session=${session.token}` },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, call: callsOf(url, session) };
}

/** Invites the players to the campaign; each accepts. */
async function join(call: ApiCall, campaign: string, url: string, players: readonly Session[]) {
  const body = { role: 'player', expiresInDays: 7, maxUses: members };
  const invitation = await call<{ code: string }>(`${campaign}/invitations/create`, { body });
  for (const player of players) {
    const accept = `/api/invitations/${invitation.code}/accept`;
    await callsOf(url, player)(accept, { method: 'POST' });
  }
}

/** Milliseconds from the request of the game master. */
interface Times {
  /** The time until each member has received the event. */
  readonly events: number[];
  /** The time until each member has read the entry again. */
  readonly reads: number[];
}

/** Reveals the entry once, and waits until every member has read it. */
async function reveal(call: ApiCall, entry: string, audience: readonly Member[]): Promise<Times> {
  const times: Times = { events: [], reads: [] };
  const start = performance.now();
  const arrived = audience.map(async ({ socket, call: read }) => {
    await new Promise<void>((resolve) => socket.once('campaignChanged', () => resolve()));
    times.events.push(performance.now() - start);
    await read(entry);
    times.reads.push(performance.now() - start);
  });
  await call(entry, { method: 'PATCH', body: { visibility: 'everyone' } });
  await Promise.all(arrived);
  return times;
}

async function hide(call: ApiCall, entry: string, audience: readonly Member[]): Promise<void> {
  const notified = audience.map(
    ({ socket }) => new Promise<void>((resolve) => socket.once('campaignChanged', () => resolve())),
  );
  await call(entry, { method: 'PATCH', body: { visibility: 'gm' } });
  await Promise.all(notified);
}

async function measure(servers: readonly Running[], engine: string, store: Store) {
  const [first] = servers;
  if (!first) throw new Error('There is at least one server.');
  const call = callsOf(first.url, store.session);
  const campaign = await newCampaign(call);
  await join(call, campaign, first.url, store.players);
  const text = 'The keeper lies. '.repeat(100);
  const body = { type: 'note', title: 'The keeper', text, visibility: 'gm' };
  const { entryId } = await call<{ entryId: string }>(`${campaign}/entries/create`, { body });
  const entry = `${campaign}/entries/${entryId}`;
  const audience = await Promise.all(
    store.players.map((player, index) =>
      connect(servers[index % servers.length]?.url ?? first.url, player),
    ),
  );
  const all: Times = { events: [], reads: [] };
  for (let count = 0; count <= reveals; count += 1) {
    const times = await reveal(call, entry, audience);
    await hide(call, entry, audience);
    // The first reveal is slower, because Node compiles the code.
    if (count === 0) continue;
    all.events.push(...times.events);
    all.reads.push(...times.reads);
  }
  for (const { socket } of audience) socket.close();
  const where = servers.length === 1 ? 'one server process' : `${servers.length} server processes`;
  const shown = (times: readonly number[]) =>
    `p95 ${fixed(percentile(times, 0.95), 1)} ms, median ${fixed(median(times), 1)} ms`;
  printResult(`reveal to ${members} members, ${where}, ${engine}`, shown(all.events), '≤ 150 ms');
  console.log(`until all of them have read the entry again: ${shown(all.reads)}`);
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine, { players: members });
  const servers: Running[] = [];
  try {
    // Only one process can use an SQLite store.
    for (const count of engine === 'postgres' ? [1, 2] : [1]) {
      while (servers.length < count) servers.push(await startProduct(store.database));
      await measure(servers, engine, store);
    }
  } finally {
    for (const server of servers) await server.stop();
    await store.remove();
  }
}

await main();
