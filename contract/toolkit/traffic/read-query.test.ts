import { expect, it } from 'vitest';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { parameterIn, queryPairs } from './read-query.ts';

/** Reads one parameter of a query, whose style and schema are given. */
function read(query: string, schema: object, style: object = {}) {
  const document = {
    openapi: '3.1.1',
    info: { title: 'Lamps', version: '1' },
    paths: {
      '/lamps': {
        get: { parameters: [{ name: 'size', in: 'query', schema, ...style }], responses: {} },
      },
    },
  };
  const api = apiOf(parse({ name: 'lamps.json', text: JSON.stringify(document) }));
  const [parameter] = api.operations[0]?.parameters ?? [];
  if (!parameter) throw new Error('There is no parameter.');
  return parameterIn(api.document, parameter, queryPairs(`/lamps?${query}`).pairs);
}

const list = { type: 'array', items: { type: 'integer' } };
const map = { type: 'object', properties: { w: { type: 'integer' }, h: { type: 'integer' } } };

it.each([
  ['a text', 'size=a%20b+c', { type: 'string' }, {}, 'a b c'],
  ['nothing', 'other=1', { type: 'string' }, {}, undefined],
  ['an empty text', 'size', { type: 'string' }, {}, ''],
  ['a list', 'size=1&size=2', list, {}, ['1', '2']],
  ['a list in one text', 'size=1,2', list, { explode: false }, '1,2'],
  ['an object', 'w=1&h=2', map, {}, { w: '1', h: '2' }],
  ['an object in one text', 'size=w,1,h,2', map, { explode: false }, { w: '1', h: '2' }],
  [
    'a deep object',
    'size[w]=1&size%5Bh%5D=2',
    map,
    { style: 'deepObject', explode: true },
    { w: '1', h: '2' },
  ],
])('reads %s', (_, query, schema, style, value) => {
  expect(read(query, schema, style)).toMatchObject({ value, isRepeated: false });
});

it('names a parameter that is there more than once', () => {
  expect(read('size=1&size=2', { type: 'integer' }).isRepeated).toBe(true);
  expect(read('size=1&size=2', list, { explode: false }).isRepeated).toBe(true);
});

it('names broken escapes', () => {
  expect(queryPairs('/lamps?a=%zz&b=1#c').broken).toEqual(['%zz']);
  expect(queryPairs('/lamps?a=%zz&b=1#c').pairs).toEqual([
    ['a', '%zz'],
    ['b', '1'],
  ]);
});
