import { describe, expect, test } from 'vitest';
import { accepted, rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';
import type { ApiProblem } from '#src/generated/model/index.ts';
import type { BulkOutcome } from '../../kind.ts';
import { DraftTable } from './draft-table.ts';

const club = weapon('2024#club', { name: 'Club', notes: 'old' }, 3);
const three =
  'Name,Category,Notes\nClub,Simple melee,new\nMace,Simple melee,\nFlail,Martial melee,';

const failed = (problem: Partial<ApiProblem>): BulkOutcome => ({
  status: 'failed',
  sk: null,
  item: null,
  problem: { detail: 'No.', code: 'validation_failed', fields: [], requestId: 'r', ...problem },
});
const statuses = (table: DraftTable) => rowsOf(table).map(({ status }) => status);

test('chunks contain the values that the table shows, and each has a unique key', () => {
  const table = weaponDraft(three, [club]);
  const first = table.take(2);
  expect(first?.operations.map(({ operation }) => operation)).toMatchObject([
    { action: 'update', sk: '2024#club', version: 3, values: { notes: 'new' } },
    { action: 'create', values: { name: 'Mace' } },
  ]);
  table.answered(accepted(first));
  const second = table.take(2);
  expect(second?.operations.map(({ id }) => id)).toEqual(['2']);
  expect(second?.key).not.toBe(first?.key);
  table.answered(accepted(second));
  expect(table.take()).toBeUndefined();
  expect(statuses(table)).toEqual(['saved', 'saved', 'saved']);
});

test('a chunk without an answer is sent again unchanged, even if its rows or the catalogue change', () => {
  const table = weaponDraft(three, [club]);
  const first = table.take(2);
  table.edit({ label: 'Type', edits: [{ rowId: '1', key: 'notes', text: 'no' }], appended: [] });
  table.setCatalogue([{ ...club, version: 4, values: { ...club.values, notes: 'new' } }]);
  expect(table.summary().unanswered).toBe(2);
  expect(table.summary().counts).toMatchObject({ update: 1, create: 2 });
  expect(rowsOf(table)[0]?.sending).toBe(true);
  expect(table.take(2)).toEqual(first);
  table.answered(accepted(first));
  expect(table.summary().counts).toMatchObject({ saved: 2, create: 1 });
});

describe('a chunk that is taken before the previous one is answered', () => {
  test('contains the next rows, and the answers are recorded in the order of the chunks', () => {
    const table = weaponDraft(three, [club]);
    const first = table.take(2);
    const second = table.take(2, first?.key);
    expect(second?.operations.map(({ id }) => id)).toEqual(['2']);
    expect(table.take(2, second?.key)).toBeUndefined();
    expect(table.summary().unanswered).toBe(3);
    table.answered(accepted(first));
    expect(statuses(table)).toEqual(['saved', 'saved', 'create']);
    expect(table.take(2)).toEqual(second);
    table.answered(accepted(second));
    expect(statuses(table)).toEqual(['saved', 'saved', 'saved']);
    const back = table.takeUndo(2);
    const rest = table.takeUndo(2, back?.key);
    expect(rest?.operations.map(({ id }) => id)).toEqual(['0']);
    table.undone(accepted(back));
    table.undone(accepted(rest));
    expect(table.summary().counts.undone).toBe(3);
  });

  test('can be put back, and its rows can be edited and sent with another key', () => {
    const table = weaponDraft(three, [club]);
    const first = table.take(2);
    const second = table.take(2, first?.key);
    table.putBack(second?.key ?? '');
    table.edit({
      label: 'Type',
      edits: [{ rowId: '2', key: 'notes', text: 'mine' }],
      appended: [],
    });
    table.answered(accepted(first));
    const third = table.take(2, first?.key);
    expect(third?.key).not.toBe(second?.key);
    expect(third?.operations[0]?.operation).toMatchObject({ values: { notes: 'mine' } });
  });

  test('stays pending after a reload, because it may have been sent', () => {
    const before = weaponDraft(three, [club]);
    const first = before.take(2);
    const second = before.take(2, first?.key);
    const after = new DraftTable(before.kind, [club], new Map(), 'import');
    after.load({ name: null, content: three }, { state: before.snapshot() });
    after.putBack(second?.key ?? '');
    expect(after.take(2)).toEqual(first);
    expect(after.take(2, first?.key)).toEqual(second);
    // If the server refuses the chunk, the chunk is released.
    after.release(second?.key ?? '');
    expect(after.take(2, first?.key)?.key).not.toBe(second?.key);
  });
});

test('rows with long texts are sent in small chunks, because the size of a request is limited', () => {
  const long = 'x'.repeat(10_000);
  const rows = Array.from({ length: 400 }, (_, index) => `Sword ${index},Martial melee,${long}`);
  const table = weaponDraft(['Name,Category,Description', ...rows].join('\n'));
  const chunk = table.take(1000);
  expect(chunk?.operations.length).toBeLessThan(300);
  expect(JSON.stringify(chunk).length).toBeLessThan(4_000_000);
});

describe('a row that the server refuses', () => {
  const refused = (problem: Partial<ApiProblem>) => {
    const table = weaponDraft(three);
    const chunk = table.take();
    const answers = accepted(chunk).map((answer) =>
      answer.id === '1' ? { id: '1', outcome: failed(problem) } : answer,
    );
    table.answered(answers);
    return table;
  };

  test('shows the reason in its cell, and the other rows are saved', () => {
    const table = refused({ fields: [{ path: '/cost/amount', message: 'Too much.' }] });
    expect(statuses(table)).toEqual(['saved', 'failed', 'saved']);
    expect(rowsOf(table)[1]?.cells['cost']?.error).toBe('Too much.');
    expect(table.summary().groups[0]).toMatchObject({ field: 'cost', count: 1 });
  });

  test('is ready again after an edit, and failed again after undo', () => {
    const table = refused({ detail: 'The name is taken.' });
    table.edit({
      label: 'Type',
      edits: [{ rowId: '1', key: 'name', text: 'Big mace' }],
      appended: [],
    });
    expect(statuses(table)).toEqual(['saved', 'create', 'saved']);
    table.undo();
    expect(rowsOf(table)[1]).toMatchObject({ status: 'failed', message: 'The name is taken.' });
    table.retryFailed();
    expect(table.take()?.operations.map(({ id }) => id)).toEqual(['1']);
  });

  test('can be downloaded with its reason, and imported again', () => {
    const table = refused({ detail: 'The name is taken.' });
    const file = table.csvOf('failed');
    expect(file).toBe(
      '\uFEFFName,Category,Notes,reason\r\nMace,Simple melee,,The name is taken.\r\n',
    );
    const again = weaponDraft(file);
    expect(statuses(again)).toEqual(['create']);
  });
});

test('rows with errors can be downloaded with their edits and their errors', () => {
  const table = weaponDraft('Weapn,Category\nClub,Simple melee\nMace,Weapn');
  table.map(0, 'name');
  table.edit({ label: 'Type', edits: [{ rowId: '1', key: 'cost', text: '=5' }], appended: [] });
  const file = table.csvOf('error');
  expect(file).toContain("Mace,Weapn,'=5,");
  const again = weaponDraft(file);
  expect(rowsOf(again)[0]?.cells).toMatchObject({ name: { text: 'Mace' }, cost: { text: '=5' } });
});

describe('undoing an import', () => {
  const saved = () => {
    const table = weaponDraft(three, [club]);
    table.answered(accepted(table.take()));
    return table;
  };

  test('deletes created items and restores updated items, the last row first', () => {
    const table = saved();
    const chunk = table.takeUndo();
    expect(chunk?.operations.map(({ operation }) => operation)).toMatchObject([
      { action: 'delete', sk: '2024#flail', version: 1 },
      { action: 'delete', sk: '2024#mace', version: 1 },
      { action: 'update', sk: '2024#club', version: 4, values: { notes: 'old' } },
    ]);
    expect(table.takeUndo()).toEqual(chunk);
    table.undone(accepted(chunk));
    expect(table.summary().counts).toMatchObject({ undone: 3, saved: 0, kept: 0 });
    expect(table.takeUndo()).toBeUndefined();
  });

  test('does not revert rows that someone has changed since, and shows a message', () => {
    const table = saved();
    const answers = accepted(table.takeUndo()).map((answer, index) =>
      index === 2
        ? { ...answer, outcome: failed({ detail: 'It has changed.', code: 'version_mismatch' }) }
        : answer,
    );
    table.undone(answers);
    expect(table.summary().counts).toMatchObject({ undone: 2, kept: 1, saved: 1 });
    expect(rowsOf(table)[0]?.message).toBe('Left as it is. It has changed.');
    expect(table.takeUndo()).toBeUndefined();
  });
});

test('a chunk can be released after the server has refused it', () => {
  const table = weaponDraft(three);
  const chunk = table.take(2);
  table.release(chunk?.key ?? '');
  expect(table.summary()).toMatchObject({ unanswered: 0, counts: { create: 3 } });
  expect(table.take(2)?.key).not.toBe(chunk?.key);
});
