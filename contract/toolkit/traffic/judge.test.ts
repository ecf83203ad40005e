import { get, type RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { json } from '../conform/testing/run-against.ts';
import { goodLamp, watchLamps } from './testing/lamps.ts';

it('names unknown paths, methods, parameters and values of a client', async () => {
  const backend: RequestListener = (_, response) => {
    response.writeHead(400, json).end('{}');
  };
  const { judge } = await watchLamps(
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

it('says where the paths of the contract begin if the address of the backend lacks it', async () => {
  const { judge } = await watchLamps(
    goodLamp,
    async (url) => {
      await fetch(`${url}/v1/lamps/7`);
      await fetch(`${url}/v1/oil`);
    },
    { options: { only: ['client'] } },
  );
  expect(judge.findings.map(({ fix }) => fix)).toEqual([
    expect.stringContaining('its paths begin at /v1: --target needs /v1 at its end'),
    null,
  ]);
});

it('leaves out the files of a page and the preflight requests of a browser', async () => {
  const { judge, messages } = await watchLamps(goodLamp, async (url) => {
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
  const backend: RequestListener = (_, response) => {
    response.writeHead(200, { ...json, 'Content-Encoding': coding });
    response.end(compress(Buffer.from('{"name":7}')));
  };
  const { messages } = await watchLamps(backend, (url) => fetch(`${url}/lamps/7`));
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
])('has a finding for a body that it cannot decode as %s', async (coding, body, message) => {
  const backend: RequestListener = (_, response) => {
    response.writeHead(200, { ...json, 'Content-Encoding': coding }).end(body);
  };
  const client = (url: string): Promise<unknown> =>
    new Promise((resolve) => {
      get(`${url}/lamps/7`, (response) => response.resume().once('end', resolve));
    });
  expect((await watchLamps(backend, client)).messages).toContain(message);
});

it('checks the parts of a form', async () => {
  const { messages } = await watchLamps(
    (request_, response) => {
      request_.resume().once('end', () => response.writeHead(200, json).end('{"name":"B"}'));
    },
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

it('shows no cookie, token, password or role', async () => {
  const backend: RequestListener = (request_, response) => {
    request_.resume().once('end', () => {
      response.writeHead(418, { ...json, 'Set-Cookie': 'session=abcdefgh; Path=/' });
      response.end(
        '{"accessToken":"response-secret","echo":"Bearer header-secret","code":"invalid"}',
      );
    });
  };
  const { judge } = await watchLamps(
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
  // The code of a problem is not a secret, and that of an OAuth provider in an address is one.
  expect(exchange?.response?.body).toContain('"code":"invalid"');
  expect(exchange?.request.url).toContain('code=$CODE');
});
