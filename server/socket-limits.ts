import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { readCookie, privateName } from '#backend/auth/cookies.ts';
import { isCsrfToken } from '#backend/auth/csrf.ts';
import type { Keys } from '#backend/auth/keys.ts';
import { networkOf } from '#backend/auth/network.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { sessionCookie } from '#backend/auth/sessions.ts';
import { MinuteCounts } from '#backend/minute-counts.ts';
import type { BackendConfig, Clock } from '#backend/ports.ts';

const maxConnectionsPerUser = 20;
/** The limit for a user, a session or a network. 20 tabs that connect again after failures need fewer handshakes. */
const maxHandshakesPerMinute = 300;
const maxPacketsPerSecond = 20;
const maxReceivedBytesPerSecond = 128 * 1024;
const maxOutgoingBytes = 1024 * 1024;

/** The connection of Engine.IO below the sockets of Socket.IO. */
export type Connection = Socket['conn'];

/** The part of a packet of Engine.IO that the limits need. */
interface Packet {
  readonly data?: string | Uint8Array;
}

/**
 * Counts the connections of each user, from the handshake until the TCP connection is closed, and the
 * handshakes of the current minute: a client that connects and disconnects in a loop never has many
 * connections at the same time.
 */
export class ConnectionCounts {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();
  readonly #handshakes = new MinuteCounts();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the user may open one more connection; if so, it is counted. */
  admit(userId: string, { socket }: IncomingMessage): boolean {
    const count = this.#counts.get(userId) ?? 0;
    if (socket.destroyed || count >= maxConnectionsPerUser) return false;
    if (this.#handshakes.count(userId, this.#clock()) > maxHandshakesPerMinute) return false;
    this.#counts.set(userId, count + 1);
    socket.once('close', () => {
      const others = (this.#counts.get(userId) ?? 1) - 1;
      if (others === 0) this.#counts.delete(userId);
      else this.#counts.set(userId, others);
    });
    return true;
  }
}

interface HandshakeParts {
  readonly config: BackendConfig;
  readonly keys: Keys;
  readonly clock: Clock;
}

/**
 * Returns a function that says whether the session of a handshake may be looked up in the database. Each
 * network has a limit, also this machine, from which a proxy can send. A browser of a user sends the
 * CSRF token of its session, too, which cannot be invented. Each such session has a count of its own, so
 * that handshakes without it do not use up the count of users behind the same network or proxy.
 */
export function createHandshakeLimit({ config, keys, clock }: HandshakeParts) {
  const counts = new MinuteCounts();
  return ({ headers: { cookie }, socket }: IncomingMessage): boolean => {
    const sessionHash = fingerprint(readCookie(cookie, privateName(config, sessionCookie)) ?? '');
    const key = isCsrfToken(keys, sessionHash, readCookie(cookie, 'csrfToken'))
      ? `session ${sessionHash}`
      : `network ${networkOf(socket.remoteAddress ?? '') ?? 'this machine'}`;
    return counts.count(key, clock()) <= maxHandshakesPerMinute;
  };
}

/** Returns a function that adds to the sum of the current second, and reports a sum above the limit. */
function sumPerSecond(limit: number, clock: Clock, onExceeded: () => void) {
  let second = 0;
  let sum = 0;
  return (amount: number): void => {
    const now = Math.floor(clock() / 1000);
    sum = now === second ? sum + amount : amount;
    second = now;
    if (sum > limit) onExceeded();
  };
}

/**
 * Ends a connection that sends more than the app ever does, that does not read what the server sends,
 * or that asks for a namespace: the app has none, and Socket.IO answers each such packet.
 */
export function limitConnection(connection: Connection, clock: Clock): void {
  // Engine.IO stores the WebSocket of the package ws in the request of its handshake.
  const { socket, websocket } = connection.request as IncomingMessage & { websocket: EventEmitter };
  // `close` alone would wait for the answer of the client, and would read from it until then.
  const end = (): void => {
    connection.close(true);
    socket.destroy();
  };
  const countPackets = sumPerSecond(maxPacketsPerSecond, clock, end);
  const countBytes = sumPerSecond(maxReceivedBytesPerSecond, clock, end);
  let queuedBytes = 0;
  connection
    .on('packet', ({ data }: Packet) => {
      countPackets(1);
      if (typeof data === 'string' && data.startsWith('0/')) end();
    })
    .on('packetCreate', ({ data }: Packet) => {
      queuedBytes += data?.length ?? 0;
      if (queuedBytes + socket.writableLength > maxOutgoingBytes) end();
    })
    .on('flush', () => {
      queuedBytes = 0;
    })
    // Otherwise the server would still read from a client that keeps its TCP connection open.
    .once('close', () => socket.destroySoon());
  // The package ws answers a ping frame itself, so Engine.IO does not report it as a packet.
  websocket.on('ping', () => countPackets(1));
  socket.on('data', (chunk: Uint8Array) => countBytes(chunk.length));
}
