import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchangeOf } from './exchange.ts';
import { wrongCredential } from './secrets.ts';
import { createSender, headerOf, NoResponse, type WireRequest } from './send.ts';

const coders = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };

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
    if (request.url === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
      return;
    }
    const [, coding = ''] = /^\/coded\/(.+)$/.exec(request.url ?? '') ?? [];
    if (coding in coders) {
      const text = `asked for ${request.headers['accept-encoding']}`;
      // The line above has checked the name.
      const coded = coders[coding as keyof typeof coders](text);
      response.writeHead(200, { 'Content-Encoding': coding }).end(coded);
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

it('sends again what met a kept connection that was closed meanwhile', async () => {
  const own = createServer((_, response) => response.end('yes'));
  const open = new Set<Socket>();
  own.on('connection', (socket) => open.add(socket));
  await new Promise<void>((resolve) => {
    own.listen(0, '127.0.0.1', resolve);
  });
  const { port } = own.address() as AddressInfo;
  const once = createSender(1);
  const url = `http://127.0.0.1:${port}/`;
  await once.send({ ...requestOf({}), url });
  // The reset is on its way when the next request is sent.
  for (const socket of open) socket.resetAndDestroy();
  expect(await once.send({ ...requestOf({}), url })).toMatchObject({ status: 200 });
  once.close();
  own.close();
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

it.each([
  `{"name":"Ilse's \\"lantern\\" $HOME \`x\` \\\\ %s"}`,
  'one line\nand "another" ! !! $(id)\r\n',
  '@/etc/hostname',
  '',
])('makes a command line for curl from which a shell reads the same texts: %j', async (body) => {
  const url = `${origin}/a/../b?x=[1]&y='z'&w=!x`;
  const headers = [
    ['X-Note', 'it\'s "quoted" $HOME !'],
    ['X-Empty', ''],
    ['X-Name', Buffer.from('Ångström').toString('latin1')],
  ] as const;
  const line = exchangeOf({ method: 'POST', url, headers, body: Buffer.from(body) }, null).curl;
  const read = await argumentsOf(line);
  expect(read).toEqual(expect.arrayContaining(['--data-raw', body, url]));
  expect(read).toEqual(
    expect.arrayContaining(['X-Note: it\'s "quoted" $HOME !', 'X-Empty;', 'X-Name: Ångström']),
  );
});

it('makes a command line for curl that waits for no body of HEAD', async () => {
  const { curl } = exchangeOf(requestOf({ method: 'HEAD' }), null);
  expect(await argumentsOf(curl)).toContain('-I');
  expect(curl).not.toContain('-X');
});

it('makes a command line for curl that pipes bytes that are no text', async () => {
  const bytes = Buffer.from([0, 255, 10, 39, 92, 37]);
  const { curl } = exchangeOf(requestOf({ method: 'POST', body: bytes }), null);
  expect((await argumentsOf(curl)).at(-1)?.trim()).toBe('00 ff 0a 27 5c 25');
});

it.each(['gzip', 'deflate', 'br'] as const)(
  'takes %s off a body, and asks for none',
  async (coding) => {
    const { body } = await sender.send(requestOf({ path: `/coded/${coding}` }));
    expect(Buffer.from(body).toString()).toBe('asked for identity');
  },
);

it('does not wait for the end of a stream of events', async () => {
  const { status, body } = await sender.send(requestOf({ path: '/events' }));
  expect([status, Buffer.from(body).toString()]).toEqual([200, 'data: 1\n\n']);
});

it('shows no secret in an exchange, and puts variables of the shell in their places', async () => {
  const request = requestOf({
    method: 'POST',
    path: '/?api_key=query-secret&q=1',
    headers: [
      ['Cookie', `session=cookie-secret; csrfToken=${wrongCredential}`],
      ['X-Tenant-Key', 'header-secret'],
      ['Authorization', 'Bearer saved-secret'],
      ['Accept', '*/*'],
    ],
    body: Buffer.from('{"token":"saved-secret"}'),
  });
  const secrets = {
    headers: new Set(['x-tenant-key']),
    query: new Set(['api_key']),
    values: new Map([
      ['saved-secret', 'TOKEN'],
      ['query-secret', 'API_KEY'],
    ]),
  };
  const exchange = exchangeOf(request, await sender.send(request), secrets);
  expect(JSON.stringify(exchange)).not.toMatch(/-secret|a=1/);
  expect(exchange.request.headers).toEqual([
    ['Cookie', `session=$SESSION; csrfToken=${wrongCredential}`],
    ['X-Tenant-Key', '$X_TENANT_KEY'],
    ['Authorization', 'Bearer $TOKEN'],
    ['Accept', '*/*'],
  ]);
  const read = await argumentsOf(`SESSION=s X_TENANT_KEY=k TOKEN=t API_KEY=a; ${exchange.curl}`);
  expect(read).toEqual(
    expect.arrayContaining([
      `Cookie: session=s; csrfToken=${wrongCredential}`,
      'X-Tenant-Key: k',
      'Authorization: Bearer t',
      '{"token":"t"}',
      `${origin}/?api_key=a&q=1`,
    ]),
  );
});

it('shows the attributes of a cookie that a response sets', async () => {
  const response = {
    status: 200,
    headers: [['Set-Cookie', 'id=abcdef; Path=/; HttpOnly']],
  } as const;
  const shown = exchangeOf(requestOf({}), {
    ...response,
    body: Buffer.from(''),
    isCut: false,
    milliseconds: 1,
  });
  expect(shown.response?.headers).toEqual([['Set-Cookie', 'id=$ID; Path=/; HttpOnly']]);
});
