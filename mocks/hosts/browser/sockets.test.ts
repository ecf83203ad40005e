import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import { afterEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { CatalogueChanged } from '#src/generated/model/index.ts';
import { createSocketRules } from '#backend/socket-rules.ts';
import { testConfig } from '#tests/support/app.ts';
import { createSockets } from './sockets.ts';

const odo: SignedInUser = {
  id: 'odo',
  name: 'Odo',
  email: 'odo@example.com',
  groups: ['admin'],
  sessionHash: 'hash of Odo',
  provenAt: 0,
  closesAt: null,
};
const tomas: SignedInUser = { ...odo, id: 'tomas', groups: [], sessionHash: 'hash of Tomas' };
const event: CatalogueChanged = {
  kind: 'gear',
  by: null,
  changes: [{ sk: '2024#rope', version: 2 }],
};

const config = testConfig();

/** Sockets of pages with a session whose user the function returns. */
function socketsOf(findUser: () => SignedInUser | null) {
  const rules = createSocketRules({
    config,
    findUser: async () => findUser(),
    report: (sentence, cause) => {
      throw new Error(sentence, { cause });
    },
  });
  const sockets = createSockets(rules, config.publicUrl, () => 'session=any');
  return { ...sockets, realtime: rules.realtime };
}

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

/** The page's end of a socket, with a function that waits for the next frame. */
function pageEnd() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1);
  const frames: (string | null)[] = [];
  let arrival = Promise.withResolvers<void>();
  port1.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    frames.push(data);
    arrival.resolve();
    arrival = Promise.withResolvers();
  });
  port1.start();
  const next = async (): Promise<string | null> => {
    while (frames.length === 0) await arrival.promise;
    return frames.shift() ?? null;
  };
  const send = (packet: Packet) =>
    new Encoder().encode(packet).forEach((data) => port1.postMessage(`4${String(data)}`));
  const nextPacket = async (): Promise<Packet> => {
    const frame = await next();
    const { promise, resolve } = Promise.withResolvers<Packet>();
    const decoder = new Decoder();
    decoder.on('decoded', resolve);
    decoder.add(frame?.slice(1));
    return promise;
  };
  return { port: port2, next, nextPacket, send };
}

async function connect(sockets: ReturnType<typeof socketsOf>) {
  const end = pageEnd();
  await sockets.accept(end.port);
  expect(await end.next()).toMatch(/^0\{"sid":/);
  end.send({ type: PacketType.CONNECT, nsp: '/' });
  expect(await end.nextPacket()).toMatchObject({ type: PacketType.CONNECT });
  return end;
}

const ping = (payload: unknown): Packet => ({
  type: PacketType.EVENT,
  nsp: '/',
  data: ['ping', payload],
});

test('a socket opens, connects and answers a ping with a pong', async () => {
  const end = await connect(socketsOf(() => tomas));
  end.send(ping({ message: 'hello' }));
  expect(await end.nextPacket()).toMatchObject({ data: ['pong', { message: 'hello' }] });
});

test('refuses a page without a session', async () => {
  const end = pageEnd();
  await socketsOf(() => null).accept(end.port);
  expect(await end.next()).toBe(null);
});

test('notifies everyone of changes to the catalogue, and names only to administrators who has made them', async () => {
  let user = tomas;
  const sockets = socketsOf(() => user);
  const player = await connect(sockets);
  user = odo;
  const [one, other] = [await connect(sockets), await connect(sockets)];
  sockets.realtime.catalogueChanged(event);
  for (const end of [one, other]) {
    expect(await end.nextPacket()).toMatchObject({ data: ['catalogueChanged', event] });
  }
  expect(await player.nextPacket()).toMatchObject({
    data: ['catalogueChanged', { ...event, by: null }],
  });
});

test('closes the sockets of a session when it ends', async () => {
  const sockets = socketsOf(() => tomas);
  const end = await connect(sockets);
  sockets.realtime.endSessions(['hash of Odo', 'hash of Tomas']);
  expect(await end.next()).toBe(null);
});

test('drops all connections, and accepts only pages whose session still exists', async () => {
  let user: SignedInUser | null = odo;
  const sockets = socketsOf(() => user);
  const ends = [await connect(sockets), await connect(sockets)];
  sockets.drop();
  for (const end of ends) expect(await end.next()).toBe(null);
  const again = await connect(sockets);
  again.send(ping({ message: 'again' }));
  expect(await again.nextPacket()).toMatchObject({ data: ['pong', { message: 'again' }] });
  user = null;
  const refused = pageEnd();
  await sockets.accept(refused.port);
  expect(await refused.next()).toBe(null);
});

test.for([{}, { message: 7 }, { message: 'x'.repeat(201) }])(
  'the ping %j closes the socket',
  async (payload) => {
    const end = await connect(socketsOf(() => tomas));
    end.send(ping(payload));
    expect(await end.next()).toBe(null);
  },
);

test.for(['4', '42{', '49', 'x', ''])('the frame "%s" closes the socket', async (frame) => {
  const end = await connect(socketsOf(() => tomas));
  ports.at(-1)?.postMessage(frame);
  expect(await end.next()).toBe(null);
});
