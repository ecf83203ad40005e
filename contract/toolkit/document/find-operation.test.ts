import { expect, it } from 'vitest';
import { apiOf } from './open.ts';
import { parse } from './parse.ts';
import { operationFinder } from './find-operation.ts';

const paths = {
  '/lamps/': ['get', 'post'],
  '/lamps/{lampId}': ['get', 'delete'],
  '/lamps/bulk': ['post'],
  '/lamps/{lampId}.{format}': ['get'],
  '/a+b/{x}': ['get'],
  '/a b/{größe}': ['get'],
  '/日本': ['get'],
  '/50%': ['get'],
};

const document = {
  openapi: '3.1.1',
  info: { title: 'Lamps', version: '1' },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((method) => [method, { responses: {} }])),
    ]),
  ),
};

const find = operationFinder(apiOf(parse({ name: 'lamps.json', text: JSON.stringify(document) })));

it.each([
  ['GET', '/lamps/?q=1', 'GET /lamps/', {}],
  ['GET', '/lamps/7', 'GET /lamps/{lampId}', { lampId: '7' }],
  ['GET', '/l%61mps/a%2Fb', 'GET /lamps/{lampId}', { lampId: 'a%2Fb' }],
  ['POST', '/lamps/bulk', 'POST /lamps/bulk', {}],
  ['DELETE', '/lamps/bulk', 'DELETE /lamps/{lampId}', { lampId: 'bulk' }],
  ['HEAD', '/lamps/7', 'GET /lamps/{lampId}', { lampId: '7' }],
  ['GET', '/a+b/1', 'GET /a+b/{x}', { x: '1' }],
  ['GET', '/a%20b/1', 'GET /a b/{größe}', { größe: '1' }],
  ['GET', '/%E6%97%a5%E6%9c%ac', 'GET /日本', {}],
  ['GET', '/日本', 'GET /日本', {}],
  ['GET', '/50%25', 'GET /50%', {}],
  ['GET', 'http://lamps.example/lamps/7', 'GET /lamps/{lampId}', { lampId: '7' }],
])('finds the operation of %s %s', (method, target, name, path) => {
  const found = find(method, target);
  expect(found.operation?.id).toBe(name);
  expect(found).toMatchObject({ path: new Map(Object.entries(path)) });
});

it.each([
  ['GET', '/lamps', [], '/lamps/'],
  ['GET', '/Lamps/7', [], '/lamps/{lampId}'],
  ['GET', '/lamps/7/', [], '/lamps/{lampId}'],
  ['PATCH', '/lamps/7', ['GET', 'DELETE'], null],
  ['GET', '/oil/7', [], null],
  ['GET', '/lamps//7', [], null],
  ['GET', '/aab/1', [], null],
])('says why there is no operation for %s %s', (method, target, methods, similar) => {
  expect(find(method, target)).toEqual({ operation: null, methods, similar });
});
