import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http';
import type { Kysely } from 'kysely';
import { Server } from 'socket.io';
import { findSession } from '#backend/auth/sessions.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Outages } from '#backend/outages.ts';
import type { Clock } from '#backend/ports.ts';
import { createSocketRules, type SocketSession } from '#backend/socket-rules.ts';
import { socketPath } from '#src/generated/contract/operations.ts';
import type { Config } from './config.ts';
import { ConnectionCounts, limitConnection, type Connection } from './socket-limits.ts';

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
 * The sockets of this process. An event contains only the keys and versions of items; clients fetch
 * the items over HTTP.
 */
export function createSockets(parts: SocketParts) {
  const { config, clock, outages } = parts;
  const rules = createSocketRules({
    config,
    findUser: (token) => findSession(parts, token, clock()),
    report: (sentence, cause) => outages.report(sentence, cause),
  });
  const sessions = new WeakMap<IncomingMessage, SocketSession>();
  const connectionCounts = new ConnectionCounts();
  const io = new Server({
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    connectTimeout: 10_000,
    // Socket.IO itself does not check the origin of websockets.
    allowRequest(request, decide) {
      void rules.admit(request.headers).then((session) => {
        const admitted = session !== null && connectionCounts.admit(session.user.id, request);
        if (admitted) sessions.set(request, session);
        decide(null, admitted);
      });
    },
  });
  io.on('connection', (socket) => {
    const session = sessions.get(socket.request);
    if (!session) return void socket.disconnect(true);
    const { receive, ended } = rules.open(session, {
      emit: (event, payload) => void socket.emit(event, payload),
      disconnect: () => void socket.disconnect(true),
    });
    socket.onAny((event: string, payload: unknown) => receive(event, payload));
    socket.on('disconnect', ended);
  });
  return {
    realtime: rules.realtime,
    attach(server: HttpServer): void {
      const [apiListener] = server.listeners('request');
      io.attach(server);
      io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) =>
        next(
          namesConnection(request) ? new Error('Only new connections are accepted.') : undefined,
        ),
      );
      io.engine.on('connection', (connection: Connection) => limitConnection(connection, clock));
      // Socket.IO adds a listener that answers plain HTTP requests to `socketPath`, but not in the
      // format of the contract. Without this listener, the API answers these requests.
      server.removeAllListeners('request');
      // Every listener of this event takes a request and its response.
      if (apiListener) server.on('request', apiListener as RequestListener);
    },
    async close(): Promise<void> {
      io.disconnectSockets(true);
      // io.close() would close the HTTP server, too.
      io.engine?.close();
      await Promise.resolve();
    },
  };
}
