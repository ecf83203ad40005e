import { expect, it } from 'vitest';
import { contractWith, success } from '../conform/testing/run-against.ts';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import type { HarEntry } from './read-har.ts';
import { scoped } from './scope.ts';

const lamps = { get: { responses: { '200': success } } };

function targets(addresses: readonly string[], servers: unknown, paths: object = {}): string[] {
  const contract = contractWith({ '/lamps': lamps, ...paths }, { servers });
  const api = apiOf(parse({ name: 'lamps.json', text: JSON.stringify(contract) }));
  const entries = addresses.map((url): HarEntry => ({
    request: { method: 'GET', url, headers: [], body: null },
    response: null,
    failure: null,
    hasRequestBody: true,
    hasAllHeaders: false,
    isCompressed: false,
    isPage: false,
  }));
  return scoped(api, entries, undefined).calls.map(
    ({ request, target }) => `${request.url.slice(0, -target.length)} ${target}`,
  );
}

it.each([
  ['https://lamps.example/v1/', ['https://lamps.example/v1']],
  ['https://lamps.example:443/v1', ['https://lamps.example/v1']],
  ['/v1', ['https://lamps.example/v1', 'https://other.example/v1']],
  ['v1', ['https://lamps.example/v1', 'https://other.example/v1']],
])('finds the requests below the server %s', (url, bases) => {
  const addresses = ['lamps.example/v1', 'lamps.example/v2', 'other.example/v1'].map(
    (address) => `https://${address}/lamps`,
  );
  expect(targets(addresses, [{ url }])).toEqual(bases.map((base) => `${base} /lamps`));
});

const version = { default: 'v2', enum: ['v1', 'v2'] };

it.each([
  [
    'a variable with an enum',
    'https://lamps.example/{v}',
    { v: version },
    ['https://lamps.example/v1'],
  ],
  ['its other value', 'https://lamps.example/{v}', { v: version }, ['https://lamps.example/v2']],
  [
    'a free variable',
    'https://{team}.example/v1',
    { team: { default: 'demo' } },
    ['https://lamps.example/v1'],
  ],
  [
    'a default with a slash',
    'https://lamps.example/{at}',
    { at: { default: 'api/v1' } },
    ['https://lamps.example/api/v1'],
  ],
  [
    'a usual port',
    'https://lamps.example:{port}/v1',
    { port: { default: '443', enum: ['443', '8443'] } },
    ['https://lamps.example/v1'],
  ],
  [
    'another port',
    'https://lamps.example:{port}/v1',
    { port: { default: '443', enum: ['443', '8443'] } },
    ['https://lamps.example:8443/v1'],
  ],
  [
    'a scheme',
    '{scheme}://lamps.example',
    { scheme: { default: 'https', enum: ['http', 'https'] } },
    ['http://lamps.example'],
  ],
  [
    'a whole address',
    '{base}/v1',
    { base: { default: 'https://lamps.example' } },
    ['https://lamps.example/v1'],
  ],
  [
    'a whole path',
    '{base}',
    { base: { default: '/api', enum: ['/api'] } },
    ['https://lamps.example/api'],
  ],
  ['a path of any origin', '/{v}', { v: version }, ['https://lamps.example/v2']],
  [
    'a variable that is not declared',
    'https://{team}.example',
    undefined,
    ['https://lamps.example'],
  ],
])('expands %s of a server', (_, url, variables, bases) => {
  const addresses = bases.map((base) => `${base}/lamps`);
  expect(targets(addresses, [{ url, variables }])).toEqual(bases.map((base) => `${base} /lamps`));
});

it.each([
  ['outside of the enum', 'https://lamps.example/{v}', { v: version }, 'https://lamps.example/v3'],
  ['with a slash', 'https://lamps.example/{v}', {}, 'https://lamps.example/api/v1'],
  ['of another host', 'https://{team}.example', {}, 'https://lamps.example.test'],
])('leaves out an address with a value %s', (_, url, variables, base) => {
  expect(targets([`${base}/lamps`], [{ url, variables }])).toEqual([]);
});

it('knows the servers of one path and of one operation', () => {
  const paths = {
    '/oil': { servers: [{ url: 'https://oil.example' }], ...lamps },
    '/wicks': { get: { ...lamps.get, servers: [{ url: 'https://wicks.example/v1' }] } },
  };
  const addresses = [
    'https://oil.example/oil',
    'https://wicks.example/v1/wicks',
    'https://x.example/oil',
  ];
  expect(targets(addresses, [{ url: 'https://lamps.example' }], paths)).toEqual([
    'https://oil.example /oil',
    'https://wicks.example/v1 /wicks',
  ]);
});
