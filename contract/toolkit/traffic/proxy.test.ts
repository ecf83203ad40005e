import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, request, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractWith, json } from '../conform/testing/run-against.ts';
import { watched } from './testing/watched.ts';

let folder = '';
let server: Server | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function listen(listener: RequestListener): Promise<string> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = listening.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

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

const lamps = contractWith({
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
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              ...lamp,
              required: ['name', 'facts', 'file'],
              properties: {
                name: { type: 'string', maxLength: 20 },
                facts: {
                  type: 'object',
                  required: ['lit'],
                  properties: { lit: { type: 'boolean' } },
                },
                file: { type: 'string', format: 'binary', maxLength: 10 },
              },
            },
          },
        },
      },
    },
  },
  '/events': {
    get: {
      responses: {
        '200': { description: 'News.', content: { 'text/event-stream': { schema: {} } } },
      },
    },
  },
});

async function watch(
  backend: string,
  client: (url: string) => Promise<unknown>,
  setting: Partial<Parameters<typeof watched>[1]> = {},
) {
  const contract = join(folder, 'openapi.json');
  writeFileSync(contract, JSON.stringify(lamps));
  const seen = await watched(backend, { contract, ...setting }, async (url) => {
    await client(url);
  });
  const { judge, proxy } = seen;
  return {
    judge,
    proxy,
    messages: judge.findings.map(({ rule, message }) => `${rule}: ${message}`),
  };
}

const good: RequestListener = (_, response) => {
  response.writeHead(200, json).end('{"name":"Bright"}');
};

it('passes on what both sides send', async () => {
  const seen: string[] = [];
  const backend = await listen((request_, response) => {
    seen.push(`${request_.method} ${request_.url} ${request_.headers.host}`);
    request_.on('data', (part: Buffer) => seen.push(part.toString()));
    request_.on('end', () =>
      response.writeHead(200, 'Fine', { ...json, 'X-Own': 'a' }).end('{"name":"B"}'),
    );
  });
  const { messages } = await watch(backend, async (url) => {
    const response = await fetch(`${url}/lamps/7`, {
      method: 'PUT',
      headers: json,
      body: '{"name":"Bright"}',
    });
    expect(response.headers.get('x-own')).toBe('a');
    expect([response.statusText, await response.text()]).toEqual(['Fine', '{"name":"B"}']);
  });
  expect(seen).toEqual([`PUT /lamps/7 ${new URL(backend).host}`, '{"name":"Bright"}']);
  expect(messages).toEqual([]);
});

it('names unknown paths, methods, parameters and values of a client', async () => {
  const backend = await listen((_, response) => {
    response.writeHead(400, json).end('{}');
  });
  const { judge } = await watch(
    backend,
    async (url) => {
      for (const path of [
        '/lamps/7/',
        '/oil?q=1',
        '/lamps/100',
        '/lamps/7?size=2',
        '/lamps/seven',
      ]) {
        await fetch(url + path);
      }
      await fetch(`${url}/lamps/7`, { method: 'DELETE' });
      await fetch(`${url}/lamps/7`, { method: 'PUT' });
      await fetch(`${url}/lamps/7`, {
        method: 'PUT',
        body: '<lamp/>',
        headers: { 'Content-Type': 'text/xml' },
      });
      await fetch(`${url}/lamps/7`, { method: 'PUT', body: '{"colour":1}', headers: json });
    },
    { options: { only: ['client'] } },
  );
  const shown = judge.findings.map(({ rule, message, fix }) =>
    `${rule}: ${message} ${fix ?? ''}`.trim(),
  );
  expect(shown).toEqual([
    'undeclared_operation: The contract has no GET /lamps/*/. The backend answers 400. The contract has /lamps/{lampId}.',
    'undeclared_operation: The contract has no GET /oil. The backend answers 400.',
    'request_parameters_conformance: The path parameter lampId does not fit its schema: the value must be <= 99.',
    'undeclared_parameter: The contract has no query parameter "size" here.',
    'request_parameters_conformance: The path parameter lampId does not fit its schema: the value must be integer.',
    'undeclared_operation: The contract has no DELETE /lamps/*; it has GET, PUT at this path. The backend answers 400.',
    'request_schema_conformance: The request has no body, and the contract requires one.',
    'request_content_type_conformance: The body is text/xml, but the contract declares application/json.',
    "request_schema_conformance: The body of the request does not fit: the value must have required property 'name'.",
  ]);
});

it('leaves out pages of a browser and its requests before a request', async () => {
  const { judge, messages } = await watch(await listen(good), async (url) => {
    await fetch(`${url}/app.js`, { headers: { 'Sec-Fetch-Dest': 'script' } });
    await fetch(`${url}/lamps/7`, { method: 'OPTIONS' });
    await fetch(`${url}/lamps/7`, { headers: { 'Sec-Fetch-Dest': 'empty' } });
  });
  expect(messages).toEqual([]);
  expect(judge).toMatchObject({ leftOut: 2, judged: 1 });
});

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
])('reads bodies of %s', async (coding, compress) => {
  const backend = await listen((_, response) => {
    response.writeHead(200, { ...json, 'Content-Encoding': coding });
    response.end(compress(Buffer.from('{"name":7}')));
  });
  const { messages } = await watch(backend, (url) => fetch(`${url}/lamps/7`));
  expect(messages).toEqual([
    'response_schema_conformance: The body of 200 does not fit: /name must be string.',
  ]);
});

it.each([
  [
    'gzip',
    '{"name":"B"}',
    'content_type_conformance: The body is not gzip, as Content-Encoding says.',
  ],
  [
    'own',
    'x',
    'body_not_checked: The body of the response 200 was not checked: nothing here reads own.',
  ],
])('names a body that is not %s', async (coding, body, message) => {
  const backend = await listen((_, response) => {
    response.writeHead(200, { ...json, 'Content-Encoding': coding }).end(body);
  });
  const client = (url: string): Promise<unknown> =>
    new Promise((resolve) => {
      get(`${url}/lamps/7`, (response) => response.resume().once('end', resolve));
    });
  expect((await watch(backend, client)).messages).toContain(message);
});

it('checks the parts of a form', async () => {
  const { messages } = await watch(
    await listen((request_, response) => {
      request_.resume().once('end', () => response.writeHead(200, json).end('{"name":"B"}'));
    }),
    async (url) => {
      const form = (lit: unknown, bytes: number): FormData => {
        const data = new FormData();
        data.set('name', 'B');
        data.set('facts', new Blob([JSON.stringify({ lit })], { type: 'application/json' }));
        data.set('file', new Blob([new Uint8Array(bytes).fill(255)]));
        return data;
      };
      await fetch(`${url}/pictures`, { method: 'POST', body: form(true, 10) });
      await fetch(`${url}/pictures`, { method: 'POST', body: form('yes', 10) });
      await fetch(`${url}/pictures`, { method: 'POST', body: form(true, 11) });
    },
    { options: { only: ['client'] } },
  );
  expect(messages).toEqual([
    'request_schema_conformance: The body of the request does not fit: /facts/lit must be boolean.',
    'request_schema_conformance: The body of the request does not fit: /file must NOT have more than 10 characters.',
  ]);
});

it('answers for a backend that is down, and names it', async () => {
  const { messages, judge } = await watch('http://127.0.0.1:1', async (url) => {
    const response = await fetch(`${url}/lamps/7`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('the backend gave no response');
  });
  expect(messages).toEqual([expect.stringMatching(/^not_a_server_error: .*ECONNREFUSED/)]);
  expect(judge.unanswered).toBe(1);
});

it('names a backend that resets the connection before and in its response', async () => {
  let count = 0;
  const backend = await listen((_, response) => {
    count += 1;
    if (count === 1) {
      response.destroy();
      return;
    }
    response.writeHead(200, { ...json, 'Content-Length': '100' });
    response.write('{"name"', () => response.destroy());
  });
  const { messages } = await watch(backend, async (url) => {
    expect((await fetch(`${url}/lamps/7`)).status).toBe(502);
    const response = await fetch(`${url}/lamps/8`);
    await expect(response.text()).rejects.toThrow(/terminated/);
  });
  expect(messages).toEqual([
    'not_a_server_error: socket hang up',
    'not_a_server_error: The connection ended before the whole response came.',
    expect.stringContaining('body_not_checked'),
  ]);
});

it('ends a response that is slow or does not end', async () => {
  const backend = await listen((request_, response) => {
    if (request_.url === '/lamps/1') return;
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '.repeat(1000)), 5);
    response.once('close', () => clearInterval(timer));
  });
  const { messages } = await watch(
    backend,
    async (url) => {
      expect((await fetch(`${url}/lamps/1`)).status).toBe(504);
      const response = await fetch(`${url}/lamps/2`);
      await expect(response.text()).rejects.toThrow(/terminated/);
    },
    { waitMilliseconds: 800 },
  );
  expect(messages[0]).toBe('not_a_server_error: No whole response came within 800 ms.');
  expect(messages).toContainEqual(expect.stringContaining('body_not_checked'));
});

it('says that it has not checked a body beyond its limit, which it passes on', async () => {
  const long = JSON.stringify({ name: 'x'.repeat(5000) });
  const backend = await listen((_, response) => {
    response.writeHead(200, json).end(long);
  });
  const { messages } = await watch(
    backend,
    async (url) => {
      expect(await (await fetch(`${url}/lamps/7`)).text()).toBe(long);
    },
    { bodyBytes: 1000 },
  );
  expect(messages).toEqual([
    'body_not_checked: The body of the response 200 was not checked: it is not recorded, or is too long.',
  ]);
});

it('passes on a stream of events as it comes, for as long as it takes', async () => {
  const backend = await listen((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: one\n\n');
    setTimeout(() => response.end('data: two\n\n'), 900);
  });
  const texts: string[] = [];
  const { messages } = await watch(
    backend,
    async (url) => {
      const response = await fetch(`${url}/events`);
      const decoder = new TextDecoder();
      for await (const part of response.body ?? []) texts.push(decoder.decode(part));
    },
    { waitMilliseconds: 700 },
  );
  expect(texts).toEqual(['data: one\n\n', 'data: two\n\n']);
  expect(messages).toEqual([]);
});

it('passes a WebSocket on in both directions', async () => {
  const backend = await listen(good);
  server?.on('upgrade', (_, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
    socket.on('data', (part: Buffer) => socket.write(`echo ${part.toString()}`));
  });
  const { proxy } = await watch(backend, async (url) => {
    const echoed = await new Promise<string>((resolve, reject) => {
      const upgrade = request(`${url}/ws`, {
        headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
      });
      upgrade.once('error', reject);
      upgrade.once('upgrade', (_, socket) => {
        socket.once('data', (part: Buffer) => {
          socket.destroy();
          resolve(part.toString());
        });
        socket.write('hello');
      });
      upgrade.end();
    });
    expect(echoed).toBe('echo hello');
  });
  expect(proxy.upgrades).toBe(1);
});

it('passes the refusal of a WebSocket on', async () => {
  const { proxy } = await watch(await listen(good), async (url) => {
    const refused = await new Promise<number | undefined>((resolve, reject) => {
      const upgrade = request(`${url}/lamps/7`, {
        headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
      });
      upgrade.once('error', reject);
      upgrade.once('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      upgrade.end();
    });
    expect(refused).toBe(200);
  });
  expect(proxy.upgrades).toBe(1);
});

it('counts messages that are not HTTP', async () => {
  const { proxy } = await watch(await listen(good), async (url) => {
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        socket.write('nonsense\r\n\r\n'),
      );
      socket.once('data', (part: Buffer) => resolve(part.toString()));
    });
    expect(text).toContain('400 Bad Request');
  });
  expect(proxy.unreadable).toBe(1);
});

it('uses the address of the backend where a client knows only that of the proxy', async () => {
  const seen: (string | undefined)[] = [];
  const backend = await listen(({ headers }, response) => {
    seen.push(headers.origin, headers.referer);
    response.writeHead(400, { ...json, Location: `http://${headers.host}/lamps/8` }).end('{}');
  });
  await watch(backend, async (url) => {
    const headers = { Origin: url, Referer: `${url}/page` };
    const response = await fetch(`${url}/lamps/7`, { headers });
    expect(response.headers.get('location')).toBe(`${url}/lamps/8`);
  });
  expect(seen).toEqual([backend, `${backend}/page`]);
});

it('shows no cookie, token, password or role', async () => {
  const backend = await listen((request_, response) => {
    request_.resume().once('end', () => {
      response.writeHead(418, { ...json, 'Set-Cookie': 'session=abcdefgh; Path=/' });
      response.end(
        '{"accessToken":"response-secret","echo":"Bearer header-secret","code":"invalid"}',
      );
    });
  });
  const { judge } = await watch(
    backend,
    async (url) => {
      await fetch(`${url}/lamps/7?access_token=query-secret&own=own-secret&code=code-secret`, {
        method: 'PUT',
        headers: {
          ...json,
          Cookie: 'session=cookie-secret',
          Authorization: 'Bearer header-secret',
          'X-CSRF-Token': 'csrf-secret',
          'X-User-Role': 'role-secret',
        },
        body: '{"name":"Bright","password":"body-secret \\" quoted"}',
      });
    },
    { options: { secrets: ['own'] } },
  );
  expect(judge.findings.length).toBeGreaterThan(2);
  expect(JSON.stringify(judge.findings)).not.toMatch(/-secret|abcdefgh|quoted/);
  const [exchange] = judge.findings[0]?.exchanges ?? [];
  expect(exchange?.curl).toContain('"$PASSWORD"');
  // The code of a problem is no secret, and that of an OAuth provider in an address is one.
  expect(exchange?.response?.body).toContain('"code":"invalid"');
  expect(exchange?.request.url).toContain('code=$CODE');
});
