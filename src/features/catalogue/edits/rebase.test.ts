import { describe, expect, test } from 'vitest';
import type { CatalogueItem, Values } from '../values.ts';
import type { Command } from './commands.ts';
import type { Draft } from './draft.ts';
import { type Edits, noEdits, perform, redo, undo } from './edits.ts';
import { applyResults } from './rebase.ts';

const item = (sk: string, values: Values, version = 1): CatalogueItem => ({
  sk,
  name: sk,
  version,
  values,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

const club = item('club', { name: 'Club', notes: '' });
const find = (sk: string) => (sk === 'club' ? club : undefined);

const notes = (from: string, to: string, sk = 'club'): Command => ({
  label: 'notes',
  patches: [{ sk, field: 'notes', from, to }],
});
const removal: Command = {
  label: 'removal',
  patches: [],
  removed: [{ sk: 'club', values: club.values, after: null }],
};
const creation: Command = {
  label: 'creation',
  patches: [],
  created: [{ sk: 'new:1', values: { name: 'Whip', notes: '' }, after: 'club' }],
};

const draftOf = (edits: Edits, sk = 'club'): Draft => {
  const draft = edits.drafts.get(sk);
  if (draft === undefined) throw new Error('There is no draft.');
  return draft;
};

describe('a change that was saved', () => {
  const typed = perform(noEdits, notes('', 'one'), find);
  const stored = item('club', { ...club.values, notes: 'one' }, 2);
  const sent = draftOf(typed);

  test('leaves no draft, and undo creates a draft again', () => {
    const after = applyResults(typed, [{ sent, outcome: 'stored', item: stored }]);
    expect(after.drafts.size).toBe(0);
    // The list still has the old version.
    expect(undo(after, find).drafts.get('club')).toEqual({
      sk: 'club',
      state: 'changed',
      base: stored,
      changed: { notes: '' },
    });
  });

  test('keeps edits that were made while it was being sent', () => {
    const later = perform(typed, notes('one', 'two'), find);
    const after = applyResults(later, [{ sent, outcome: 'stored', item: stored }]);
    expect(draftOf(after)).toMatchObject({ base: stored, changed: { notes: 'two' } });
  });

  test('but undone while it was being sent becomes a draft with the old value', () => {
    const after = applyResults(undo(typed, find), [{ sent, outcome: 'stored', item: stored }]);
    expect(draftOf(after)).toMatchObject({ base: stored, changed: { notes: '' } });
  });

  test('but marked for deletion while it was being sent stays marked', () => {
    const marked = perform(typed, removal, find);
    const after = applyResults(marked, [{ sent, outcome: 'stored', item: stored }]);
    expect(draftOf(after)).toMatchObject({ state: 'removed', base: stored });
  });
});

describe('a row that was created', () => {
  const typed = perform(noEdits, creation, find);
  const stored = item('2024#whip', { name: 'Whip', notes: '' });
  const sent = draftOf(typed, 'new:1');
  const after = applyResults(typed, [{ sent, outcome: 'stored', item: stored }]);

  test('is found by earlier commands, although its key has changed', () => {
    const undone = undo(after, find);
    expect([...undone.drafts]).toEqual([
      ['2024#whip', { sk: '2024#whip', state: 'removed', base: stored, changed: {} }],
    ]);
  });

  test('and deleted again is restored with the same key', () => {
    const undone = undo(after, find);
    const gone = applyResults(undone, [{ sent: draftOf(undone, '2024#whip'), outcome: 'deleted' }]);
    expect(draftOf(redo(gone, find), '2024#whip')).toMatchObject({
      state: 'created',
      key: '2024#whip',
      changed: { name: 'Whip' },
    });
  });

  test('but discarded while it was being sent is marked for deletion', () => {
    const result = { sent, outcome: 'stored', item: stored } as const;
    expect(draftOf(applyResults(undo(typed, find), [result]), '2024#whip').state).toBe('removed');
  });
});

describe('a row that was deleted', () => {
  const typed = perform(noEdits, removal, find);
  const sent = draftOf(typed);

  test('is created again by undo, with the same key', () => {
    const after = applyResults(typed, [{ sent, outcome: 'deleted' }]);
    // The list still has the deleted version.
    expect(undo(after, find).drafts.get('club')).toMatchObject({
      state: 'created',
      key: 'club',
      changed: club.values,
    });
  });

  test('but restored while it was being sent is created again', () => {
    const after = applyResults(undo(typed, find), [{ sent, outcome: 'deleted' }]);
    expect(draftOf(after)).toMatchObject({ state: 'created', key: 'club', changed: club.values });
  });
});

test('a refused row that was edited while it was being sent does not get the error', () => {
  const typed = perform(noEdits, notes('', 'one'), find);
  const sent = draftOf(typed);
  const status = { state: 'failed', message: 'no', errors: {} } as const;
  const later = perform(typed, notes('one', 'two'), find);
  expect(
    draftOf(applyResults(later, [{ sent, outcome: 'unsaved', status }])).status,
  ).toBeUndefined();
});

test('a paste into 10,000 rows creates 10,000 drafts, and undo removes all of them', () => {
  const fields = Array.from({ length: 10 }, (_, index) => `field${index}`);
  const values = Object.fromEntries(fields.map((field) => [field, 'before']));
  const items = new Map(
    Array.from({ length: 10_000 }, (_, index) => [`row${index}`, item(`row${index}`, values)]),
  );
  const patches = [...items.keys()].flatMap((sk) =>
    fields.map((field) => ({ sk, field, from: 'before', to: { amount: 5, unit: 'gp' } })),
  );
  const findRow = (sk: string) => items.get(sk);
  const pasted = perform(noEdits, { label: 'Paste', patches }, findRow);
  const undone = undo(pasted, findRow);
  expect(pasted.drafts.size).toBe(10_000);
  expect(undone.drafts.size).toBe(0);
});
