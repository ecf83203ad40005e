import { expect, test } from 'vitest';
import { rowOfDraft } from '../../edits/rows.ts';
import { kinds } from '../../kinds/all.ts';
import type { CatalogueItem } from '../../values.ts';
import { diffOf, passes } from './diff.ts';

const kind = kinds.weapons;
const club: CatalogueItem = {
  sk: '2024#club',
  name: 'Club',
  version: 1,
  values: { ...kind.emptyValues, name: 'Club', cost: null },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
};

test('a changed row is described by its changed fields before and after', () => {
  const changed = { cost: { amount: 2, unit: 'sp' } };
  const row = rowOfDraft(kind, { state: 'changed', sk: club.sk, base: club, changed });
  expect(diffOf(kind, new Map(), row)).toMatchObject({
    title: 'Club (2024)',
    fields: [{ key: 'cost', before: 'empty', after: '2 sp', error: undefined }],
  });
  expect(passes('changed', row)).toBe(true);
  expect(passes('withErrors', row)).toBe(false);
});

test('a row is described with its edition', () => {
  const old = { ...club, sk: '2014#club', values: { ...club.values, edition: '2014' } };
  const row = rowOfDraft(kind, { state: 'removed', sk: old.sk, base: old, changed: {} });
  expect(diffOf(kind, new Map(), row)?.title).toBe('Club (2014)');
});

test('a new row is described by its values and errors', () => {
  const row = rowOfDraft(kind, {
    state: 'created',
    sk: 'new:1',
    base: null,
    changed: { ...kind.emptyValues, notes: 'heavy' },
    key: null,
    after: null,
  });
  const diff = diffOf(kind, new Map(), row);
  expect(diff?.title).toBe('New row (2024)');
  expect(diff?.fields.find(({ key }) => key === 'notes')).toMatchObject({
    before: null,
    after: 'heavy',
  });
  expect(diff?.fields.find(({ key }) => key === 'name')?.error).toBeDefined();
  expect(passes('withErrors', row)).toBe(true);
});

test('a row to delete is described without fields', () => {
  const row = rowOfDraft(kind, { state: 'removed', sk: club.sk, base: club, changed: {} });
  expect(diffOf(kind, new Map(), row)).toMatchObject({ state: 'removed', fields: [] });
  expect(passes('removed', row)).toBe(true);
});
