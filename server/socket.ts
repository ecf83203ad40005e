import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Kysely } from 'kysely';
import { Server } from 'socket.io';
import type { Keys } from '#backend/auth/keys.ts';
import { findSession } from '#backend/auth/sessions.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createRefusals } from '#backend/http/refusals.ts';
import { attachSockets, createSocketListeners } from '#backend/http/socket-listeners.ts';
import type { Outages } from '#backend/outages.ts';
import type { Clock } from '#backend/ports.ts';
import { createSocketRules } from '#backend/socket-rules.ts';
import { socketPath } from '#src/generated/contract/operations.ts';
import type { Config } from './config.ts';
import {
  ConnectionCounts,
  createHandshakeLimit,
  limitConnection,
  type Connection,
} from './socket-limits.ts';

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
  const refusals = createRefusals(config, (detail, sender) =>
    outages.note('A handshake of a socket was refused.', { detail, sender }),
  );
  const connectionCounts = new ConnectionCounts(clock);
  const listeners = createSocketListeners<IncomingMessage>(rules, ({ user }, request) =>
    connectionCounts.admit(user.id, request),
  );
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
    attach(server: HttpServer, keys: Keys): void {
      mayLookUp = createHandshakeLimit({ config, keys, clock });
      attachSockets(server, () => void io.attach(server));
      io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) =>
        next(
          namesConnection(request) ? new Error('Only new connections are accepted.') : undefined,
        ),
      );
      io.engine.on('connection_error', ({ req }: { req: IncomingMessage }) =>
        refusals.refuseHandshake(req.socket),
      );
      // The package ws answers a handshake without its key itself, which `connection_error` does not
      // report. Engine.IO creates its server of ws again when the HTTP server listens.
      server.on('listening', () => {
        const websockets: unknown = Reflect.get(io.engine, 'ws');
        if (!(websockets instanceof EventEmitter)) return;
        websockets.on('wsClientError', (_error: Error, socket: Socket) => {
          refusals.refuseHandshake(socket);
          socket.destroySoon();
        });
      });
      io.engine.on('connection', (connection: Connection) => limitConnection(connection, clock));
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
