import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractWith } from '../conform/testing/run-against.ts';
import { runProgram } from '../program.ts';
import { trafficCommand } from './command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lamp = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };

const contract = contractWith({
  '/lamps/': {
    get: {
      security: [{ token: [] }],
      parameters: [{ name: 'session', in: 'cookie', required: true, schema: { type: 'string' } }],
      responses: {
        '200': { description: 'Yes.', content: { 'application/json': { schema: lamp } } },
      },
    },
    post: {
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: lamp } },
      },
      responses: { '204': { description: 'Kept.' } },
    },
  },
});

const origin = 'https://lamps.example';

const get = (content: object, further: object = {}) => ({
  time: 12,
  request: { method: 'GET', url: `${origin}/lamps/`, headers: [] },
  response: {
    status: 200,
    headers: [{ name: 'content-type', value: 'application/json' }],
    content,
  },
  ...further,
});

const good = get({ size: 14, mimeType: 'application/json', text: '{"name":"B"}' });

async function check(har: string | object, ...args: string[]) {
  const path = join(folder, 'some.har');
  writeFileSync(path, typeof har === 'string' ? har : JSON.stringify(har));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(contract));
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runProgram(
    [trafficCommand],
    ['traffic', `--contract=${join(folder, 'openapi.json')}`, `--har=${path}`, ...args],
    { out: (text) => out.push(text), error: (text) => errors.push(text) },
  );
  return { code, out: out.join('\n'), error: errors.join('\n') };
}

const harOf = (...entries: readonly object[]) => ({ log: { version: '1.2', entries } });

it('finds nothing in a good recording, whose browser has left out the cookies', async () => {
  const { code, out } = await check(harOf(good));
  expect(out).toMatch(/^1 request checked\./m);
  expect(code).toBe(0);
});

it.each([
  ['base64', { size: 12, encoding: 'base64', text: Buffer.from('{"name":7}').toString('base64') }],
  [
    'base64 of a compressed body',
    { size: 12, encoding: 'base64', text: gzipSync('{"name":7}').toString('base64') },
  ],
  ['text', { size: 12, text: '{"name":7}' }],
])('reads bodies in %s', async (_, content) => {
  const entry = get(content);
  entry.response.headers.push({ name: 'content-encoding', value: 'gzip' });
  const { code, out } = await check(harOf(entry));
  expect(out).toContain('/name must be string');
  expect(code).toBe(1);
});

it('reads forms that are recorded as parameters', async () => {
  const post = (name: string) => ({
    request: {
      method: 'POST',
      url: `${origin}/lamps/`,
      headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
      postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name, value: 'B' }] },
    },
    response: { status: 204, headers: [], content: { size: 0 } },
  });
  expect((await check(harOf(post('name')))).code).toBe(0);
  const { out } = await check(harOf(post('colour')));
  expect(out).toContain("must have required property 'name'");
});

it('leaves out requests to other addresses, pages and WebSockets', async () => {
  const other = get(
    {},
    { request: { method: 'GET', url: 'https://other.example/x', headers: [] } },
  );
  const page = get(
    {},
    { _resourceType: 'script', request: { method: 'GET', url: `${origin}/app.js`, headers: [] } },
  );
  const socket = get(
    {},
    { request: { method: 'GET', url: 'wss://lamps.example/ws', headers: [] } },
  );
  const { code, out } = await check(harOf(other, page, socket, good));
  expect(code).toBe(0);
  expect(out).toContain('1 request checked.');
  expect(out).toContain('1 request to other addresses left out.');
  expect(out).toContain('1 WebSocket left out.');
});

it('takes the requests below the address of the backend', async () => {
  const below = get(good.response.content, {
    request: { method: 'GET', url: `${origin}/api/v2/lamps/`, headers: [] },
  });
  const { code, out } = await check(harOf(below, good), `--target=${origin}/api/v2`);
  expect(out).toContain('1 request checked.');
  expect(code).toBe(0);
  const { error, code: none } = await check(harOf(good), `--target=${origin}/api/v2`);
  expect(none).toBe(2);
  expect(error).toContain(`none of them went to ${origin}/api/v2`);
});

it('names a request without a response, but not one that the browser has ended', async () => {
  const without = (reason: string) =>
    get({}, { response: { status: 0, headers: [], content: {}, _error: reason } });
  const { code, out } = await check(harOf(good, without('net::ERR_CONNECTION_RESET')));
  expect(out).toContain('The file has no response: net::ERR_CONNECTION_RESET.');
  expect(code).toBe(1);
  expect((await check(harOf(good, without('net::ERR_ABORTED')))).code).toBe(0);
});

it('says which bodies were not checked', async () => {
  const { code, out } = await check(harOf(good, get({ size: 300 })));
  expect(out).toContain('body_not_checked');
  expect(code).toBe(0);
  const all = await check(harOf(get({ size: 300 })));
  expect(all.code).toBe(2);
  expect(all.error).toContain('None of 1 bodies of responses could be checked.');
});

it.each([
  ['', 'is empty'],
  ['hello', 'is not JSON: '],
  ['{"log":{"entries":[{"request":{"meth', 'is not whole: its JSON has no end.'],
  ['{"log":{}}', 'is not a HAR: it has no list at /log/entries.'],
  ['[]', 'is not a HAR'],
  ['{"log":{"entries":[]}}', 'has no request to check.'],
  ['{"log":{"entries":[{"request":{"method":"GET"}}]}}', 'Entry 1 of '],
  ['{"log":{"entries":[null]}}', 'Entry 1 of '],
])('ends with 2 and one sentence for %j', async (text, sentence) => {
  const { code, error } = await check(text);
  expect(code).toBe(2);
  expect(error).toContain(sentence);
  expect(error).not.toContain('\n');
});

it('ends with 2 for a file that is too large, not UTF-8 or not there', async () => {
  const path = join(folder, 'large.har');
  writeFileSync(path, '{');
  truncateSync(path, 300_000_000);
  const { code, error } = await check(harOf(good), `--har=${path}`);
  expect(code).toBe(2);
  expect(error).toContain('has 300 MB; a HAR may have at most 200 MB.');
  writeFileSync(path, Buffer.from([0x7b, 0xff, 0xfe]));
  expect((await check(harOf(good), `--har=${path}`)).error).toContain('is not a text in UTF-8');
  expect((await check(harOf(good), '--har=/nowhere.har')).error).toContain('cannot be read');
});

it.each([
  [
    ['--listen', '0', '--target', 'http://127.0.0.1:1'],
    'It needs either --listen with --target, or --har.',
  ],
  [['--only', 'nothing'], '--only needs client or backend, not "nothing".'],
  [['--target', 'ftp://x'], '--target ftp://x is not an address of http or https.'],
])('ends with 2 for the options %j', async (args, sentence) => {
  const { code, error } = await check(harOf(good), ...args);
  expect(code).toBe(2);
  expect(error).toContain(sentence);
});
