import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingTables, RowSum, type Row } from './row-sum.ts';

const sumOf = (rows: readonly Row[]) => {
  const sum = new RowSum();
  for (const row of rows) sum.add(row);
  return sum.result();
};

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.constant(null),
  fc.uint8Array({ maxLength: 5 }),
);
const someRows = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 10 });

test('the checksum of a table is a SHA-256, also of its order', () => {
  const rows = [['lantern'], ['map']];
  expect(sumOf(rows).checksum).toMatch(/^[0-9a-f]{64}$/);
  expect(sumOf(rows.toReversed()).checksum).not.toBe(sumOf(rows).checksum);
});

test('a backup with the checksums of earlier ones, which were sums of 64 bits, is still compared', () => {
  const lantern = sumOf([['lantern'], ['map']]);
  const earlier = { rows: 2, checksum: '0e5e098293da6785' };
  expect(differingTables({ gear: earlier }, { gear: lantern })).toEqual([]);
  const changed = sumOf([['lantern'], ['mop']]);
  expect(differingTables({ gear: earlier }, { gear: changed })).toEqual(['gear']);
});

test('the checksum of a table changes with each value, and with a row more or less', () => {
  fc.assert(
    fc.property(someRows, value, (rows, other) => {
      const [[first, second] = [null, null], ...rest] = rows;
      fc.pre(!Object.is(first, other));
      const isSameBytes =
        first instanceof Uint8Array &&
        other instanceof Uint8Array &&
        Buffer.from(first).equals(other);
      fc.pre(!isSameBytes);
      const checksum = sumOf(rows).checksum;
      expect(sumOf([[other, second], ...rest]).checksum).not.toBe(checksum);
      expect(sumOf(rest).checksum).not.toBe(checksum);
      expect(sumOf([...rows, [first, second]]).checksum).not.toBe(checksum);
    }),
  );
});

test('a number is not a text, and bytes are the same in both engines', () => {
  expect(sumOf([[1]])).not.toEqual(sumOf([['1']]));
  expect(sumOf([[Buffer.from('bell')]])).toEqual(sumOf([[new TextEncoder().encode('bell')]]));
});

test('the tables that differ are named, also one that is missing', () => {
  const [one, other] = [sumOf([['a']]), sumOf([['b']])];
  expect(
    differingTables({ same: one, changed: one, lost: one }, { same: one, changed: other }),
  ).toEqual(['changed', 'lost']);
});
