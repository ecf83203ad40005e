import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import {
  contractWith,
  guarded,
  json,
  rulesIn,
  runAgainst,
  success,
} from '../testing/run-against.ts';

const page = 'https://app.example';

const contract = contractWith({
  '/lamps': {
    get: guarded('lampList', {
      responses: {
        '200': { ...success, headers: { ETag: { schema: { type: 'string' } } } },
        '401': success,
      },
    }),
  },
});

const config = `corsOrigin: ${page}
roles: { guest: { headers: { Authorization: 'Bearer guest' } } }`;

/** A backend that allows pages of one origin with these headers. */
const backendWith =
  (further: Readonly<Record<string, string>>): RequestListener =>
  (request, response) => {
    const isAllowed = request.headers.origin === page;
    const headers = isAllowed ? { 'Access-Control-Allow-Origin': page, ...further } : {};
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
    } else {
      const status = request.headers.authorization === 'Bearer guest' ? 200 : 401;
      response.writeHead(status, { ...json, ETag: '"1"', ...headers }).end('{}');
    }
  };

const right = {
  'Access-Control-Allow-Headers': 'Authorization',
  'Access-Control-Expose-Headers': 'ETag',
};

it.each([
  [right, []],
  [{ ...right, 'Access-Control-Allow-Headers': 'Accept' }, ['cors_preflight']],
  [{ ...right, 'Access-Control-Expose-Headers': 'Location' }, ['cors_exposed_headers']],
  [
    { ...right, 'Access-Control-Allow-Origin': 'https://other.example' },
    ['cors_preflight', 'cors_exposed_headers'],
  ],
])('judges what a page of the allowed origin can do, case %#', async (headers, rules) => {
  const { out } = await runAgainst(backendWith(headers), {
    contract,
    config,
    args: ['--phases', 'examples,security'],
  });
  expect(rulesIn(out)).toEqual(rules);
});
