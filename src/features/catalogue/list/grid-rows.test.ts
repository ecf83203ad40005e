import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { describe, expect, test } from 'vitest';
import { type GridRow, rowOfDraft } from '../edits/rows.ts';
import type { Draft, DraftStatus } from '../edits/draft.ts';
import { kinds } from '../kinds/all.ts';
import type { CatalogueItem } from '../values.ts';
import { gridColumns, createMarkOf, gridRowState } from './grid-rows.ts';

const kind = kinds.weapons;
const fields = new Map(kind.fields.map((field) => [field.key, field]));
const lookups: Lookups = new Map([['ammunitionSk', new Map([['2024#arrows', 'Arrows']])]]);
const club: CatalogueItem = {
  sk: '2024#club',
  name: 'Club',
  version: 1,
  values: { ...kind.emptyValues, name: 'Club', cost: { amount: 1, unit: 'gp' } },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
};

const rowWith = (field: string, text: string, status?: DraftStatus): GridRow => {
  const to = fields.get(field)?.read(text).value;
  const draft: Draft = {
    state: 'changed',
    sk: club.sk,
    base: club,
    changed: { [field]: to },
    ...(status && { status }),
  };
  return rowOfDraft(kind, draft);
};
const mark = createMarkOf({
  fields,
  lookups,
  sameNames: new Map([[club.sk, 'There is another.']]),
});

describe('a cell', () => {
  test('that is changed has a note with its old value', () => {
    const row = rowWith('cost', '2 sp');
    expect(mark(row, 'cost')).toEqual({ state: 'changed', note: 'Not saved yet; was: 1 gp' });
    expect(mark(row, 'weightLb')).toBeUndefined();
  });

  test('of an unchanged row has no mark', () => {
    expect(mark(club, 'name')).toBeUndefined();
  });

  test('with a text that cannot be read has a note with an example of a value', () => {
    const found = mark(rowWith('cost', 'lots'), 'cost');
    expect(found?.state).toBe('invalid');
    expect(found?.note).toContain('25 gp');
  });

  test('with a value that the contract refuses has an error', () => {
    expect(mark(rowWith('name', ''), 'name')?.state).toBe('invalid');
    expect(mark(rowWith('cost', '2,000,000,000 gp'), 'cost')?.state).toBe('invalid');
  });

  test('that the server has refused has a note with the error of the server', () => {
    const errors = { 'cost.amount': 'Too dear.' };
    const row = rowWith('cost', '2 sp', { state: 'failed', message: 'No.', errors });
    expect(mark(row, 'cost')).toEqual({ state: 'invalid', note: 'Too dear.' });
    expect(gridRowState(row)).toBe('failed');
  });

  test('that another administrator has changed has a note with the value of that administrator', () => {
    const theirs = { ...club, values: { ...club.values, cost: { amount: 9, unit: 'pp' } } };
    const status: DraftStatus = { state: 'conflict', theirs, fields: ['cost'] };
    const found = mark(rowWith('cost', '2 sp', status), 'cost');
    expect(found?.state).toBe('conflict');
    expect(found?.note).toContain('9 pp');
  });

  test('with a name that exists already has a note with the warning', () => {
    expect(mark(rowWith('cost', '2 sp'), 'name')?.note).toBe('There is another.');
  });
});

test('cells of a row to delete have no marks', () => {
  const draft: Draft = { state: 'removed', sk: club.sk, base: club, changed: { name: '' } };
  const row = rowOfDraft(kind, draft);
  expect(gridRowState(row)).toBe('deleted');
  expect(mark(row, 'name')).toBeUndefined();
});

test('a cell with a reference shows and edits the name, and copying it gives the key', () => {
  const column = gridColumns(kind, lookups).find(({ key }) => key === 'ammunitionSk');
  const row = { ...club, values: { ...club.values, ammunitionSk: '2024#arrows' } };
  expect(column?.text(row)).toBe('Arrows');
  expect(column?.editText?.(row)).toBe('Arrows');
  expect(column?.copyText?.(row)).toBe('2024#arrows');
  expect(column?.editor).toMatchObject({ type: 'combobox' });
});
