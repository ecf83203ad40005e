import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Kysely } from 'kysely';
import { Server, type Socket } from 'socket.io';
import { validatorOf } from '#contract/schemas.ts';
import { clientEvents, socketPath } from '#src/generated/contract/operations.ts';
import type { CatalogueChanged, SocketPing, SocketPong } from '#src/generated/model/index.ts';
import { privateName, readCookie } from '#backend/auth/cookies.ts';
import { findSession, sessionCookie } from '#backend/auth/sessions.ts';
import type { Config } from './config.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Clock, Log, Realtime } from '#backend/ports.ts';

const largestMessage = 64 * 1024;
const socketsPerUser = 20;
const eventsPerSecond = 20;
const recheckEvery = 60_000;

interface ClientToServer {
  ping: (payload: SocketPing) => void;
}

interface ServerToClient {
  pong: (payload: SocketPong) => void;
  catalogueChanged: (payload: CatalogueChanged) => void;
}

/** What processes tell each other: nothing so far. */
type BetweenServers = Record<string, never>;

interface SocketData {
  user: SignedInUser;
  token: string;
}

type Sockets = Server<ClientToServer, ServerToClient, BetweenServers, SocketData>;
type OneSocket = Socket<ClientToServer, ServerToClient, BetweenServers, SocketData>;

export interface SocketParts {
  readonly config: Config;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly log: Log;
}

const sessionRoom = (hash: string): string => `session:${hash}`;
const userRoom = (id: string): string => `user:${id}`;
const administrators = 'administrators';

/** Who asks, decided at the handshake: the library's own CORS does not look at this transport. */
async function identify(parts: SocketParts, request: IncomingMessage): Promise<SocketData | null> {
  const { config, clock } = parts;
  const { origin, cookie } = request.headers;
  if (origin === undefined || !config.allowedOrigins.has(origin)) return null;
  const token = readCookie(cookie, privateName(config, sessionCookie));
  const user = token ? await findSession(parts, token, clock()) : null;
  return token && user ? { user, token } : null;
}

/** Ends a socket that says more in a second than any person's app does. */
function limitEvents(socket: OneSocket, clock: Clock): void {
  let second = 0;
  let count = 0;
  socket.use((_event, next) => {
    const now = Math.floor(clock() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > eventsPerSecond) socket.disconnect(true);
    else next();
  });
}

/** Who administers the catalogue hears of its changes. */
function seat(socket: OneSocket, { groups }: SignedInUser): void {
  if (groups.includes('admin')) void socket.join(administrators);
  else void socket.leave(administrators);
}

function serve(io: Sockets, socket: OneSocket, clock: Clock): void {
  const { user } = socket.data;
  const room = userRoom(user.id);
  if ((io.sockets.adapter.rooms.get(room)?.size ?? 0) >= socketsPerUser) {
    socket.disconnect(true);
    return;
  }
  void socket.join([room, sessionRoom(user.sessionHash)]);
  seat(socket, user);
  limitEvents(socket, clock);
  const isPing = validatorOf(clientEvents.ping);
  socket.on('ping', (payload) => {
    if (isPing(payload)) socket.emit('pong', { message: payload.message });
    else socket.disconnect(true);
  });
}

/** A session that ran out or was ended by another process is noticed here, and a change of groups. */
async function recheck(io: Sockets, parts: SocketParts): Promise<void> {
  const { clock, log } = parts;
  try {
    for (const socket of io.sockets.sockets.values()) {
      const user = await findSession(parts, socket.data.token, clock());
      if (user) seat(socket, user);
      else socket.disconnect(true);
    }
  } catch (error) {
    log.warn('The sessions of open sockets could not be checked.', { error });
  }
}

/**
 * The sockets of this process. What is sent are hints, and the truth is fetched, so another fan-out
 * (an adapter of the library) changes nothing but the line that makes the server.
 */
export function createSockets(parts: SocketParts) {
  const admitted = new WeakMap<IncomingMessage, SocketData>();
  const io: Sockets = new Server({
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    connectTimeout: 10_000,
    allowRequest(request, decide) {
      identify(parts, request).then(
        (data) => {
          if (data) admitted.set(request, data);
          decide(null, data !== null);
        },
        (error: unknown) => {
          parts.log.warn('A socket could not be let in.', { error });
          decide('unavailable', false);
        },
      );
    },
  });
  io.use((socket, next) => {
    const data = admitted.get(socket.request);
    if (!data) return next(new Error('Please sign in first.'));
    socket.data = data;
    return next();
  });
  io.on('connection', (socket) => serve(io, socket, parts.clock));
  const timer = setInterval(() => void recheck(io, parts), recheckEvery).unref();
  const realtime: Realtime = {
    endSessions(hashes) {
      if (hashes.length > 0) io.in(hashes.map(sessionRoom)).disconnectSockets(true);
    },
    catalogueChanged(event) {
      io.to(administrators).emit('catalogueChanged', event);
    },
  };
  return {
    realtime,
    attach: (server: HttpServer): void => void io.attach(server),
    async close(): Promise<void> {
      clearInterval(timer);
      io.disconnectSockets(true);
      // Only the socket engine: the HTTP server is closed by whoever made it.
      io.engine?.close();
      await Promise.resolve();
    },
  };
}
