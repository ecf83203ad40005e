import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FaultName } from './faults.ts';
import { Shelf } from './shelf-backend.ts';
import type { Has } from './shelf-rules.ts';
import { wireOf } from './shelf-wire.ts';

const readBytes = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  // A request without an encoding has only bytes.
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
};

async function handle(shelf: Shelf, has: Has, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shelf');
  const bytes = await readBytes(request);
  if (has('never answers one request') && pathname === '/report') return;
  const answer = shelf.answer({
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : '';
    },
    bytes,
  });
  const { status, headers, body } = wireOf(answer, {
    has,
    path: pathname,
    method: request.method ?? '',
  });
  if (has('CORS allows every Origin with cookies')) {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
  }
  response.writeHead(status, headers);
  response.end(body);
}

interface RunningShelf {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a backend of shelf.yaml, on a free port if none is given; with a fault it is wrong in one way. */
export async function startShelf(fault: FaultName | null, wanted = 0): Promise<RunningShelf> {
  const has: Has = (name) => name === fault;
  const shelf = new Shelf(has);
  const server: Server = createServer((request, response) => {
    void handle(shelf, has, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(wanted, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
