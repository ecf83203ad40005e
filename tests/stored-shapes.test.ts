import { dequal } from 'dequal/lite';
import { expect, test } from 'vitest';
import { migrations } from '#backend/db/migrations/list.ts';
import recorded from '#backend/db/stored-shapes.json' with { type: 'json' };
import { inPresentForm, shapeOf, type Shape } from '#contract/stored-form.ts';
import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';
import { operations, type Operation } from '#src/generated/contract/operations.ts';
import { referredName } from '#tools/stored-answers.ts';
import { limitsOf, type FieldLimits } from '#tools/stored-limits.ts';
import {
  missingMigrations,
  presentShapes,
  withPresent,
  type RecordedShapes,
  type StoredShape,
} from '#tools/stored-shapes.ts';
import { needNoRecord } from './support/need-no-record.ts';

// tools/record-shapes.ts writes the file from values of this type.
const shapes = recorded as RecordedShapes;
const present = presentShapes();

test('every change of the contract since the recorded shapes has the migrations that it needs', () => {
  expect(missingMigrations(shapes, present, migrations)).toEqual([]);
});

test('the shape of every stored schema is recorded', () => {
  expect(
    withPresent(shapes, present, migrations),
    'A stored schema has changed: run `npm run record-shapes` and commit its file.',
  ).toEqual(shapes);
});

test('a value that entry versions have stored cannot be removed without a migration', () => {
  const without = (value: string): StoredShape => {
    const limits = present['EntryVersionField']?.limits[''];
    const values = limits?.values?.filter((each) => each !== value) ?? [];
    return { shape: {}, limits: { '': { ...limits, values } } };
  };
  const changed = { ...present, EntryVersionField: without('cover') };
  expect(missingMigrations(shapes, changed, migrations)).toEqual([
    expect.stringContaining('EntryVersionField allows less than before (values)'),
  ]);
});

type Field = readonly [name: string, limits: FieldLimits];

const recordedFields: readonly Field[] = Object.values(shapes).flatMap((history) =>
  Object.entries(history.at(-1)?.limits ?? {}).map(([path, limits]) => [
    path.slice(path.lastIndexOf('/') + 1),
    limits,
  ]),
);

/** Every field of a schema and of the objects in it, without recorded schemas and equal fields. */
function unrecordedFields(schema: JsonSchema): readonly Field[] {
  if ((referredName(schema) ?? '') in shapes) return [];
  const resolved = resolveSchema(schema);
  const { items, oneOf } = resolved;
  const properties = Object.entries(propertiesOf(resolved));
  const branches: readonly unknown[] = Array.isArray(oneOf) ? oneOf : [];
  const inner = [items, ...branches].filter(isSchema);
  const own = properties.map(([name, property]): Field => [name, limitsOf(property)[''] ?? {}]);
  return [
    ...own.filter((field) => !recordedFields.some((each) => dequal(each, field))),
    ...[...inner, ...properties.map(([, property]) => property)].flatMap(unrecordedFields),
  ];
}

/** Whether the second field can have a value that the first field allows. */
const mayBeSame = ([name, { values }]: Field, [other, { values: allowed }]: Field): boolean =>
  name === other && (!values || !allowed || values.some((value) => allowed.includes(value)));

/** The fields of a bulk request. Its items are recorded with the schema of their kind. */
const bulkFields = ['operations', 'onConflict', 'dryRun', 'action', 'item', 'sk'];

const needsRecord = (id: string, name: string): boolean =>
  !(id.endsWith('Bulk') ? bulkFields : (needNoRecord[id] ?? [])).includes(name);

/**
 * The fields of request bodies that a signed-in user may read where they are not recorded. A value
 * that is in no answer needs no record, because it cannot break an answer after a change of the contract.
 */
function unrecordedBodyFields(table: Readonly<Record<string, Operation>>): string[] {
  const read = Object.values(table)
    .filter(({ method, session }) => method === 'GET' && session !== 'none')
    .flatMap(({ responses }) => unrecordedFields(responses[200]?.schema ?? {}));
  return Object.entries(table).flatMap(([id, { body }]) =>
    unrecordedFields(body?.schema ?? {})
      .filter((sent) => read.some((field) => mayBeSame(sent, field)))
      .filter(([name]) => needsRecord(id, name))
      .map(([name]) => `${id}: ${name}`),
  );
}

test('the fields of every request body are recorded if an answer can contain them', () => {
  expect(
    unrecordedBodyFields(operations),
    'Answer 201 with every stored field, or add the body to `storedSchemas`. List a field that is not stored in `needNoRecord`.',
  ).toEqual([]);
});

test('a field that is stored from one request and read with another must be recorded', () => {
  const operation = { ...operations.campaignList, parameters: [] };
  const text = { type: 'object', properties: { text: { type: 'string' } } };
  const write = { ...operations.authLogin, responses: {} };
  const noteWrite: Operation = { ...write, body: { ...write.body, schema: text } };
  const noteList = (entry: JsonSchema): Operation => {
    const schema = { type: 'object', properties: { items: { type: 'array', items: entry } } };
    return { ...operation, responses: { 200: { ...operation.responses[200], schema } } };
  };
  const campaign = { $ref: '#/components/schemas/Campaign' };
  expect(unrecordedBodyFields({ noteWrite, noteList: noteList(text) })).toEqual([
    'noteWrite: text',
  ]);
  expect(unrecordedBodyFields({ noteWrite, campaignList: noteList(campaign) })).toEqual([]);
});

test('a new read may use the names of fields that other requests send', () => {
  const names = ['name', 'type', 'code', 'state', 'token', 'kind', 'length', 'seed', 'item', 'sk'];
  const properties = Object.fromEntries(names.map((name) => [name, { maxLength: 40 }]));
  const responses = { 200: { ...operations.campaignGet.responses[200], schema: { properties } } };
  const ruleGet: Operation = { ...operations.campaignGet, responses };
  expect(unrecordedBodyFields({ ...operations, ruleGet })).toEqual([]);
});

const before = { '/name': 'required', '/tags': 'default' } as const satisfies Shape;
const withoutLimits = (shape: Shape): StoredShape => ({ shape, limits: {} });
const history: RecordedShapes = { Thing: [{ since: '001', ...withoutLimits(before) }] };
const first = { name: '001' };

test('a new field with a default needs no migration', () => {
  const shape: Shape = { ...before, '/rarity': 'default' };
  const now = { Thing: withoutLimits(shape) };
  expect(missingMigrations(history, now, [first])).toEqual([]);
  const after = withPresent(history, now, [first]);
  expect(after['Thing']).toEqual([...(history['Thing'] ?? []), { since: '001', ...now.Thing }]);
});

test('a new field without a default needs a migration after the recorded shape', () => {
  const now = { Thing: withoutLimits({ ...before, '/rarity': 'required' }) };
  const earlier = { name: '001', fills: ['Thing/rarity'] };
  const advice = [expect.stringContaining("lists 'Thing/rarity' in its `fills`")];
  expect(missingMigrations(history, now, [first])).toEqual(advice);
  expect(missingMigrations(history, now, [earlier])).toEqual(advice);
  const later = { name: '002', fills: ['Thing/rarity'] };
  expect(missingMigrations(history, now, [first, later])).toEqual([]);
  const recordedWithout = withPresent(history, now, [first]);
  expect(missingMigrations(recordedWithout, now, [first]), 'after recording').toEqual(advice);
});

test('a required field needs a migration in entries of a list, but not in a new object with a default', () => {
  const range = withoutLimits({ ...before, '/range': 'default', '/range/normal': 'required' });
  expect(missingMigrations(history, { Thing: range }, [first])).toEqual([]);
  const entries = withoutLimits({ ...before, '/tags/[]/name': 'required' });
  expect(missingMigrations(history, { Thing: entries }, [first])).toHaveLength(1);
});

test('an optional field that becomes required needs a migration', () => {
  const optional = { Thing: [{ since: '001', ...withoutLimits({ '/sk': 'optional' }) }] };
  const now = { Thing: withoutLimits({ '/sk': 'required' }) };
  expect(missingMigrations(optional, now, [first])).toHaveLength(1);
});

/** The record of a schema that had these shapes, one after the other. */
const recordOf = (...shapesInOrder: readonly StoredShape[]): RecordedShapes =>
  shapesInOrder.reduce<RecordedShapes>(
    (record, Thing) => withPresent(record, { Thing }, [first]),
    {},
  );

test('a field whose default is removed needs a migration, because rows can lack it', () => {
  const withDefault = withoutLimits({ ...before, '/rarity': 'default' });
  const now = { Thing: withoutLimits({ ...before, '/rarity': 'required' }) };
  const advice = [expect.stringContaining("lists 'Thing/rarity' in its `fills`")];
  expect(missingMigrations(recordOf(withDefault), now, [first])).toEqual(advice);
  const three = recordOf(withoutLimits(before), withDefault, now.Thing);
  expect(three['Thing']).toHaveLength(3);
  expect(missingMigrations(three, now, [first])).toEqual(advice);
  const later = { name: '002', fills: ['Thing/rarity'] };
  expect(missingMigrations(three, now, [first, later])).toEqual([]);
});

test('a removed field that is added again needs a migration if it allows less than before', () => {
  const rarity = (type: string): StoredShape => ({
    shape: { ...before, '/rarity': 'default' },
    limits: { '/rarity': { types: [type] } },
  });
  const record = recordOf(rarity('string'), withoutLimits(before));
  expect(missingMigrations(record, { Thing: rarity('string') }, [first])).toEqual([]);
  const now = { Thing: rarity('integer') };
  const advice = [expect.stringContaining("lists 'Thing/rarity' in its `narrows`")];
  expect(missingMigrations(record, now, [first])).toEqual(advice);
  const recordedAgain = withPresent(record, now, [first]);
  expect(missingMigrations(recordedAgain, now, [first]), 'after recording').toEqual(advice);
  const later = { name: '002', narrows: ['Thing/rarity'] };
  expect(missingMigrations(recordedAgain, now, [first, later])).toEqual([]);
});

test('a field that was narrowed and removed can return unchanged, but a narrower one needs a new migration', () => {
  const name = (limits: FieldLimits): StoredShape => ({ shape: {}, limits: { '/name': limits } });
  const narrowing = { name: '002', narrows: ['Thing/name'] };
  const both = [first, narrowing];
  const narrowed = { Thing: name({ types: ['string'], maxLength: 40 }) };
  const record = withPresent(recordOf(name({ types: ['string'] })), narrowed, both);
  const removed = withPresent(record, { Thing: withoutLimits({}) }, both);
  expect(missingMigrations(removed, narrowed, both)).toEqual([]);
  const now = { Thing: name({ types: ['integer'] }) };
  expect(missingMigrations(removed, now, both)).toHaveLength(1);
});

test('the record keeps a schema that the contract no longer has', () => {
  expect(withPresent(history, {}, [first])).toEqual(history);
});

/** The missing migrations when the schema of a field changes from `older` to `newer`. */
function findingsFor(older: JsonSchema, newer: JsonSchema, later: { narrows?: string[] } = {}) {
  const shapeWith = (field: JsonSchema): StoredShape => ({
    shape: { '/field': 'required' },
    limits: limitsOf({ type: 'object', properties: { field } }),
  });
  const recordedBefore = { Thing: [{ since: '001', ...shapeWith(older) }] };
  const both = [first, { name: '002', ...later }];
  return missingMigrations(recordedBefore, { Thing: shapeWith(newer) }, both);
}

const text = { type: 'string' };
const number = { type: 'number' };
const list = { type: 'array', items: text };
const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] });

test.each<[string, JsonSchema, JsonSchema]>([
  ['a smaller maxLength', { ...text, maxLength: 80 }, { ...text, maxLength: 79 }],
  ['a first maxLength', text, { ...text, maxLength: 80 }],
  ['a greater minLength', text, { ...text, minLength: 1 }],
  ['another pattern', { ...text, pattern: 'a|b' }, { ...text, pattern: 'a' }],
  ['a first format', text, { ...text, format: 'email' }],
  ['a removed value', { ...text, enum: ['a', 'b'] }, { ...text, enum: ['a'] }],
  ['a first list of values', text, { ...text, enum: ['a'] }],
  ['a smaller maximum', { ...number, maximum: 10 }, { ...number, maximum: 9 }],
  ['a first minimum', number, { ...number, minimum: 0 }],
  ['an exclusive minimum', number, { ...number, exclusiveMinimum: 0 }],
  ['whole numbers', number, { type: 'integer' }],
  ['steps', number, { ...number, multipleOf: 5 }],
  ['a smaller maxItems', { ...list, maxItems: 10 }, { ...list, maxItems: 9 }],
  ['a first minItems', list, { ...list, minItems: 1 }],
  ['entries that differ', list, { ...list, uniqueItems: true }],
  ['smaller entries', list, { ...list, items: { ...text, maxLength: 5 } }],
  ['no null', orNull(text), text],
  ['no null in a list of types', { type: ['string', 'null'] }, text],
  ['a smaller maxLength beside null', orNull(text), orNull({ ...text, maxLength: 5 })],
  ['a removed branch', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { const: 'a' }],
])('%s needs a migration that lists the field in its narrows', (_, older, newer) => {
  const [advice = '', ...others] = findingsFor(older, newer);
  const [, field = ''] = /lists '(Thing\/field(?:\/\[\])?)' in its `narrows`/.exec(advice) ?? [];
  expect([field, others]).toEqual([expect.stringContaining('Thing/field'), []]);
  expect(findingsFor(older, newer, { narrows: [field] })).toEqual([]);
  expect(findingsFor(older, newer, { narrows: ['Thing/other'] })).toEqual([advice]);
});

test.each<[string, JsonSchema, JsonSchema]>([
  ['greater limits', { ...text, maxLength: 80, minLength: 2 }, { ...text, maxLength: 81 }],
  ['a removed pattern', { ...text, pattern: 'a' }, text],
  ['a new value', { ...text, enum: ['a'] }, { ...text, enum: ['b', 'a'] }],
  ['a wider range', { ...number, minimum: 0, maximum: 1 }, { ...number, minimum: -1, maximum: 2 }],
  ['any number', { type: 'integer' }, number],
  ['null', { ...text, maxLength: 5 }, orNull({ ...text, maxLength: 5 })],
  ['a limit that refuses nothing', list, { ...list, minItems: 0 }],
  ['the same in another form', { type: ['string', 'null'] }, orNull(text)],
])('%s needs no migration', (_, older, newer) => {
  expect(findingsFor(older, newer)).toEqual([]);
});

test('a limit needs a migration if it becomes narrower than the last recorded limit', () => {
  const thing = (maxLength: number): Record<string, StoredShape> => ({
    Thing: { shape: {}, limits: { '/name': { maxLength } } },
  });
  const wider = withPresent(withPresent({}, thing(80), [first]), thing(100), [first]);
  expect(missingMigrations(wider, thing(100), [first])).toEqual([]);
  expect(missingMigrations(wider, thing(80), [first])).toHaveLength(1);
});

test.each([
  ['GearInput', '/name', 'maxLength', 119],
  ['GearInput', '/contents', 'maxItems', 99],
  ['WeaponInput', '/cost/unit', 'values', ['cp', 'sp', 'gp', 'pp']],
  ['CharacterInput', '/level', 'maximum', 19],
  ['Campaign', '/title', 'maxLength', 30],
  ['Campaign', '/role', 'values', ['owner', 'gm', 'player']],
  ['CurrentUser', '/name', 'maxLength', 79],
  ['CurrentUser', '/groups/[]', 'values', []],
  ['Gear', '/meta/created_by', 'maxLength', 79],
] as const)('a narrower limit of %s%s (%s) needs a migration', (schema, path, keyword, value) => {
  const shapeNow = present[schema];
  const limits = { ...shapeNow?.limits, [path]: { ...shapeNow?.limits[path], [keyword]: value } };
  const narrower = { ...present, [schema]: { shape: shapeNow?.shape ?? {}, limits } };
  const advice = `${schema}${path} allows less than before (${keyword})`;
  expect(missingMigrations(shapes, narrower, migrations)).toEqual([
    expect.stringContaining(advice),
  ]);
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
    removedField: true,
    parts: [{ sk: 'rope', removedField: 1 }],
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
