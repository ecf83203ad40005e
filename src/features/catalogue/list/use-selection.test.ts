import { expect, test } from 'vitest';
import type { GridRow } from '../edits/rows.ts';
import { tickedRowsAfter, pickRows } from './use-selection.ts';

const row = (sk: string, version = 1): GridRow => ({
  sk,
  name: sk,
  version,
  values: {},
  updatedAt: '',
  updatedBy: null,
});

test('a selection keeps rows that the list of another search does not have', () => {
  const first = tickedRowsAfter(new Map(), [row('a'), row('b')], new Set(['a']));
  const second = tickedRowsAfter(first, [row('c')], new Set(['a', 'c']));
  expect([...second.keys()]).toEqual(['a', 'c']);
});

test('a selection has only ticked rows, and the current version of listed rows', () => {
  const tickedRows = new Map([['a', row('a', 1)]]);
  expect(tickedRowsAfter(tickedRows, [row('a', 2)], new Set(['a'])).get('a')?.version).toBe(2);
  expect(tickedRowsAfter(tickedRows, [row('a', 2)], new Set()).size).toBe(0);
  expect(tickedRowsAfter(tickedRows, [], new Set(['never seen'])).size).toBe(0);
});

test('pickRows returns the rows with the given keys, in the order of the list', () => {
  expect([...pickRows([row('a'), row('b'), row('c')], new Set(['c', 'a'])).keys()]).toEqual([
    'a',
    'c',
  ]);
});
