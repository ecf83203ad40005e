import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSchema } from '#contract/json-schema.ts';
import { newAjv } from '../../document/ajv.ts';
import { openApi } from '../../document/open.ts';
import { validatorsOf } from '../../document/validators.ts';
import { arbitraryOf } from './arbitrary.ts';

const api = await openApi('openapi.yaml');
const { findings } = validatorsOf(api);

const bodies = api.operations.flatMap(({ id, body }) =>
  (body?.media ?? []).flatMap(({ schema, type }) => (schema ? [{ id, type, schema }] : [])),
);
const parameters = api.operations.flatMap(({ id, parameters: each }) =>
  each.flatMap(({ name, schema }) => (schema ? [{ id, type: name, schema }] : [])),
);

/** JSON Schema has no bytes: a file of a form is a text there. */
const withTexts = (value: unknown): unknown =>
  isSchema(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, part instanceof Uint8Array ? '' : part]),
      )
    : value;

describe('random values', () => {
  it.each([...bodies, ...parameters])('fit the schema of $id $type', ({ schema }) => {
    const values = arbitraryOf(schema.schema, { document: api.document });
    for (const value of fc.sample(values, { numRuns: 25, seed: 4 })) {
      expect(findings(schema, withTexts(value)), JSON.stringify(value)).toEqual([]);
    }
  });

  it('are made for every keyword that limits them', () => {
    const schema = {
      type: 'object',
      required: ['a', 'b', 'c', 'd', 'e'],
      properties: {
        a: { type: 'integer', exclusiveMinimum: 3, maximum: 5 },
        b: { type: 'number', multipleOf: 0.25, minimum: 0, exclusiveMaximum: 1 },
        c: { type: 'array', minItems: 2, uniqueItems: true, items: { enum: [1, 2, 3] } },
        d: { allOf: [{ type: 'string', minLength: 3 }, { maxLength: 4 }] },
        e: { oneOf: [{ const: 'x' }, { type: 'null' }] },
      },
      additionalProperties: false,
    };
    for (const value of fc.sample(arbitraryOf(schema, { document: {} }), {
      numRuns: 50,
      seed: 4,
    })) {
      const { a, b, c, d } = value as { a: number; b: number; c: number[]; d: string };
      expect(a === 4 || a === 5).toBe(true);
      expect([0, 0.25, 0.5, 0.75]).toContain(b);
      expect(new Set(c).size).toBe(c.length);
      expect([...d].length === 3 || [...d].length === 4).toBe(true);
    }
  });

  it.each<[string, object]>([
    [
      'propertyNames',
      {
        propertyNames: { pattern: '^[a-z]{1,4}$' },
        additionalProperties: { type: 'integer' },
        minProperties: 1,
      },
    ],
    [
      'propertyNames of a reference',
      { propertyNames: { $ref: '#/Name' }, additionalProperties: true, minProperties: 4 },
    ],
    [
      'dependentRequired',
      {
        properties: { card: { type: 'string' }, zip: { type: 'string' }, town: { type: 'string' } },
        additionalProperties: false,
        dependentRequired: { card: ['zip'], zip: ['town'] },
      },
    ],
    [
      'prefixItems',
      { prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
    ],
    [
      'prefixItems with others',
      { prefixItems: [{ type: 'string' }], items: { type: 'integer' }, minItems: 3, maxItems: 3 },
    ],
    [
      'contains',
      {
        type: 'array',
        items: { type: 'integer', minimum: 0, maximum: 9 },
        contains: { const: 7 },
        maxItems: 2,
      },
    ],
    [
      'contains several',
      { contains: { minimum: 5, type: 'integer' }, minContains: 3, minItems: 5 },
    ],
  ])('fit %s', (_, schema) => {
    const document = { Name: { enum: ['a', 'b', 'c', 'd', 'e'] } };
    const fits = newAjv().compile({ ...document, ...schema });
    const values = arbitraryOf(schema, { document });
    for (const value of fc.sample(values, { numRuns: 60, seed: 4 })) {
      expect(fits(value), JSON.stringify(value)).toBe(true);
    }
  });

  it('end for a schema that contains itself', () => {
    const document = {
      components: {
        schemas: {
          Tree: {
            type: 'object',
            required: ['parts'],
            properties: { parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
          },
          Endless: {
            type: 'object',
            required: ['next'],
            properties: { next: { $ref: '#/components/schemas/Endless' } },
          },
        },
      },
    };
    const tree = arbitraryOf({ $ref: '#/components/schemas/Tree' }, { document });
    expect(fc.sample(tree, { numRuns: 20, seed: 4 })).toHaveLength(20);
    expect(() => arbitraryOf({ $ref: '#/components/schemas/Endless' }, { document })).toThrow(
      'contains itself',
    );
  });

  it('are made for a pattern without the flag u and for a reference with a broken percent sign', () => {
    const document = { '100%': { type: 'string', pattern: String.raw`^[a-c]\-$`, maxLength: 2 } };
    for (const value of fc.sample(arbitraryOf({ $ref: '#/100%' }, { document }), 5)) {
      expect(value).toMatch(/^[a-c]-$/);
    }
  });

  it('are soon made for a union that contains itself in many places', () => {
    const part = { $ref: '#/Term' };
    const names = ['a', 'b', 'c', 'd'];
    const pair = (kind: string) => ({
      type: 'object',
      required: ['kind', ...names],
      properties: {
        kind: { const: kind },
        ...Object.fromEntries(names.map((name) => [name, { ...part }])),
      },
    });
    const document = { Term: { oneOf: [{ type: 'integer' }, pair('sum'), pair('product')] } };
    const start = performance.now();
    expect(fc.sample(arbitraryOf(part, { document }), { numRuns: 50, seed: 4 })).toHaveLength(50);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
