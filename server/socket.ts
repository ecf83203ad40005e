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
import type { Outages } from '#backend/outages.ts';
import type { Clock, Realtime } from '#backend/ports.ts';
import { ConnectionCounts, limitConnection, type Connection } from './socket-limits.ts';

const maxMessageBytes = 64 * 1024;
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
  readonly outages: Outages;
}

const sessionRoom = (hash: string): string => `session:${hash}`;
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

/**
 * Whether a handshake asks to take over an existing connection. The app never does that, and Engine.IO
 * would not call `allowRequest` for it.
 */
const namesConnection = ({ url = '' }: IncomingMessage): boolean =>
  new URL(url, 'http://localhost').searchParams.has('sid');

/**
 * Administrators join the room that is notified of changes to the catalogue; other users leave it.
 */
function joinByGroup(socket: OneSocket, { groups }: SignedInUser): void {
  if (groups.includes('admin')) void socket.join(administrators);
  else void socket.leave(administrators);
}

function serve(socket: OneSocket): void {
  const { user } = socket.data;
  void socket.join(sessionRoom(user.sessionHash));
  joinByGroup(socket, user);
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
  const { clock, outages } = parts;
  try {
    for (const socket of io.sockets.sockets.values()) {
      const user = await findSession(parts, socket.data.token, clock());
      if (user) joinByGroup(socket, user);
      else socket.disconnect(true);
    }
  } catch (error) {
    outages.report('The sessions of open sockets could not be checked.', error);
  }
}

/**
 * The sockets of this process. An event contains only the keys and versions of items; clients fetch
 * the items over HTTP.
 */
export function createSockets(parts: SocketParts) {
  const dataByRequest = new WeakMap<IncomingMessage, SocketData>();
  const connectionCounts = new ConnectionCounts();
  const io: Sockets = new Server({
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    connectTimeout: 10_000,
    allowRequest(request, decide) {
      identify(parts, request).then(
        (data) => {
          const admitted = data !== null && connectionCounts.admit(data.user.id, request);
          if (admitted) dataByRequest.set(request, data);
          decide(null, admitted);
        },
        (error: unknown) => {
          parts.outages.report('A socket could not be authenticated.', error);
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
  io.on('connection', serve);
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
      io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) =>
        next(
          namesConnection(request) ? new Error('Only new connections are accepted.') : undefined,
        ),
      );
      io.engine.on('connection', (connection: Connection) =>
        limitConnection(connection, parts.clock),
      );
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
