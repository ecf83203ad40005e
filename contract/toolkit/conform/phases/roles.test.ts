import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import {
  contractWith,
  guarded,
  json,
  problem,
  rulesIn,
  runAgainst,
} from '../testing/run-against.ts';

const responses = { ...guarded('').responses, '403': problem };

const contract = contractWith({
  '/admin': { get: guarded('adminGet', { security: [{ token: ['admin'] }], responses }) },
  '/me': { get: guarded('meGet', { responses }) },
});

/** Lets the administrator in everywhere, and a user only to what is the user's. */
const backend: RequestListener = (request, response) => {
  const path = request.url ?? '';
  const role = /^Bearer (admin|user)$/.exec(request.headers.authorization ?? '')?.[1];
  const isAllowed = role === 'admin' || path === '/me';
  const status = request.method !== 'GET' ? 405 : role === undefined ? 401 : isAllowed ? 200 : 403;
  response.writeHead(status, { ...json, Allow: 'GET' }).end('{}');
};

const configOf = (user: string, scopes: string): string => `roles:
  admin: { headers: { Authorization: 'Bearer admin' } }
  user: { headers: { Authorization: 'Bearer ${user}' } }
scopes: ${scopes}`;

it.each([
  [
    'has not the scope',
    configOf('user', "{ '': user, admin: user }"),
    '"user" looks mapped wrongly',
  ],
  ['has a wrong credential', configOf('expired', "{ '': user, admin: admin }"), '"user" looks'],
])('ends with 2 and names a role that %s', async (_, config, sentence) => {
  const { code, out, error } = await runAgainst(backend, { contract, config });
  expect(code).toBe(2);
  expect(`${out}${error}`).toContain(sentence);
  expect(rulesIn(out)).toEqual([]);
});

it('is satisfied with roles that are mapped rightly', async () => {
  const { code, out } = await runAgainst(backend, {
    contract,
    config: configOf('user', "{ '': user, admin: admin }"),
  });
  expect(rulesIn(out)).toEqual([]);
  expect(code).toBe(0);
});

it('blames the backend that refuses a right role at one operation', async () => {
  const { code, out } = await runAgainst(
    (request, response) => {
      const isUser = request.headers.authorization === 'Bearer user';
      if (request.url === '/other' && isUser) response.writeHead(403, json).end('{}');
      else backend(request, response);
    },
    {
      contract: contractWith({
        '/me': { get: guarded('meGet', { responses }) },
        '/other': { get: guarded('otherGet', { responses: { ...responses, '200': problem } }) },
      }),
      config: configOf('user', "{ '': user }"),
      args: ['--phases', 'examples'],
    },
  );
  expect(rulesIn(out)).toEqual(['missing_test_data']);
  expect(code).toBe(0);
});
