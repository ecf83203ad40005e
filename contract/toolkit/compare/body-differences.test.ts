import { describe, expect, it } from 'vitest';
import { bodyDifferences } from './body-differences.ts';

const item = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    note: { type: ['string', 'null'] },
    sizes: { type: 'object', additionalProperties: { type: 'integer' } },
    shape: {
      oneOf: [
        { type: 'object', required: ['radius'], properties: { radius: { type: 'number' } } },
        { type: 'object', required: ['edge'], properties: { edge: { type: 'number' } } },
      ],
    },
    pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: ['string', 'integer'] }] },
  },
};

const schema = {
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: item } },
};

const between = (
  one: readonly unknown[],
  other: readonly unknown[],
  about: { readonly isSameData?: boolean; readonly isPositional?: boolean } = {},
): string[] =>
  bodyDifferences({ items: one }, { items: other }, schema, {
    document: {},
    isSameData: false,
    sent: null,
    isPositional: false,
    ...about,
  }).map(({ message }) => message);

describe('two bodies with other data', () => {
  it.each([
    ['order', [{ id: 1 }, { id: 2, note: 'a' }], [{ id: 3, note: 'b' }, { id: 4 }]],
    ['null where the contract allows it', [{ id: 1, note: null }], [{ id: 1, note: 'a' }]],
    ['an optional field', [{ id: 1, note: 'a' }], [{ id: 1 }]],
    ['an empty list', [{ id: 1 }], []],
    [
      'the names in a map',
      [{ id: 1, sizes: { big: 1 } }],
      [{ id: 1, sizes: { small: 2, top: 1 } }],
    ],
    ['the branch of a union', [{ id: 1, shape: { radius: 1 } }], [{ id: 1, shape: { edge: 1 } }]],
  ])('do not differ in %s', (_, one, other) => {
    expect(between(one, other)).toEqual([]);
  });

  it.each([
    [
      'a required field',
      [{ id: 1 }],
      [{ note: 'a' }],
      'a has the field /items/*/id, and b lacks it.',
    ],
    [
      'a further field',
      [{ id: 1 }],
      [{ id: 1, own: 1 }],
      'b has the field /items/*/own, and a lacks it.',
    ],
    ['a type', [{ id: 1 }], [{ id: '1' }], 'At /items/*/id a has number, and b has string.'],
    [
      'null where it is not allowed',
      [{ id: 1 }],
      [{ id: null }],
      'At /items/*/id a has number, and b has null.',
    ],
    [
      'a type in a map',
      [{ id: 1, sizes: { big: 1 } }],
      [{ id: 1, sizes: { big: '1' } }],
      'At /items/*/sizes/* a has number, and b has string.',
    ],
  ])('differ in %s', (_, one, other, message) => {
    expect(between(one, other)).toEqual([message]);
  });
});

describe('two bodies with the same data', () => {
  it.each([
    [
      'null',
      [{ id: 1, note: null }],
      [{ id: 1, note: 'a' }],
      'At /items/*/note a has null, and b has string.',
    ],
    [
      'an optional field',
      [{ id: 1, note: 'a' }],
      [{ id: 1 }],
      'a has the field /items/*/note, and b lacks it.',
    ],
    ['an empty list', [{ id: 1 }], [], 'At /items a has items, and b has none.'],
  ])('differ in %s', (_, one, other, message) => {
    expect(between(one, other, { isSameData: true })).toEqual([message]);
  });

  it('differ in the entry at one place of a tuple', () => {
    const [one, other] = [[{ id: 1, pair: ['a', 1] }], [{ id: 1, pair: ['a', 'b'] }]];
    expect(between(one, other, { isSameData: true })).toEqual([
      'At /items/*/pair/1 a has number, and b has string.',
    ]);
  });

  it('differ in the results of a bulk request at their places', () => {
    const about = { isSameData: true, isPositional: true };
    expect(
      between(
        [
          { id: 1, note: null },
          { id: 2, note: 'a' },
        ],
        [{ id: 2, note: 'a' }],
        about,
      ),
    ).toEqual([
      'At /items the number of entries is 2 in a, and 1 in b.',
      'At /items/0/note a has null, and b has string.',
    ]);
  });
});

it('names a value that is of another type as a whole', () => {
  const about = { document: {}, isSameData: false, sent: null, isPositional: false };
  const found = bodyDifferences({ items: [] }, [], schema, about);
  expect(found).toEqual([
    { rule: 'types_differ', message: 'At the body a has object, and b has array.' },
  ]);
});

it('warns of a null that can get a value later, unless the request has sent one', () => {
  const severitiesFor = (sent: unknown) =>
    bodyDifferences({ id: 1, note: null }, { id: 1, note: 'a' }, item, {
      document: {},
      isSameData: true,
      sent,
      isPositional: false,
    }).map(({ severity }) => severity);
  expect(severitiesFor(null)).toEqual(['warning']);
  expect(severitiesFor({ note: null })).toEqual(['warning']);
  expect(severitiesFor({ note: 'a' })).toEqual([undefined]);
});

it('names all values that one backend has earlier in one warning', () => {
  const nullable = { type: ['string', 'null'] };
  const drafts = {
    type: 'object',
    properties: { text: nullable, notice: nullable, end: nullable },
  };
  const found = bodyDifferences(
    { text: null, notice: null, end: 'now' },
    { text: 'a', notice: 'b', end: null },
    drafts,
    { document: {}, isSameData: true, sent: null, isPositional: false },
  );
  expect(found.map(({ severity, message }) => [severity, message])).toEqual([
    ['warning', 'At /end a has string, and b has null.'],
    ['warning', 'At /text, /notice only b has values.'],
  ]);
});
