import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createSocketRules, type SocketSession } from '#backend/socket-rules.ts';
import { testConfig } from '#tests/support/app.ts';
import { attachSockets, createSocketListeners } from './socket-listeners.ts';

const config = testConfig();
const mira = {
  id: 'mira',
  name: 'Mira',
  email: 'mira@example.com',
  groups: [],
  sessionHash: 'hash of Mira',
  provenAt: 0,
  closesAt: null,
};
const rules = createSocketRules({
  config,
  findUser: async (token) => (token === 'mira' ? mira : null),
  report: () => undefined,
});

const requestWith = (token: string) => ({
  headers: { origin: config.publicUrl, cookie: `session=${token}` },
});
type Request = ReturnType<typeof requestWith>;

const listenersOf = (mayConnect?: (session: SocketSession, request: Request) => boolean) =>
  createSocketListeners<Request>(rules, mayConnect);

const isAllowed = ({ allowRequest }: ReturnType<typeof listenersOf>, request: Request) =>
  new Promise<boolean>((resolve) => allowRequest(request, (_error, allowed) => resolve(allowed)));

/** A socket of Socket.IO's server, with the events that the client gets. */
function socketOf(request: Request) {
  const sent: unknown[] = [];
  const client = new EventEmitter();
  const disconnect = vi.fn<(close: true) => void>(() => void client.emit('disconnect'));
  const onAny = (listener: (event: string, payload: unknown) => void) => client.on('any', listener);
  const emit = (...event: unknown[]) => void sent.push(event);
  const on = (event: 'disconnect', listener: () => void) => client.on(event, listener);
  return { client, sent, request, emit, disconnect, onAny, on };
}

test('connects a socket whose handshake was allowed', async () => {
  const listeners = listenersOf();
  const request = requestWith('mira');
  expect(await isAllowed(listeners, request)).toBe(true);
  const socket = socketOf(request);
  listeners.onConnection(socket);
  socket.client.emit('any', 'ping', { message: 'hello' });
  expect(socket.sent).toEqual([['pong', { message: 'hello' }]]);
  rules.realtime.endSessions([mira.sessionHash]);
  expect(socket.disconnect).toHaveBeenCalledExactlyOnceWith(true);
  rules.realtime.endSessions([mira.sessionHash]);
  expect(socket.disconnect).toHaveBeenCalledOnce();
});

test('refuses a handshake without a session, and one that the host does not want', async () => {
  expect(await isAllowed(listenersOf(), requestWith('unknown'))).toBe(false);
  const request = requestWith('mira');
  const mayConnect = vi.fn<(session: SocketSession, request: Request) => boolean>(() => false);
  const listeners = listenersOf(mayConnect);
  expect(await isAllowed(listeners, request)).toBe(false);
  expect(mayConnect).toHaveBeenCalledExactlyOnceWith({ user: mira, token: 'mira' }, request);
  const socket = socketOf(request);
  listeners.onConnection(socket);
  expect(socket.disconnect).toHaveBeenCalledExactlyOnceWith(true);
});

test('removes the request listener that Socket.IO adds, and keeps those of the API', () => {
  const answered: string[] = [];
  const server = new EventEmitter().on('request', () => answered.push('API'));
  attachSockets(server, () => server.on('request', () => answered.push('Socket.IO')));
  server.emit('request');
  expect(answered).toEqual(['API']);
});
