import { expect, it } from 'vitest';
import { changedProperty } from './changed-property.ts';

const document = {
  Lamp: {
    type: 'object',
    required: ['name', 'place', 'code'],
    properties: {
      name: { type: 'string' },
      oil: { type: 'number' },
      shade: { type: 'string', default: 'white' },
      code: { type: 'string', writeOnly: true },
      place: { type: 'object', required: ['room'], properties: { room: { type: 'string' } } },
      lit: { type: 'string', format: 'date-time' },
      price: { type: 'string', format: 'decimal' },
      tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
      wicks: {
        type: 'array',
        items: {
          type: 'object',
          required: ['kind', 'origin'],
          properties: { kind: { type: 'string' }, origin: { type: 'string' } },
        },
      },
    },
  },
};
const expected = { document, schema: { $ref: '#/Lamp' } };

it.each([
  [{ name: 'Lantern' }, { name: 'Candle' }, 'name'],
  [{ name: 'Lantern' }, { name: null }, 'name'],
  [{ name: 'Lantern' }, {}, 'name'],
  [{ place: { room: 'hall' } }, { place: {} }, 'place/room'],
  [{ place: { room: 'hall' } }, { place: null }, 'place'],
  // An optional property is lost, too, if the contract declares it.
  [{ oil: 2 }, {}, 'oil'],
  [{ oil: 0 }, {}, null],
  [{ tags: [] }, {}, null],
  [{ shade: 'white' }, {}, null],
  [{ shade: 'red' }, {}, 'shade'],
  [{ undeclared: 2 }, {}, null],
  [{ code: '123' }, { code: null }, null],
  [{ code: '123' }, {}, null],
  [{ name: null }, { name: 'Lamp 1' }, null],
  [{ name: null }, {}, null],
  [{ name: ' Lantern ' }, { name: 'Lantern' }, null],
  [{ name: ' ' }, { name: null }, null],
  [{ place: 'p1' }, { place: { room: 'hall' } }, null],
  [{ lit: '2026-01-31T10:00:00.250Z' }, { lit: '2026-01-31T11:00:00+01:00' }, null],
  [{ lit: '2026-01-31T10:00:00Z' }, { lit: '2026-01-31T10:00:00+01:00' }, 'lit'],
  [{ price: '1.5' }, { price: '1.50' }, null],
  [{ price: '1.5' }, { price: '1.05' }, 'price'],
  [{ oil: 0.1 }, { oil: 0.10000000149 }, null],
  [{ oil: 19.99 }, { oil: 19.9 }, 'oil'],
  [{ tags: ['b', 'a'] }, { tags: ['a', 'b'] }, null],
  [{ tags: ['b', 'a'] }, { tags: ['a', 'c'] }, 'tags/0'],
  [{ wicks: [{ kind: 'a' }] }, { wicks: [{ kind: 'a', length: 3 }] }, null],
  [{ wicks: [{ kind: 'a' }] }, { wicks: [{ kind: 'b', length: 3 }] }, 'wicks/0/kind'],
  [{ wicks: [{ kind: 'a', origin: 'x' }] }, { wicks: [{ kind: 'a' }] }, 'wicks/0/origin'],
  [
    { wicks: [{ kind: 'a' }, { kind: 'b' }] },
    { wicks: [{ kind: 'b' }, { kind: 'a' }] },
    'wicks/0/kind',
  ],
  [{ wicks: [{ kind: 'a' }, { kind: 'b' }] }, { wicks: [{ kind: 'a' }] }, 'wicks'],
])('compares %j with %j', (sent, received, name) => {
  expect(changedProperty(sent, received, expected)).toBe(name);
});

it('knows the properties of the alternative that came back', () => {
  const union = {
    Light: {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'oil' }, wick: { type: 'string' } } },
        { type: 'object', properties: { kind: { const: 'bulb' }, watts: { type: 'number' } } },
      ],
    },
  };
  const light = { document: union, schema: { $ref: '#/Light' } };
  expect(changedProperty({ kind: 'oil', wick: 'flat' }, { kind: 'oil' }, light)).toBe('wick');
});
