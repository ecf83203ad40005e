import { faker } from '@faker-js/faker/locale/en';
import { expect, test } from 'vitest';
import type { JsonSchema } from '#contract/json-schema.ts';
import { detailedValidatorOf } from '#contract/schemas.ts';
import { fittingValue } from './fit.ts';

const text = (more: object = {}): JsonSchema => ({ type: 'string', maxLength: 40, ...more });
const itemKey = { $ref: '#/components/schemas/CatalogueSk' };

/** Generated handlers can return any of these values; the result must fit the schema with each. */
const hints = [
  undefined,
  null,
  '',
  {},
  { ab: 'cd' },
  [],
  [{ name: 1 }],
  { name: null, list: [1, 1] },
];
const seeds = [1, 2, 3, 4, 5];

const schemas: Readonly<Record<string, JsonSchema>> = {
  'a map of texts with a pattern': {
    type: 'object',
    additionalProperties: text({ pattern: '^[A-Z]{3}-[0-9]{2}$' }),
  },
  'a map with names of a pattern': {
    type: 'object',
    propertyNames: { pattern: '^(?!x-)[a-z]{2}-[A-Z]{2}$' },
    additionalProperties: { type: 'integer', minimum: 1, maximum: 6 },
  },
  'a map with listed names': {
    type: 'object',
    propertyNames: { enum: ['str', 'dex', 'con'] },
    additionalProperties: { type: 'integer', minimum: 1, maximum: 20 },
    minProperties: 2,
    maxProperties: 3,
  },
  'a map with names that a reference describes': {
    type: 'object',
    propertyNames: itemKey,
    additionalProperties: itemKey,
    minProperties: 1,
    maxProperties: 1,
  },
  'a map with patterns of names': {
    type: 'object',
    patternProperties: { '^n-[0-9]$': { type: 'number', minimum: 0, maximum: 1 } },
    additionalProperties: false,
    minProperties: 3,
  },
  'a map with required fields': {
    type: 'object',
    properties: { name: text({ minLength: 3 }), note: text() },
    required: ['name', 'other'],
    additionalProperties: text({ pattern: '^[0-9]+$' }),
  },
  'a map of maps': {
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        maxItems: 3,
        items: text({ pattern: '^#[0-9a-f]{6}$' }),
      },
    },
  },
  'an object with any fields': { type: 'object', minProperties: 2 },
  'a text that needs a digit and a capital': text({
    pattern: '^(?=.*[0-9])(?=.*[A-Z]).{8,12}$',
  }),
  'a text that must not begin with a word': text({ pattern: '^(?!admin)[a-z]+(?<!-)$' }),
  'a text of at least 300 characters with a pattern': {
    type: 'string',
    pattern: '^[a-z ]+$',
    minLength: 300,
    maxLength: 400,
  },
  'a text of at least 300 characters': { type: 'string', minLength: 300, maxLength: 400 },
  'texts of each format': {
    type: 'object',
    properties: Object.fromEntries(
      ['date', 'date-time', 'duration', 'email', 'time', 'uri', 'uri-reference', 'uuid'].map(
        (format) => [format, text({ format })],
      ),
    ),
    required: ['date', 'date-time', 'duration', 'email', 'time', 'uri', 'uri-reference', 'uuid'],
  },
  'numbers with limits and steps': {
    type: 'array',
    minItems: 5,
    maxItems: 5,
    prefixItems: [
      { type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 5 },
      { type: 'number', multipleOf: 0.1, minimum: 0.2, maximum: 0.9 },
      { type: 'integer', multipleOf: 25, minimum: 30, maximum: 60 },
      { type: 'number', exclusiveMinimum: 0, maximum: 0.001 },
      { type: ['integer', 'null'], maximum: -1000, minimum: -2000 },
    ],
    items: false,
  },
  'a list of different entries': {
    type: 'array',
    uniqueItems: true,
    minItems: 4,
    maxItems: 6,
    items: { enum: ['a', 'b', 'c', 'd', 'e'] },
  },
  'a list that contains a value': {
    type: 'array',
    maxItems: 9,
    contains: { const: 'lantern' },
    items: text(),
  },
  'one of several objects': {
    oneOf: [
      {
        type: 'object',
        properties: { kind: { const: 'map' }, of: text({ pattern: '^[a-f]$' }) },
        required: ['kind', 'of'],
      },
      {
        type: 'object',
        properties: { kind: { const: 'list' }, entries: { type: 'array', items: itemKey } },
        required: ['kind', 'entries'],
      },
    ],
  },
  'a map of values that can be null': {
    type: 'object',
    additionalProperties: { oneOf: [itemKey, { type: 'null' }] },
  },
  'a number with one excluded value': {
    type: 'integer',
    minimum: 1,
    maximum: 2,
    not: { const: 1 },
  },
  'a value without a type': { minimum: 3, maximum: 4 },
  'any value': {},
  'a listed object': { enum: [{ a: 1 }, { a: 2 }] },
};

test.for(Object.entries(schemas))('generates %s', ([, schema]) => {
  for (const seed of seeds) {
    for (const hint of hints) {
      faker.seed(seed);
      const value = fittingValue(schema, hint, 'this test');
      expect(value).toBeDefined();
      const validate = detailedValidatorOf(schema, 'closed');
      validate(value);
      expect(validate.errors ?? [], JSON.stringify(value)).toEqual([]);
    }
  }
});

test.for<[string, JsonSchema]>([
  ['#/minLength', text({ pattern: '^[a-z]{3}$', minLength: 30 })],
  [
    '#/properties/keys/minItems',
    {
      type: 'object',
      properties: {
        keys: { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'boolean' } },
      },
      required: ['keys'],
    },
  ],
  ['#/not', { type: 'boolean', not: {} }],
])('the error names %s if no value can fit the schema', ([place, schema]) => {
  expect(() => fittingValue(schema, undefined, 'this test')).toThrow(
    expect.objectContaining({
      code: 'not_implemented',
      message: expect.stringContaining(` ${place} `) as string,
    }) as Error,
  );
});
