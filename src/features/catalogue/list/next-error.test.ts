import { expect, test } from 'vitest';
import type { GridRow } from '../edits/rows.ts';
import type { FieldErrors } from '../values.ts';
import { nextError } from './next-error.ts';

const rowWith = (sk: string, errors: FieldErrors): GridRow => ({
  sk,
  name: sk,
  version: 0,
  values: {},
  updatedAt: '',
  updatedBy: null,
  draft: { state: 'created', base: null, changed: {}, errors },
});

const keys = ['name', 'cost', 'weightLb'];
const rows = [
  rowWith('a', {}),
  rowWith('b', { 'cost.amount': 'Too dear.', weightLb: 'Too heavy.' }),
  rowWith('c', { name: 'Too long.' }),
];
const at = (index: number, key: string) => ({ index, key });

test('the next error is in the next invalid cell, and the first error follows the last', () => {
  const first = nextError(rows, keys, null, 1);
  expect(first).toEqual({ sk: 'b', key: 'cost', message: 'Too dear.', number: 1, count: 3 });
  expect(nextError(rows, keys, at(1, 'cost'), 1)).toMatchObject({ key: 'weightLb', number: 2 });
  expect(nextError(rows, keys, at(1, 'weightLb'), 1)).toMatchObject({ sk: 'c', number: 3 });
  expect(nextError(rows, keys, at(2, 'name'), 1)).toMatchObject({ sk: 'b', number: 1 });
});

test('the previous error is in the previous invalid cell, and the last error precedes the first', () => {
  expect(nextError(rows, keys, at(2, 'name'), -1)).toMatchObject({ key: 'weightLb', number: 2 });
  expect(nextError(rows, keys, at(0, 'name'), -1)).toMatchObject({ sk: 'c', number: 3 });
  expect(nextError(rows, keys, null, -1)).toMatchObject({ number: 3 });
});

test('an error of a field without a column is reported at the first cell of its row', () => {
  const hidden = [rowWith('a', { version: 'Out of date.' })];
  expect(nextError(hidden, keys, null, 1)).toMatchObject({ key: 'name', message: 'Out of date.' });
});

test('the result is null if no row has an error', () => {
  expect(nextError([rowWith('a', {})], keys, null, 1)).toBeNull();
});
