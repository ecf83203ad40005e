import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Kysely } from 'kysely';
import { Server } from 'socket.io';
import type { Keys } from '#backend/auth/keys.ts';
import { findSession } from '#backend/auth/sessions.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createRefusals, refusedHandshake } from '#backend/http/refusals.ts';
import { attachSockets, createSocketListeners } from '#backend/http/socket-listeners.ts';
import type { Outages } from '#backend/outages.ts';
import type { Clock } from '#backend/ports.ts';
import { createSocketRules } from '#backend/socket-rules.ts';
import { socketPath } from '#src/generated/contract/operations.ts';
import type { Config } from './config.ts';
import type { Observer } from './http/observe.ts';
import { observeHandshakes } from './socket-access.ts';
import {
  ConnectionCounts,
  createHandshakeLimit,
  limitConnection,
  type Connection,
} from './socket-limits.ts';

const switchingProtocols = 101;
const maxMessageBytes = 64 * 1024;

export interface SocketParts {
  readonly config: Config;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly outages: Outages;
}

/**
 * Whether a handshake asks to take over an existing connection. The app never does that, and Engine.IO
 * would not call `allowRequest` for it.
 */
const namesConnection = ({ url = '' }: IncomingMessage): boolean =>
  new URL(url, 'http://localhost').searchParams.has('sid');

/**
 * The sockets of this process. An event contains keys and versions, but no content; clients fetch the
 * content over HTTP.
 */
export function createSockets(parts: SocketParts) {
  const { config, clock, outages } = parts;
  const rules = createSocketRules({
    config,
    findUser: (token) => findSession(parts, token, clock(), false),
    report: (sentence, cause) => outages.report(sentence, cause),
  });
  const refusals = createRefusals(config);
  const connectionCounts = new ConnectionCounts(clock);
  let handshakes: ReturnType<typeof observeHandshakes> | undefined;
  const listeners = createSocketListeners<IncomingMessage>(rules, ({ user }, request) => {
    handshakes?.setUser(request, user.id);
    return connectionCounts.admit(user.id, request);
  });
  let mayLookUp: (request: IncomingMessage) => boolean = () => false;
  const io = new Server({
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => {
      if (mayLookUp(request)) listeners.allowRequest(request, decide);
      else decide(null, false);
    },
  });
  io.on('connection', listeners.onConnection);
  return {
    realtime: rules.realtime,
    attach(server: HttpServer, keys: Keys, observer: Observer): void {
      mayLookUp = createHandshakeLimit({ config, keys, clock });
      const observed = observeHandshakes(observer, config.trustedProxies);
      handshakes = observed;
      const refuse = (socket: Socket): void => {
        // The socket of a client that has gone away is closed, which ends the handshake.
        if (socket.writable) observed.end(socket, refusedHandshake);
        refusals.refuseHandshake(socket, observed.requestId(socket));
      };
      attachSockets(server, () => void io.attach(server));
      io.engine.use(
        (request: IncomingMessage, _response: unknown, next: (error?: Error) => void) => {
          observed.begin(request);
          next(
            namesConnection(request) ? new Error('Only new connections are accepted.') : undefined,
          );
        },
      );
      io.engine.on(
        'initial_headers',
        (headers: Record<string, string>, { socket }: IncomingMessage) => {
          headers['X-Request-Id'] = observed.requestId(socket);
        },
      );
      io.engine.on('connection_error', ({ req }: { req: IncomingMessage }) => refuse(req.socket));
      // The package ws answers a handshake without its key itself, which `connection_error` does not
      // report. Engine.IO creates its server of ws again when the HTTP server listens.
      server.on('listening', () => {
        const websockets: unknown = Reflect.get(io.engine, 'ws');
        if (!(websockets instanceof EventEmitter)) return;
        websockets.on('wsClientError', (_error: Error, socket: Socket) => {
          refuse(socket);
          socket.destroySoon();
        });
      });
      io.engine.on('connection', (connection: Connection) => {
        observed.end(connection.request.socket, switchingProtocols);
        limitConnection(connection, clock);
      });
    },
    /** How many sockets are open. */
    count: (): number => io.engine?.clientsCount ?? 0,
    async close(): Promise<void> {
      io.disconnectSockets(true);
      // io.close() would close the HTTP server, too.
      io.engine?.close();
      await Promise.resolve();
    },
  };
}
