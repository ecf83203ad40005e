import { expect, test } from 'vitest';
import { migrations } from '#backend/db/migrations/list.ts';
import { storedSchemas, storedShape } from '#backend/db/stored-schemas.ts';
import recorded from '#backend/db/stored-shapes.json' with { type: 'json' };
import { inPresentForm, shapeOf, type Shape } from '#contract/stored-form.ts';
import { missingMigrations, withPresent, type RecordedShapes } from '#tools/stored-shapes.ts';

// tools/record-shapes.ts writes the file from values of these types.
const shapes = recorded as RecordedShapes;
const present = Object.fromEntries(storedSchemas.map((name) => [name, storedShape(name)]));

test('stored rows can be read after every change of the contract', () => {
  expect(missingMigrations(shapes, present, migrations)).toEqual([]);
});

test('the shape of every stored schema is recorded', () => {
  expect(
    withPresent(shapes, present, migrations),
    'A stored schema has changed: run `npm run record-shapes` and commit its file.',
  ).toEqual(shapes);
});

const before = { '/name': 'required', '/tags': 'default' } as const satisfies Shape;
const history: RecordedShapes = { Thing: [{ since: '001', shape: before }] };
const first = { name: '001' };

test('a new field with a default needs no migration', () => {
  const shape: Shape = { ...before, '/rarity': 'default' };
  expect(missingMigrations(history, { Thing: shape }, [first])).toEqual([]);
  const after = withPresent(history, { Thing: shape }, [first]);
  expect(after['Thing']).toEqual([...(history['Thing'] ?? []), { since: '001', shape }]);
});

test('a new field without a default needs a migration after the recorded shape', () => {
  const now = { Thing: { ...before, '/rarity': 'required' } satisfies Shape };
  const earlier = { name: '001', fills: ['Thing/rarity'] };
  const advice = [expect.stringContaining("lists 'Thing/rarity' in its `fills`")];
  expect(missingMigrations(history, now, [first])).toEqual(advice);
  expect(missingMigrations(history, now, [earlier])).toEqual(advice);
  const later = { name: '002', fills: ['Thing/rarity'] };
  expect(missingMigrations(history, now, [first, later])).toEqual([]);
  const recordedWithout = withPresent(history, now, [first]);
  expect(missingMigrations(recordedWithout, now, [first]), 'also once recorded').toEqual(advice);
});

test('a required field within a new optional object needs no migration', () => {
  const shape: Shape = { ...before, '/range': 'default', '/range/normal': 'required' };
  expect(missingMigrations(history, { Thing: shape }, [first])).toEqual([]);
  const entries: Shape = { ...before, '/tags/[]/name': 'required' };
  expect(missingMigrations(history, { Thing: entries }, [first])).toHaveLength(1);
});

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    level: { type: 'integer', default: 1 },
    parts: {
      type: 'array',
      default: [],
      items: {
        type: 'object',
        required: ['sk', 'count'],
        properties: { sk: { type: 'string' }, count: { type: 'integer', default: 1 } },
      },
    },
    range: {
      default: null,
      oneOf: [
        { type: 'object', required: ['far'], properties: { far: { type: 'integer', default: 9 } } },
        { type: 'null' },
      ],
    },
    effect: {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'a' }, power: { default: 2 } } },
        { type: 'object', properties: { kind: { const: 'b' } } },
      ],
    },
  },
};

test('a value of an earlier version gets the present form, also in nested objects', () => {
  const earlier = {
    gone: true,
    parts: [{ sk: 'rope', gone: 1 }],
    effect: { kind: 'a' },
    range: {},
    name: 'Bow',
  };
  expect(JSON.stringify(inPresentForm(schema, earlier))).toBe(
    JSON.stringify({
      name: 'Bow',
      level: 1,
      parts: [{ sk: 'rope', count: 1 }],
      range: { far: 9 },
      effect: { kind: 'a', power: 2 },
    }),
  );
  expect(inPresentForm(schema, { name: 'Bow', range: null })).toEqual({
    name: 'Bow',
    level: 1,
    parts: [],
    range: null,
  });
});

test('the shape of a schema names every field by its path', () => {
  expect(shapeOf(schema)).toEqual({
    '/name': 'required',
    '/level': 'default',
    '/parts': 'default',
    '/parts/[]/sk': 'required',
    '/parts/[]/count': 'default',
    '/range': 'default',
    '/range/far': 'default',
    '/effect': 'optional',
    '/effect/kind': 'optional',
    '/effect/power': 'default',
  });
});
