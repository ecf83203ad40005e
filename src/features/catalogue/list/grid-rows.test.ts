import { describe, expect, test } from 'vitest';
import { type Draft, noEdits, perform } from '../edits/edits.ts';
import { markOf, rowMaker } from './grid-rows.ts';
import { kinds } from '../kinds/all.ts';
import type { CatalogueItem } from '../values.ts';

const kind = kinds.weapons;
const fields = new Map(kind.fields.map((field) => [field.key, field]));
const cost = { amount: 1, unit: 'gp' };
const club: CatalogueItem = {
  sk: '2024#club',
  name: 'Club',
  version: 1,
  values: { ...kind.emptyValues, name: 'Club', cost },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
};

const draftOf = (field: string, text: string): Draft => {
  const to = fields.get(field)?.read(text);
  const patches = [{ sk: club.sk, field, from: club.values[field], to }];
  const draft = perform(noEdits, { label: 'x', patches }, () => club).drafts.get(club.sk);
  if (draft === undefined) throw new Error('there is a draft');
  return draft;
};
const markWith = (draft: Draft, key: string) => {
  const [row] = rowMaker(kind)([club], new Map([[club.sk, draft]]));
  return row && markOf(fields)(row, key);
};

describe('a cell', () => {
  test('that is changed says what it was', () => {
    expect(markWith(draftOf('cost', '2 sp'), 'cost')).toEqual({
      state: 'changed',
      note: 'Not saved yet; was: 1 gp',
    });
  });

  test('beside a changed one has nothing to say', () => {
    expect(markWith(draftOf('cost', '2 sp'), 'name')).toBeUndefined();
  });

  test('that cannot be read says what would fit', () => {
    const mark = markWith(draftOf('cost', 'lots'), 'cost');
    expect(mark?.state).toBe('invalid');
    expect(mark?.note).toContain('25 gp');
  });

  test('that the contract refuses says so too', () => {
    expect(markWith(draftOf('name', ''), 'name')?.state).toBe('invalid');
    expect(markWith(draftOf('cost', '2,000,000,000 gp'), 'cost')?.state).toBe('invalid');
  });

  test('that the server refused shows its sentence', () => {
    const errors = { 'cost.amount': 'Too dear.' };
    const draft: Draft = {
      ...draftOf('cost', '2 sp'),
      status: { state: 'failed', message: 'No.', errors },
    };
    expect(markWith(draft, 'cost')).toEqual({ state: 'invalid', note: 'Too dear.' });
  });

  test('that somebody else has changed meanwhile shows their value', () => {
    const theirs = {
      ...club,
      version: 2,
      values: { ...club.values, cost: { amount: 9, unit: 'pp' } },
    };
    const draft: Draft = { ...draftOf('cost', '2 sp'), status: { state: 'conflict', theirs } };
    expect(markWith(draft, 'cost')?.state).toBe('conflict');
    expect(markWith(draft, 'cost')?.note).toContain('9 pp');
  });
});

test('a row whose item and draft are the same stays the same object', () => {
  const make = rowMaker(kind);
  const draft = draftOf('cost', '2 sp');
  const drafts = new Map([[club.sk, draft]]);
  const [first] = make([club], drafts);
  expect(make([club], drafts)[0]).toBe(first);
  expect(make([club], new Map())[0]).not.toBe(first);
});
