import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#backend/ports.ts';
import { matchOperation } from '#contract/match.ts';
import { operationOf } from '#contract/requests.ts';
import { responseFindings } from '#contract/responses.ts';
import { CookieJar } from '#mocks/cookie-jar.ts';
import { people } from '#mocks/fixtures/people.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import type { CampaignPage } from '#src/generated/model/index.ts';
import { apiPaths } from '#tests/support/api-paths.ts';
import { sendRaw, sendText } from '#tests/support/raw-request.ts';
import { origin, startMocks, startServer, type Host } from './equal-hosts.ts';
import { KnownIds } from './known-ids.ts';
import { allowedRequests, wireRequests } from './thousand-requests.ts';
import { asJson, readOf, type WireRequest } from './wire-request.ts';

/** The cookies that one host has set, for each person. */
type Jars = ReadonlyMap<string, CookieJar>;
const newJars = (): Jars => new Map(Object.keys(people).map((name) => [name, new CookieJar()]));

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/**
 * The headers that can differ: the date, the lifetime of the connection, and the sites that may show a
 * picture. The mocks allow all sites, because `localhost` and `127.0.0.1` are two sites for a browser.
 */
const hostSpecificHeaders = new Set([
  'date',
  'connection',
  'keep-alive',
  'cross-origin-resource-policy',
]);
const requestId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The part of a response that must be equal on both hosts. A request id is replaced by a constant, but
 * only if it is well-formed, and in the body only if it is also in the header.
 */
function shared({ status, headers, body }: Received): Received {
  const id = String(headers['x-request-id']);
  const replaced = (text: string) =>
    requestId.test(id) ? text.replaceAll(id, 'request id') : text;
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !hostSpecificHeaders.has(name))
        .map(([name, value]) => [name, name === 'x-request-id' ? replaced(id) : value]),
    ),
    body: replaced(body),
  };
}

async function read(response: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = [];
  // A response stream without a set encoding yields bytes.
  for await (const part of response) parts.push(part as Buffer);
  // latin1 turns every byte into one character, so that the comparison includes every byte.
  const body = Buffer.concat(parts).toString('latin1');
  // Unlike `headers`, this property has every value of a header that a host sends twice.
  const headers = Object.fromEntries(
    Object.entries(response.headersDistinct).map(([name, values = []]) => [
      name,
      values.join(', '),
    ]),
  );
  return shared({ status: response.statusCode ?? 0, headers, body });
}

async function send(host: Host, jars: Jars, wire: WireRequest): Promise<Received> {
  const jar = wire.who === null ? undefined : jars.get(wire.who);
  const headers: Record<string, string | number> = { ...wire.headers };
  if (jar?.header !== undefined) headers['Cookie'] = jar.header;
  const token = jar?.get('csrfToken');
  if (wire.sendsToken && token !== undefined) headers['X-CSRF-Token'] = token;
  if (wire.body && wire.sendsLength) headers['Content-Length'] = wire.body.byteLength;
  else if (wire.body) headers['Transfer-Encoding'] = 'chunked';
  const sending = httpRequest({
    host: '127.0.0.1',
    port: host.port,
    method: wire.method,
    path: wire.target,
    headers,
    // Each request has a new connection, so that one broken request does not affect the next.
    agent: false,
  });
  const answered = once(sending, 'response');
  sending.end(wire.body ?? undefined);
  // The event `response` has exactly one argument.
  const [response] = (await answered) as [IncomingMessage];
  const received = await read(response);
  jar?.take(response.headers['set-cookie'] ?? []);
  await host.idle();
  return received;
}

/** The read of what a request changes, for the version in its If-Match header. */
const readBefore = (wire: WireRequest): WireRequest => ({
  ...readOf(wire.target, wire),
  about: `${wire.about}, the read of its version`,
});

/** The same request with an If-Match header, if the read has returned a version. */
function withVersion(wire: WireRequest, { headers }: Received): WireRequest {
  const { etag } = headers;
  if (typeof etag !== 'string' || 'If-Match' in wire.headers) return wire;
  const outdated = `"${Number(/\d+/.exec(etag)?.[0]) - 1}"`;
  const tag = wire.version === 'current' ? etag : outdated;
  return { ...wire, headers: { ...wire.headers, 'If-Match': tag } };
}

/** Undefined also for an operation that ignores the body. */
const jsonBody = (id: OperationId, { headers, body }: WireRequest): unknown =>
  operationOf(id).body && body && headers['Content-Type'] === 'application/json'
    ? JSON.parse(body.toString())
    : undefined;

/** The value of a JSON body, or the bytes of another one; undefined without a body. */
function parsedBody({ headers, body }: Pick<Received, 'headers' | 'body'>): unknown {
  const bytes = body === '' ? undefined : Buffer.from(body, 'latin1');
  const isJson = String(headers['content-type']).startsWith('application/json');
  return isJson && bytes ? JSON.parse(bytes.toString()) : bytes;
}

/** How the response of an operation differs from the contract; empty for any other path. */
function findingsOf({ method, target }: WireRequest, { status, headers, body }: Received) {
  const match = matchOperation(method, target.split('?')[0] ?? '');
  if (!match) return [];
  const header = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : null;
  };
  return responseFindings(match.id, { status, header, body: parsedBody({ headers, body }) });
}

const mails: Mail[] = [];
let hosts: readonly Host[];

beforeAll(async () => {
  hosts = await Promise.all([startServer(mails), startMocks()]);
});

afterAll(() => Promise.all(hosts.map(({ close }) => close())));

test.for([
  ...apiPaths.map((path) => ['GET', path, 404] as const),
  ['POST', '/api;x/gear/create', 404],
  ['OPTIONS', '/%61pi/gear/', 404],
  ['OPTIONS', '*', 204],
  ['GET', '*', 404],
  ['GET', 'ws://elsewhere/api/gear/', 401],
  ['GET', 'http://elsewhere/API/', 404],
] as const)('server and mocks answer %s %s equally with %i', async ([method, path, status]) => {
  const [served, mocked] = await Promise.all(
    hosts.map(async ({ port }) => shared(await sendRaw(port, method, path))),
  );
  expect(served?.status).toBe(status);
  expect(served?.body).not.toContain('The web page');
  expect(mocked).toEqual(served);
});

const login = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n';

test.for([
  ['without Host', 'GET /api/gear/ HTTP/1.1\r\n\r\n', 400],
  ['with an unknown expectation', `${login}Expect: cake\r\nContent-Length: 2\r\n\r\n{}`, 417],
  ['that is not HTTP', 'Good evening\r\n\r\n', 400],
  ['with two lengths', `${login}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`, 400],
  ['with large headers', `${login}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
] as const)(
  'server and mocks refuse a request %s with the same problem',
  async ([, text, status]) => {
    const [served, mocked] = await Promise.all(
      hosts.map(async ({ port }) => shared(await sendText(port, text))),
    );
    expect(served?.status).toBe(status);
    expect(JSON.parse(served?.body ?? '')).toMatchObject({
      code: 'bad_request',
      fields: [],
      requestId: 'none',
    });
    expect(mocked).toEqual(served);
  },
);

test('server and mocks refuse a body that is too large before it ends', async () => {
  const text =
    `${login}Connection: close\r\nContent-Type: application/json\r\n` +
    `Transfer-Encoding: chunked\r\n\r\n${(1_200_000).toString(16)}\r\n${'x'.repeat(1_200_000)}\r\n`;
  const [served, mocked] = await Promise.all(
    hosts.map(async ({ port }) => shared(await sendText(port, text))),
  );
  expect(served?.status).toBe(413);
  expect(mocked).toEqual(served);
});

const post = (target: string, who: keyof typeof people, fields: object): WireRequest => ({
  about: `${who} sends`,
  who,
  method: 'POST',
  target,
  headers: { 'Content-Type': 'application/json' },
  version: null,
  sendsToken: true,
  sendsLength: true,
  fields,
  encode: asJson,
  body: asJson(fields),
});

function signIn(who: keyof typeof people): WireRequest {
  const { email, password } = people[who];
  return { ...post('/api/auth/login', who, { email, password }), sendsToken: false };
}

/**
 * Deletions and sign-ins are later than operations that need a record or the session of its owner. What
 * belongs to a campaign, and so has a longer path, is deleted before the campaign.
 */
const order = ({ method, path }: Operation): number => {
  if (path.startsWith('/api/auth/')) return 2;
  return method === 'DELETE' ? 1 + 1 / path.length : 0;
};
/**
 * Operations about the own account end the sessions that other requests need, or need a mail, an app, a passkey or a
 * provider. Random requests call them, too, but only their contract cases expect that they succeed.
 */
const isAboutOwnAccount = (id: string): boolean =>
  /^(?:account|factor)/.test(id) ||
  ['authUndoEmail', 'authUndoFactor', 'authLinkOauth', 'authSecondFactor', 'authPasskey'].includes(
    id,
  );
// The keys of this table are the operation ids.
const ids = (Object.keys(operations) as OperationId[])
  .filter((id) => !isAboutOwnAccount(id))
  .toSorted((a, b) => order(operations[a]) - order(operations[b]));

/** Uses the tokens that a mail or the provider of a sign-in contains, but no response. */
async function useTokens(
  submit: (target: string, fields: object) => Promise<Received>,
): Promise<void> {
  const newestToken = () => /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  const account = { name: 'Corvin', email: 'corvin@example.com', password: 'a lantern in the fog' };
  await submit('/api/auth/register', account);
  await submit('/api/auth/verify-email', { token: newestToken() });
  await submit('/api/auth/forgot-password', { email: account.email });
  const password = 'a lantern in the mist';
  await submit('/api/auth/reset-password', { token: newestToken(), password });
  const start = await submit('/api/auth/start-oauth', { type: 'guild' });
  const state = /state=([\w-]+)/.exec(start.body)?.[1];
  await submit('/api/auth/exchange-oauth', { type: 'guild', code: 'ilse', state });
}

/** Enough, in two rounds, for an operation of which one request in twenty succeeds. */
const maxAttempts = 100;

test(
  'server and mocks give equal responses to the same thousand requests',
  { timeout: 120_000 },
  async () => {
    const jars = hosts.map(newJars);
    const statuses = new Map<number, number>();
    const succeeded = new Set<string>();
    const known = new KnownIds();
    let picturesStored = 0;
    let picturesRead = 0;
    const compare = async (wire: WireRequest, index: number): Promise<Received> => {
      const [served, mocked] = await Promise.all(
        hosts.map((host, at) => send(host, jars[at] ?? newJars(), wire)),
      );
      const about = `${index}: ${wire.about}: ${wire.method} ${wire.target}`.slice(0, 300);
      expect(mocked, about).toEqual(served);
      if (!served) throw new Error('There is no server.');
      const { status, headers, body } = served;
      expect(status, about).not.toBe(500);
      expect(findingsOf(wire, served), about).toEqual([]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const match = matchOperation(wire.method, wire.target.split('?')[0] ?? '');
      if (match && status < 300) {
        succeeded.add(match.id);
        // The client chooses some ids.
        known.learn(match.path, [jsonBody(match.id, wire), parsedBody(served)]);
      }
      if (status === 200 && headers['content-type'] === 'image/webp') picturesRead += 1;
      if (status === 201 && body.includes('"coverImageW1024":"')) picturesStored += 1;
      return served;
    };
    const requestSeed = `requests ${fc.readConfigureGlobal().seed}`;
    const allowed = allowedRequests(requestSeed, origin, known);
    await useTokens((target, fields) => compare(post(target, 'ilse', fields), 0));
    for (const who of ['mira', 'odo'] as const) await compare(signIn(who), 0);
    await compare(readOf('/api/campaigns/', signIn('mira')), 0);
    // Few members can be changed and few characters are shared, so those of all campaigns must be known.
    for (const { campaignId } of known.withNames(['campaignId'])) {
      for (const list of ['members', 'characters']) {
        await compare(readOf(`/api/campaigns/${campaignId}/${list}`, signIn('mira')), 0);
      }
    }
    // Twice, because some operations need what a later one leaves, such as a deleted campaign.
    for (const id of [...ids, ...ids]) {
      for (let attempt = 0; attempt < maxAttempts && !succeeded.has(id); attempt += 1) {
        await compare(allowed(id), attempt);
      }
    }
    for (const who of ['mira', 'tomas', 'odo'] as const) await compare(signIn(who), 0);
    // The loop can have restored what it deleted, so an entry and a campaign are deleted again before they are purged.
    const list = await compare(readOf('/api/campaigns/', signIn('mira')), 0);
    // The comparison has validated the answer with the contract.
    const { items } = JSON.parse(list.body) as CampaignPage;
    const campaign = `/api/campaigns/${items.find(({ role }) => role === 'owner')?.campaignId}`;
    const entryFields = { type: 'note', title: 'A lantern' };
    const created = await compare(post(`${campaign}/entries/create`, 'mira', entryFields), 0);
    const entry = `${campaign}/entries/${/"entryId":"([^"]+)/.exec(created.body)?.[1]}`;
    for (const [name, target] of [
      ['entry', entry],
      ['campaign', campaign],
    ] as const) {
      await compare({ ...allowed(`${name}Delete`), target }, 0);
      await compare({ ...allowed(`${name}Purge`), target: `${target}/purge` }, 0);
    }
    let index = 0;
    for (const wire of wireRequests(1000, requestSeed, origin, known)) {
      index += 1;
      const stored = wire.version === null ? null : await compare(readBefore(wire), index);
      const { status } = await compare(stored ? withVersion(wire, stored) : wire, index);
      // A 401 can mean that the session has ended. The person then signs in again, so that later
      // requests can succeed.
      if (wire.who !== null && status === 401) await compare(signIn(wire.who), index);
    }
    // Each of these statuses must occur, so that the comparison includes refusals and successes.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 405, 409, 412, 413, 415, 422]) {
      expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
    }
    // Only a server without accounts can be set up.
    const failed = ids.filter((id) => !succeeded.has(id) && id !== 'authSetup');
    expect(failed, 'operations that never succeed').toEqual([]);
    expect(picturesStored, 'covers that are stored').toBeGreaterThan(0);
    expect(picturesRead, 'pictures that are read').toBeGreaterThan(0);
  },
);
