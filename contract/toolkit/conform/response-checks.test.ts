import { expect, it } from 'vitest';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { validatorsOf } from '../document/validators.ts';
import { responseFaults } from './response-checks.ts';

const text = JSON.stringify({
  openapi: '3.1.0',
  paths: {
    '/lamps': {
      get: {
        responses: {
          '200': {
            headers: {
              'X-Count': { schema: { $ref: '#/components/schemas/Count' } },
              'X-Sizes': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Count' } },
              },
              'X-Price': { schema: { $ref: '#/components/schemas/Price' } },
            },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Lamp' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Count: { allOf: [{ type: 'integer' }, { maximum: 9 }] },
      Price: { type: 'number', multipleOf: 0.01 },
      Lamp: { type: 'object', properties: { price: { $ref: '#/components/schemas/Price' } } },
    },
  },
});
const api = apiOf(parse({ name: 'lamps.json', text }));
const [operation] = api.operations;

const rulesOf = (
  headers: Record<string, string>,
  body: object = {},
  type = 'application/json',
): string[] =>
  operation === undefined
    ? []
    : responseFaults(
        operation,
        {
          status: 200,
          headers: [['Content-Type', type], ...Object.entries(headers)],
          body: Buffer.from(JSON.stringify(body)),
          isCut: false,
          milliseconds: 1,
        },
        validatorsOf(api),
      ).map(({ rule }) => rule);

it.each([
  ['X-Count', '7', true],
  ['X-Count', '12', false],
  ['X-Count', 'seven', false],
  ['X-Sizes', '1, 2,3', true],
  ['X-Sizes', '1, 12', false],
  ['X-Price', '19.99', true],
  ['X-Price', '19.995', false],
])('reads the header %s: %s by the schema that it refers to', (name, value, fits) => {
  expect(rulesOf({ [name]: value })).toEqual(fits ? [] : ['response_headers_conformance']);
});

it('takes a decimal number for a multiple of its step', () => {
  for (const price of [19.99, 0.07, 1.1, 1_000_000.01, -4.35]) {
    expect(rulesOf({}, { price })).toEqual([]);
  }
  expect(rulesOf({}, { price: 19.999 })).toEqual(['response_schema_conformance']);
});

it.each([
  ['application/json; charset=utf-8', true],
  ['Application/JSON;charset="utf-8"', true],
  ['application/json;', true],
  ['text/html', false],
  ['application/json; charset==utf-8', false],
  ['application/json, text/html', false],
  ['', false],
])('reads the Content-Type "%s"', (type, fits) => {
  expect(rulesOf({}, {}, type)).toEqual(fits ? [] : ['content_type_conformance']);
});
