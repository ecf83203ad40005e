import { expect, it } from 'vitest';
import { apiOf } from '../../document/open.ts';
import { parse } from '../../document/parse.ts';
import { validatorsOf } from '../../document/validators.ts';
import { exampleFaults } from './examples.ts';
import { undeclaredProperty } from './undeclared-properties.ts';

const text = { type: 'string' };
const lamp = { type: 'object', properties: { name: text } };
const closedKind = (kind: string, property: string) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, [property]: text },
});

const schemas = {
  lamp,
  lit: { allOf: [{ $ref: '#/components/schemas/lamp' }, { properties: { lit: text } }] },
  split: {
    allOf: [
      { properties: { meta: { type: 'object', properties: { a: text } } } },
      { properties: { meta: { type: 'object', properties: { b: text } } } },
    ],
  },
  either: { oneOf: [closedKind('oil', 'wick'), closedKind('gas', 'valve')] },
  map: { type: 'object', additionalProperties: { $ref: '#/components/schemas/lamp' } },
  coded: { type: 'object', properties: { a: text }, patternProperties: { '^x-': text } },
  any: {},
  list: { type: 'array', prefixItems: [{}], items: { $ref: '#/components/schemas/lamp' } },
  tree: {
    type: 'object',
    properties: { left: { anyOf: [{ $ref: '#/components/schemas/tree' }, { type: 'null' }] } },
  },
};

const example = { name: 'B', colour: 'red' };
const content = {
  'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/lamp' }, example },
  'application/xml': { schema: { $ref: '#/components/schemas/lamp' }, example: '<lamp/>' },
};

const api = apiOf(
  parse({
    name: 'openapi.json',
    text: JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'Lamps', version: '1' },
      paths: { '/lamps': { post: { requestBody: { content }, responses: {} } } },
      components: { schemas },
    }),
  }),
);
const validators = validatorsOf(api);

it.each<[name: keyof typeof schemas, value: unknown, found: string | null]>([
  ['lamp', { name: 'B' }, null],
  ['lamp', { name: 'B', colour: 'red' }, '/colour'],
  ['lit', { name: 'B', lit: 'yes' }, null],
  ['lit', { name: 'B', lit: 'yes', colour: 'red' }, '/colour'],
  ['split', { meta: { a: '', b: '' } }, null],
  ['split', { meta: { a: '', c: '' } }, '/meta/c'],
  ['either', { kind: 'oil', wick: '' }, null],
  ['either', { kind: 'oil', valve: '' }, '/valve'],
  ['map', { any: { name: 'B' } }, null],
  ['map', { any: { colour: 'red' } }, '/any/colour'],
  ['coded', { a: '', 'x-b': '' }, null],
  ['coded', { a: '', b: '' }, '/b'],
  ['any', { a: { b: 1 } }, null],
  ['list', [{ colour: 'red' }, { name: 'B' }], null],
  ['list', [1, { colour: 'red' }], '/1/colour'],
  ['tree', { left: { left: { left: null } } }, null],
  ['tree', { left: { right: null } }, '/left/right'],
])('in an example of %s, %j has the undeclared property %j', (name, value, found) => {
  const schema = { schema: schemas[name], pointer: `/components/schemas/${name}` };
  expect(undeclaredProperty(validators, [schema], value)).toBe(found);
});

it('the contract is refused for it', () => {
  expect(exampleFaults(api).map(({ rule, what }) => `${rule}: ${what}`)).toEqual([
    'example-valid: The example has /colour, which its schema does not declare.',
  ]);
});
