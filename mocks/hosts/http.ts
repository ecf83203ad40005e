import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { undivided, type Answer } from '#backend/call.ts';
import { BodyReader } from '#backend/http/body-reader.ts';
import { answerEarly } from '#backend/http/early-answer.ts';
import { MessageCall } from '#backend/http/message-call.ts';
import { createRefusals, httpOptions } from '#backend/http/refusals.ts';
import { attachSockets, createSocketListeners } from '#backend/http/socket-listeners.ts';
import { socketPath } from '#src/generated/contract/operations.ts';
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

function send(
  message: IncomingMessage,
  response: ServerResponse,
  { status, headers, cookies, ...answer }: Answer,
  bodies: BodyReader,
): void {
  // One call sets all headers. Fifteen separate calls would use a tenth of the time in which a
  // request is answered.
  const body = undivided(answer.body);
  const allHeaders: OutgoingHttpHeaders = { ...headers, ...anySite };
  if (cookies.length > 0) allHeaders['Set-Cookie'] = [...cookies];
  if (body !== null && bodies.isDiscarding(message)) {
    return answerEarly(message, response, {
      status,
      headers: allHeaders,
      bytes: Buffer.from(body),
    });
  }
  if (body !== null) allHeaders['Content-Length'] = Buffer.byteLength(body);
  response.writeHead(status, allHeaders).end(body ?? undefined);
}

async function serveSockets(server: Server, mocks: Mocks): Promise<void> {
  const { Server: SocketServer } = await import('socket.io');
  const { allowRequest, onConnection } = createSocketListeners(mocks.sockets);
  const sockets = new SocketServer({
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    allowRequest,
  });
  sockets.on('connection', onConnection);
  attachSockets(server, () => void sockets.attach(server));
  // `disconnectSockets` would send a packet after which pages do not connect again.
  mocks.onDrop(() => sockets.sockets.sockets.forEach(({ conn }) => conn.close()));
}

/** The mocks as a separate API host with a socket. The caller must call `listen`. */
export function createMockServer(mocks: Mocks): Server {
  const bodies = new BodyReader(Number.POSITIVE_INFINITY, () => undefined);
  const listener: RequestListener = (message, response) => {
    const sender = { ip: '127.0.0.1', requestId: mocks.nextRequestId() };
    const call = new MessageCall(message, sender, bodies);
    const answering = mocks.answer(call);
    answering
      .then((answer) => {
        if (answer === 'lost') message.socket.destroy();
        else send(message, response, answer, bodies);
      })
      .catch((error: unknown) => {
        mocks.report(error);
        message.socket.destroy();
      });
  };
  const refusals = createRefusals({ secureCookies: false });
  const server = createServer(httpOptions, refusals.requireHost(listener))
    .on('clientError', refusals.refuseConnection)
    .on('checkExpectation', refusals.refuseExpectation);
  // Socket.IO is loaded when the first socket connects, so that the server starts faster.
  let loading: Promise<void> | undefined;
  const onUpgrade = (...connection: unknown[]): void => {
    loading ??= serveSockets(server, mocks).finally(() => server.off('upgrade', onUpgrade));
    void loading.then(() => server.emit('upgrade', ...connection));
  };
  server.on('upgrade', onUpgrade);
  return server;
}
