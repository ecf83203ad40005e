import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { validatorOf } from '#contract/schemas.ts';
import type { Answer } from '#backend/call.ts';
import type { SignedInUser } from '#backend/context.ts';
import { MessageCall } from '#backend/http/message-call.ts';
import {
  httpOptions,
  refuseConnection,
  refuseExpectation,
  requireHost,
} from '#backend/http/refusals.ts';
import { clientEvents, socketPath } from '#src/generated/contract/operations.ts';
import type { SocketPing } from '#src/generated/model/index.ts';
import type { Mocks } from '#mocks/create-mocks.ts';

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** All origins of this machine, with any port. */
export class LoopbackOrigins extends Set<string> {
  override has(origin: string): boolean {
    return loopback.test(origin);
  }
}

/**
 * For a browser, `localhost` and `127.0.0.1` are two sites. An app on one of them must be able to
 * show the pictures of mocks on the other.
 */
const anySite = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

function send(response: ServerResponse, { status, headers, cookies, body }: Answer): void {
  // One call sets all headers. Fifteen separate calls would use a tenth of the time in which a
  // request is answered.
  const allHeaders: OutgoingHttpHeaders = { ...headers, ...anySite };
  if (cookies.length > 0) allHeaders['Set-Cookie'] = [...cookies];
  if (body !== null) allHeaders['Content-Length'] = Buffer.byteLength(body);
  response.writeHead(status, allHeaders).end(body ?? undefined);
}

const administrators = 'administrators';
const sessionRoom = (hash: string): string => `session:${hash}`;

async function serveSockets(server: Server, mocks: Mocks): Promise<void> {
  const { Server: SocketServer } = await import('socket.io');
  const isPing = validatorOf(clientEvents.ping);
  const [apiListener] = server.listeners('request');
  const users = new WeakMap<IncomingMessage, SignedInUser>();
  const sockets = new SocketServer(server, {
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    // The library checks the origin only for polling, not for websockets.
    allowRequest(request, decide) {
      const { origin = '', cookie } = request.headers;
      const finding = mocks.config.allowedOrigins.has(origin)
        ? mocks.userOf(cookie)
        : Promise.resolve(null);
      finding.then(
        (user) => {
          if (user) users.set(request, user);
          decide(null, user !== null);
        },
        (error: unknown) => {
          mocks.report(error);
          decide('unavailable', false);
        },
      );
    },
  });
  // Socket.IO's listener would answer a request to `socketPath` that is no WebSocket upgrade with an
  // error that is not in the contract. Without the listener, the API answers it with a problem.
  server.removeAllListeners('request');
  // Every listener of this event takes a request and its response.
  if (apiListener) server.on('request', apiListener as RequestListener);
  sockets.use((socket, next) => {
    const user = users.get(socket.request);
    if (!user) return next(new Error('Please sign in first.'));
    void socket.join(sessionRoom(user.sessionHash));
    if (user.groups.includes('admin')) void socket.join(administrators);
    return next();
  });
  sockets.on('connection', (socket) => {
    socket.on('ping', (payload: unknown) => {
      // The validator is compiled from the schema that the type is generated from.
      if (isPing(payload)) socket.emit('pong', { message: (payload as SocketPing).message });
      else socket.disconnect(true);
    });
  });
  mocks.subscribe({
    catalogueChanged: (event) => sockets.to(administrators).emit('catalogueChanged', event),
    endSessions(hashes) {
      // An empty list of rooms would disconnect every socket.
      if (hashes.length > 0) sockets.in(hashes.map(sessionRoom)).disconnectSockets(true);
    },
    dropConnections() {
      // `disconnectSockets` would send a packet after which pages do not connect again.
      for (const { conn } of sockets.sockets.sockets.values()) conn.close();
    },
  });
}

/** The mocks as a separate API host with a socket. The caller must call `listen`. */
export function createMockServer(mocks: Mocks): Server {
  const listener: RequestListener = (message, response) => {
    const call = new MessageCall(message, { ip: '127.0.0.1', requestId: mocks.nextRequestId() });
    const answering = mocks.answer(call);
    answering
      .then((answer) => {
        if (answer === 'lost') message.socket.destroy();
        else send(response, answer);
      })
      .catch((error: unknown) => {
        mocks.report(error);
        message.socket.destroy();
      });
  };
  const server = createServer(httpOptions, requireHost(listener))
    .on('clientError', refuseConnection)
    .on('checkExpectation', refuseExpectation);
  // Socket.IO is loaded when the first socket connects, so that the server starts faster.
  let loading: Promise<void> | undefined;
  const onUpgrade = (...connection: unknown[]): void => {
    loading ??= serveSockets(server, mocks).finally(() => server.off('upgrade', onUpgrade));
    void loading.then(() => server.emit('upgrade', ...connection));
  };
  server.on('upgrade', onUpgrade);
  return server;
}
