import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import {
  contractWith,
  json,
  problem,
  rulesIn,
  runAgainst,
  success,
} from '../testing/run-against.ts';

const contractFor = (responses: object, security: object = []) =>
  contractWith({ '/lamps': { get: { operationId: 'lampList', security, responses } } });

const silent = contractFor({ '200': success });
const declared = contractFor({ '200': success, '405': problem });

/** Answers GET, and other methods with a status and headers. */
const backendWith =
  (
    status: number,
    headers: Readonly<Record<string, string>> = {},
    methods = /./,
  ): RequestListener =>
  (request, response) => {
    const isKnown = request.method === 'GET' || !methods.test(request.method ?? '');
    const allowed = { ...json, Allow: 'GET' };
    if (request.method === 'GET') response.writeHead(200, json);
    else if (isKnown) response.writeHead(405, allowed);
    else response.writeHead(status, { ...json, ...headers });
    response.end('{}');
  };

const rules = async (backend: RequestListener, contract: object, config = 'roles: {}') =>
  rulesIn((await runAgainst(backend, { contract, config, args: ['--phases', 'protocol'] })).out);

it.each([
  [405, { Allow: 'GET' }, []],
  [405, {}, ['allow_header_conformance']],
  [405, { Allow: 'HEAD, OPTIONS, GET' }, []],
  [405, { Allow: 'POST' }, ['allow_header_conformance']],
  [405, { Allow: 'GET, DELETE' }, ['allow_header_conformance']],
  [404, {}, ['unsupported_method']],
  [200, {}, ['unsupported_method']],
  // A caller without a credential may be asked for one before the method counts.
  [401, {}, []],
  [403, {}, []],
  // No operation of the contract has the other methods, so the backend may have them nowhere.
  [501, {}, []],
])(
  'judges a method that is not declared, answered with %i and %j',
  async (status, headers, found) => {
    expect(await rules(backendWith(status, headers), silent)).toEqual(found);
  },
);

it.each([401, 403, 404, 501])(
  'expects 405 where the contract declares it, not %i',
  async (status) => {
    expect(await rules(backendWith(status), declared)).toEqual(['unsupported_method']);
  },
);

it('expects no question for a credential from a caller who has one', async () => {
  const contract = contractFor({ '200': success, '401': problem }, [{ token: [] }]);
  const config = "roles: { guest: { headers: { Authorization: 'Bearer guest' } } }";
  expect(await rules(backendWith(401), contract, config)).toEqual(['unsupported_method']);
});

it('compares Allow of OPTIONS with the contract', async () => {
  const options = (allow: string) => backendWith(204, { Allow: allow }, /OPTIONS/);
  expect(await rules(options('GET, HEAD, OPTIONS'), silent)).toEqual([]);
  expect(await rules(options('GET, PUT'), silent)).toEqual(['allow_header_conformance']);
});

it('names all methods that a path answers in the same wrong way in one finding', async () => {
  const { out } = await runAgainst(backendWith(404), {
    contract: silent,
    config: 'roles: {}',
    args: ['--phases', 'protocol'],
  });
  expect(out).toContain('POST, PUT, PATCH, DELETE, QUERY /lamps are not declared and answer 404');
  expect(out.match(/^error/gm)).toHaveLength(1);
});
