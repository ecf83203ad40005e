import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractWith, json } from '../../conform/testing/run-against.ts';
import { watched } from './watched.ts';

const lamp = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 20 } },
};

const responses = {
  '200': { description: 'Yes.', content: { 'application/json': { schema: lamp } } },
  '400': { description: 'No.', content: { 'application/json': { schema: {} } } },
};

const picture = {
  ...lamp,
  required: ['name', 'facts', 'file'],
  properties: {
    name: { type: 'string', maxLength: 20 },
    facts: { type: 'object', required: ['lit'], properties: { lit: { type: 'boolean' } } },
    file: { type: 'string', format: 'binary', maxLength: 10 },
  },
};

const paths = {
  '/lamps/{lampId}': {
    parameters: [
      { name: 'lampId', in: 'path', required: true, schema: { type: 'integer', maximum: 99 } },
    ],
    get: { responses },
    put: {
      responses,
      requestBody: { required: true, content: { 'application/json': { schema: lamp } } },
    },
  },
  '/pictures': {
    post: {
      responses,
      requestBody: { content: { 'multipart/form-data': { schema: picture } } },
    },
  },
  '/events': {
    get: {
      responses: {
        '200': { description: 'News.', content: { 'text/event-stream': { schema: {} } } },
      },
    },
  },
};

const contract = contractWith(paths, { servers: [{ url: 'https://lamps.example/v1' }] });

/** Answers each request with a lamp. */
export const goodLamp: RequestListener = (request, response) => {
  request.resume().once('end', () => response.writeHead(200, json).end('{"name":"Bright"}'));
};

type Client = (url: string, backend: string) => Promise<unknown>;

interface Setting extends Omit<Parameters<typeof watched>[1], 'contract'> {
  readonly onUpgrade?: (request: IncomingMessage, socket: Socket) => void;
  /** Another address than that of the backend. */
  readonly target?: string;
}

/** Lets a client use a backend of one function through the proxy. */
export async function watchLamps(
  backend: RequestListener,
  client: Client,
  { onUpgrade, target, ...setting }: Setting = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const path = join(folder, 'openapi.json');
  writeFileSync(path, JSON.stringify(contract));
  const server = createServer(backend);
  if (onUpgrade) server.on('upgrade', onUpgrade);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  try {
    const { judge, proxy } = await watched(
      target ?? address,
      { contract: path, ...setting },
      async (url) => {
        await client(url, address);
      },
    );
    const messages = judge.findings.map(({ rule, message }) => `${rule}: ${message}`);
    return { judge, proxy, messages };
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
