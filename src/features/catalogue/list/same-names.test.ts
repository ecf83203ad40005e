import { expect, test } from 'vitest';
import type { GridRow } from '../edits/rows.ts';
import { findSameNames } from './same-names.ts';

const stored = (sk: string, name: string, edition = '2024'): GridRow => ({
  sk,
  name,
  version: 1,
  values: { name, edition },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});
const created = (name: string, edition = '2024'): GridRow => {
  const row = stored(`new:${name}`, name, edition);
  return { ...row, draft: { state: 'created', base: null, changed: row.values, errors: {} } };
};
const find = (drafted: GridRow, others: readonly GridRow[]) =>
  findSameNames([drafted, ...others], [drafted]).get(drafted.sk);

const longsword = stored('2024#longsword', 'Longsword');

test('warns about a new row if the server would treat its name as equal to another name', () => {
  expect(find(created('Longsword'), [longsword])).toContain('another Longsword');
  expect(find(created('  long  SWORD'), [stored('x', 'Long Sword')])).toBeDefined();
});

test.for([
  ['Rope, Hempen', 'Rope (Hempen)'],
  ['Café', 'Cafe'],
  ['long-sword', 'Long Sword'],
])('does not warn about %s and %s, because the server accepts both', ([name = '', other = '']) => {
  expect(find(created(name), [stored('x', other)])).toBeUndefined();
});

test('does not warn about the same name in another edition', () => {
  expect(find(created('Longsword', '2014'), [longsword])).toBeUndefined();
});

test('warns about a renamed row, but not about a row with other changes', () => {
  const base = { ...stored('2024#sword', 'Sword') };
  const renamed: GridRow = {
    ...stored(base.sk, 'Longsword'),
    draft: { state: 'changed', base, changed: { name: 'Longsword' }, errors: {} },
  };
  expect(find(renamed, [longsword])).toBeDefined();
  const repriced: GridRow = {
    ...longsword,
    sk: 'y',
    draft: { state: 'changed', base: longsword, changed: { cost: null }, errors: {} },
  };
  expect(find(repriced, [longsword])).toBeUndefined();
});

test('ignores rows that are marked for deletion', () => {
  const removed: GridRow = {
    ...longsword,
    draft: { state: 'removed', base: longsword, changed: {}, errors: {} },
  };
  expect(find(created('Longsword'), [removed])).toBeUndefined();
});
