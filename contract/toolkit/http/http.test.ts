import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchangeOf } from './exchange.ts';
import { createSender, headerOf, NoResponse, type WireRequest } from './send.ts';

let server: Server;
let origin = '';
const sender = createSender();

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/reset') {
      request.socket.destroy();
      return;
    }
    if (request.url === '/endless') {
      response.write('x'.repeat(100_000));
      const timer = setInterval(() => response.write('x'.repeat(100_000)), 5);
      response.once('close', () => clearInterval(timer));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          type: request.headers['content-type'] ?? null,
          length: request.headers['content-length'] ?? null,
          encoding: request.headers['transfer-encoding'] ?? null,
          body: Buffer.concat(parts).toString('hex'),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  sender.close();
  server.closeAllConnections();
  server.close();
});

const requestOf = (changes: Partial<WireRequest> & { path?: string }): WireRequest => ({
  method: 'GET',
  url: origin + (changes.path ?? '/'),
  headers: [],
  body: null,
  ...changes,
});

it('sends a path as it is', async () => {
  const { body } = await sender.send(requestOf({ path: '/a/../b/%2e?q=%zz' }));
  expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ url: '/a/../b/%2e?q=%zz' });
});

it('sends the length of a body that is not there where a body is usual', async () => {
  for (const method of ['POST', 'PUT', 'PATCH']) {
    const { body } = await sender.send(requestOf({ method }));
    expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ length: '0', encoding: null });
  }
  const { body } = await sender.send(requestOf({ method: 'DELETE' }));
  expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ length: null, encoding: null });
});

it.each([
  ['/%2e#top', '/%2e'],
  ['?q=1', '/?q=1'],
  ['', '/'],
])('sends what follows the authority: %s', async (rest, path) => {
  // The number is the same, but not as the URL writes it.
  const url = origin.replace(/:(\d+)$/, ':0$1') + rest;
  const { body } = await sender.send(requestOf({ url }));
  expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ url: path });
});

it('keeps headers that come more than once', async () => {
  const response = await sender.send(requestOf({}));
  expect(headerOf(response, 'set-cookie')).toBe('a=1, b=2');
  expect(headerOf(response, 'etag')).toBeNull();
});

it('ends a response that is too long or does not end', async () => {
  const response = await sender.send(requestOf({ path: '/endless' }), { responseBytes: 250_000 });
  expect(response).toMatchObject({ status: 200, isCut: true });
  expect(response.body.length).toBe(250_000);
});

it('says that no response came from a silent or broken backend', async () => {
  await expect(sender.send(requestOf({ path: '/silent' }), { milliseconds: 100 })).rejects.toThrow(
    'No whole response came within 100 ms.',
  );
  await expect(sender.send(requestOf({ path: '/reset' }))).rejects.toBeInstanceOf(NoResponse);
  await expect(sender.send({ ...requestOf({}), url: 'http://127.0.0.1:1/' })).rejects.toThrow(
    /ECONNREFUSED/,
  );
});

const shell = promisify(execFile);

/** In a shell, prints the arguments of curl and its input, each followed by a line with a stop. */
const printArguments = String.raw`curl() { printf '%s\n.\n' "$@"; case "$*" in *@-*) od -An -tx1;; esac; }`;

async function argumentsOf(line: string): Promise<string[]> {
  const { stdout } = await shell('sh', ['-c', `${printArguments}; ${line}`]);
  return stdout.split('\n.\n');
}

it('makes a command line for curl from which a shell reads the same texts', async () => {
  const body = `{"name":"Ilse's \\"lantern\\" $HOME \`x\` \\\\ %s"}`;
  const url = `${origin}/a/../b?x=[1]&y='z'`;
  const headers = [['X-Note', 'it\'s "quoted"']] as const;
  const line = exchangeOf({ method: 'POST', url, headers, body: Buffer.from(body) }, null).curl;
  const read = await argumentsOf(line);
  expect(read).toContain(body);
  expect(read).toContain(url);
  expect(read).toContain(`X-Note: it's "quoted"`);
});

it('makes a command line for curl that pipes bytes that are no text', async () => {
  const bytes = Buffer.from([0, 255, 10, 39, 92, 37]);
  const { curl } = exchangeOf(requestOf({ method: 'POST', body: bytes }), null);
  expect((await argumentsOf(curl)).at(-1)?.trim()).toBe('00 ff 0a 27 5c 25');
});

it('shows no secret in an exchange', async () => {
  const request = requestOf({
    headers: [
      ['Cookie', 'session=secret'],
      ['Accept', '*/*'],
    ],
  });
  const { curl, request: shown, response } = exchangeOf(request, await sender.send(request));
  expect(curl).toContain("-H 'Cookie: $COOKIE'");
  expect(shown.headers).toContainEqual(['Accept', '*/*']);
  expect(JSON.stringify([shown, response, curl])).not.toMatch(/secret|a=1/);
});
