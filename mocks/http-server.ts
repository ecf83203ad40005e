import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
// oxlint-disable-next-line no-restricted-imports -- this host plays the server, socket included
import { Server as SocketServer } from 'socket.io';
import { ProblemError } from '#contract/problem.ts';
import { socketPath } from '#src/generated/contract/operations.ts';
import { offline, problemAnswer } from './core/answer.ts';
import type { MockBackend } from './core/backend.ts';
import { parseCookies } from './core/cookies.ts';
import { pongFor } from './socket-replies.ts';

/** Larger than any body of the contract: the contract's own limits answer before this one. */
const maxBytes = 32 * 1024 * 1024;

/** The room of the sockets that hear of changes of the catalogue. */
const administrators = 'administrators';

const exposed = 'ETag, Location, Retry-After, X-Request-Id, Allow';
const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const allowedOrigin = (origin: string | undefined): string | null =>
  origin !== undefined && loopback.test(origin) ? origin : null;

function allow(request: IncomingMessage, response: ServerResponse): void {
  const origin = allowedOrigin(request.headers.origin);
  response.setHeader('Vary', 'Origin');
  if (origin === null) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', exposed);
}

const safe = new Set(['GET', 'HEAD']);

/** A page of another machine may read nothing and must not write either: the server refuses it, too. */
const isForeignWrite = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  !safe.has(method) && headers.origin !== undefined && allowedOrigin(headers.origin) === null;

const foreignOrigin = new ProblemError(
  'origin_not_allowed',
  'This page may not do that. Open the app at its own address and try again.',
);

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    // Without an encoding, a request is read in bytes.
    const bytes = part as Uint8Array;
    size += bytes.byteLength;
    if (size > maxBytes) return null;
    parts.push(bytes);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function requestFrom(message: IncomingMessage): Promise<Request | null> {
  const method = message.method ?? 'GET';
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await bodyOf(message);
  return body && new Request(url, { method, headers, body });
}

async function answerOf(backend: MockBackend, message: IncomingMessage) {
  const request = await requestFrom(message);
  return request ? backend.answer(request, parseCookies(message.headers.cookie)) : offline;
}

async function handle(backend: MockBackend, message: IncomingMessage, response: ServerResponse) {
  allow(message, response);
  if (message.method === 'OPTIONS') return preflight(message, response);
  const answer = isForeignWrite(message)
    ? problemAnswer(foreignOrigin, randomUUID())
    : await answerOf(backend, message);
  if (answer === offline) return message.socket.destroy();
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const setCookies = answer.headers.getSetCookie();
  if (setCookies.length > 0) response.setHeader('Set-Cookie', setCookies);
  return response.end(answer.body);
}

/**
 * The mocks as an API host of their own: real cookies, CORS for every page of this machine, and the
 * socket. Listens to nothing by itself.
 */
export function createMockServer(backend: MockBackend, complain: (error: unknown) => void): Server {
  const server = createServer((message, response) => {
    handle(backend, message, response).catch((error: unknown) => {
      complain(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const sockets = new SocketServer(server, {
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    cors: {
      origin: (origin, decide) => decide(null, allowedOrigin(origin) ?? false),
      credentials: true,
    },
  });
  sockets.use((socket, next) => {
    const cookies = parseCookies(socket.handshake.headers.cookie);
    const user = backend.userOf(cookies, false);
    if (user?.groups.includes('admin')) void socket.join(administrators);
    next(user ? undefined : new Error('Please sign in first.'));
  });
  sockets.on('connection', (socket) => {
    socket.on('ping', (payload: unknown) => {
      const pong = pongFor(payload);
      if (pong) socket.emit('pong', pong);
    });
  });
  backend.onCatalogueChange((event) => sockets.to(administrators).emit('catalogueChanged', event));
  return server;
}
