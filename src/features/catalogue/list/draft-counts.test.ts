import { expect, test } from 'vitest';
import type { GridRow, RowDraft } from '../edits/rows.ts';
import { kinds } from '../kinds/all.ts';
import { countDrafts, firstErrorText, draftsText, total } from './draft-counts.ts';

const row = (name: string, draft: Partial<RowDraft> & Pick<RowDraft, 'state'>): GridRow => ({
  sk: name,
  name,
  version: 1,
  values: { edition: '2024' },
  updatedAt: '',
  updatedBy: null,
  draft: { base: null, changed: {}, errors: {}, ...draft },
});

test('changed rows are counted with their cells, new and deleted rows without their cells', () => {
  const counts = countDrafts([
    row('a', { state: 'changed', changed: { cost: 1, notes: 2 } }),
    row('b', { state: 'changed', changed: { cost: 1 }, errors: { cost: 'Too dear.' } }),
    row('c', { state: 'created', changed: { name: 'c' } }),
    row('d', { state: 'removed', errors: { name: 'not sent anyway' } }),
  ]);
  expect(counts).toEqual({
    cells: 3,
    changed: 2,
    created: 1,
    removed: 1,
    withErrors: 1,
    conflicts: 0,
  });
  expect(draftsText(counts)).toBe('3 cells in 2 rows changed, 1 new, 1 to delete');
  expect(total(counts)).toBe(4);
});

test('rows that wait for a choice are counted separately from rows with errors', () => {
  const conflictRow = row('a', {
    state: 'changed',
    errors: { cost: 'No.' },
    status: { state: 'gone' },
  });
  expect(countDrafts([conflictRow])).toMatchObject({ changed: 1, withErrors: 0, conflicts: 1 });
});

test('the text uses the singular for one cell and one row, and is empty without drafts', () => {
  expect(draftsText(countDrafts([row('a', { state: 'changed', changed: { cost: 1 } })]))).toBe(
    '1 cell in 1 row changed',
  );
  expect(draftsText(countDrafts([]))).toBe('');
});

test('the text of the first error names row, field and reason', () => {
  const rows = [
    row('Club', { state: 'changed' }),
    row('New row', { state: 'created', errors: { 'cost.amount': 'Too dear.' } }),
  ];
  expect(firstErrorText(kinds.weapons, rows)).toBe('New row (2024), Cost: Too dear.');
  expect(firstErrorText(kinds.weapons, [])).toBeNull();
});
