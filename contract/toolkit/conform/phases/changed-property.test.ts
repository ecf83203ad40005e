import { expect, it } from 'vitest';
import { changedProperty } from './changed-property.ts';

const document = {
  Lamp: {
    type: 'object',
    required: ['name', 'place', 'code'],
    properties: {
      name: { type: 'string' },
      oil: { type: 'number' },
      code: { type: 'string', writeOnly: true },
      place: { type: 'object', required: ['room'], properties: { room: { type: 'string' } } },
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
  [{ oil: 2 }, {}, null],
  [{ code: '123' }, { code: null }, null],
  [{ code: '123' }, {}, null],
  [{ name: null }, { name: 'Lamp 1' }, null],
  [{ name: null }, {}, null],
  [{ name: ' Lantern ' }, { name: 'Lantern' }, null],
  [{ name: ' ' }, { name: null }, null],
  [{ place: 'p1' }, { place: { room: 'hall' } }, null],
])('compares %j with %j', (sent, received, name) => {
  expect(changedProperty(sent, received, expected)).toBe(name);
});
