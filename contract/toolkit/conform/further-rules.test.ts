import { expect, it } from 'vitest';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { mayBeRefused } from './further-rules.ts';

const text = JSON.stringify({
  openapi: '3.1.0',
  paths: {
    '/lamps': {
      get: {
        parameters: [
          { name: 'next_cursor', in: 'query', schema: { type: 'string' } },
          { name: 'colour', in: 'query', schema: { type: 'string' } },
        ],
        responses: {},
      },
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Lamp' } } },
        },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Code: { type: 'string', 'x-further-rules': 'Only a code that was issued.' },
      Line: { type: 'string', 'x-one-line': true },
      Lamp: {
        type: 'object',
        properties: {
          code: { $ref: '#/components/schemas/Code' },
          name: { $ref: '#/components/schemas/Line' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Lamp' } },
        },
      },
    },
  },
});
const api = apiOf(parse({ name: 'lamps.json', text }));
const [list, operation] = api.operations;
const media = operation?.body?.media[0];

it.each([
  [{ code: 'a' }, true],
  [{ name: 'a' }, false],
  [{ name: 'a\u200b' }, true],
  [{ name: '\u0903' }, true],
  [{ parts: [{ name: 'a' }] }, false],
  [{ parts: [{ parts: [{ code: 'a' }] }] }, true],
  [{}, false],
])('says whether a backend may refuse %j', (value, isRefusable) => {
  if (!operation || !media) throw new Error('The operation has a body.');
  const values = { parameters: new Map(), body: { media, value } };
  expect(mayBeRefused(api.document, operation, values)).toBe(isRefusable);
});

it.each([
  ['next_cursor', true],
  ['colour', false],
])('says whether a backend may refuse any text as %s', (name, isRefusable) => {
  if (!list) throw new Error('The list is an operation.');
  const values = { parameters: new Map([[`query/${name}`, 'a']]), body: null };
  expect(mayBeRefused(api.document, list, values)).toBe(isRefusable);
});
