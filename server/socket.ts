import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http';
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

const maxMessageBytes = 64 * 1024;
const maxSocketsPerUser = 20;
const maxEventsPerSecond = 20;
const recheckMs = 60_000;

interface ClientToServer {
  ping: (payload: SocketPing) => void;
}

interface ServerToClient {
  pong: (payload: SocketPong) => void;
  catalogueChanged: (payload: CatalogueChanged) => void;
}

/** Socket.IO sends no events between processes, because fan-out.ts does that. */
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

/**
 * The user and the session of a handshake; null if its origin is not allowed or it has no session.
 * This code checks the origin because Socket.IO does not check it for websockets.
 */
async function identify(parts: SocketParts, request: IncomingMessage): Promise<SocketData | null> {
  const { config, clock } = parts;
  const { origin, cookie } = request.headers;
  if (origin === undefined || !config.allowedOrigins.has(origin)) return null;
  const token = readCookie(cookie, privateName(config, sessionCookie));
  const user = token ? await findSession(parts, token, clock()) : null;
  return token && user ? { user, token } : null;
}

/** Disconnects a socket that sends more events per second than the app ever does. */
function limitEvents(socket: OneSocket, clock: Clock): void {
  let second = 0;
  let count = 0;
  socket.use((_event, next) => {
    const now = Math.floor(clock() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > maxEventsPerSecond) socket.disconnect(true);
    else next();
  });
}

/**
 * Administrators join the room that is notified of changes to the catalogue; other users leave it.
 */
function joinByGroup(socket: OneSocket, { groups }: SignedInUser): void {
  if (groups.includes('admin')) void socket.join(administrators);
  else void socket.leave(administrators);
}

function serve(io: Sockets, socket: OneSocket, clock: Clock): void {
  const { user } = socket.data;
  const room = userRoom(user.id);
  if ((io.sockets.adapter.rooms.get(room)?.size ?? 0) >= maxSocketsPerUser) {
    socket.disconnect(true);
    return;
  }
  void socket.join([room, sessionRoom(user.sessionHash)]);
  joinByGroup(socket, user);
  limitEvents(socket, clock);
  const isPing = validatorOf(clientEvents.ping);
  socket.on('ping', (payload) => {
    if (isPing(payload)) socket.emit('pong', { message: payload.message });
    else socket.disconnect(true);
  });
}

/**
 * Disconnects sockets whose sessions have expired or were ended by another process, and applies
 * changed groups.
 */
async function recheck(io: Sockets, parts: SocketParts): Promise<void> {
  const { clock, log } = parts;
  try {
    for (const socket of io.sockets.sockets.values()) {
      const user = await findSession(parts, socket.data.token, clock());
      if (user) joinByGroup(socket, user);
      else socket.disconnect(true);
    }
  } catch (error) {
    log.warn('The sessions of open sockets could not be checked.', { error });
  }
}

/**
 * The sockets of this process. An event contains only the keys and versions of items; clients fetch
 * the items over HTTP.
 */
export function createSockets(parts: SocketParts) {
  const dataByRequest = new WeakMap<IncomingMessage, SocketData>();
  const io: Sockets = new Server({
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    connectTimeout: 10_000,
    allowRequest(request, decide) {
      identify(parts, request).then(
        (data) => {
          if (data) dataByRequest.set(request, data);
          decide(null, data !== null);
        },
        (error: unknown) => {
          parts.log.warn('A socket could not be authenticated.', { error });
          decide('unavailable', false);
        },
      );
    },
  });
  io.use((socket, next) => {
    const data = dataByRequest.get(socket.request);
    if (!data) return next(new Error('Please sign in first.'));
    socket.data = data;
    return next();
  });
  io.on('connection', (socket) => serve(io, socket, parts.clock));
  const timer = setInterval(() => void recheck(io, parts), recheckMs).unref();
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
    attach(server: HttpServer): void {
      const [apiListener] = server.listeners('request');
      io.attach(server);
      // Socket.IO adds a listener that answers plain HTTP requests to `socketPath`, but not in the
      // format of the contract. Without this listener, the API answers these requests.
      server.removeAllListeners('request');
      // Every listener of this event takes a request and its response.
      if (apiListener) server.on('request', apiListener as RequestListener);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      io.disconnectSockets(true);
      // io.close() would close the HTTP server, too.
      io.engine?.close();
      await Promise.resolve();
    },
  };
}
