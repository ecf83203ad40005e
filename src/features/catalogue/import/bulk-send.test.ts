import { expect, test } from 'vitest';
import { answered, planChunks } from './bulk-send.ts';
import { bulkRow } from './bulk-table.ts';
import { kinds } from '../kinds/all.ts';

const row = (id: string, name = `Spear ${id}`) =>
  bulkRow(kinds.weapons, id, { ...kinds.weapons.emptyValues, name });
const ids = (chunks: ReturnType<typeof planChunks>) =>
  chunks.map(({ rows }) => rows.map(({ id }) => id));

test('rows go in chunks, those with errors and those already created stay', () => {
  const rows = [row('1'), row('2', ''), row('3'), row('4')];
  const created = answered(row('5'), { created: true, sk: 'x', problem: null });
  const chunks = planChunks([...rows, created], [], 2);
  expect(ids(chunks)).toEqual([['1', '3'], ['4']]);
  expect(new Set(chunks.map(({ key }) => key)).size).toBe(2);
});

test('a chunk without an answer goes again under its key', () => {
  const rows = [row('1'), row('2')];
  const [lost] = planChunks(rows, [], 1);
  if (lost === undefined) throw new Error('there is a chunk');
  const again = planChunks(rows, [lost], 1);
  expect(ids(again)).toEqual([['1'], ['2']]);
  expect(again[0]?.key).toBe(lost.key);
});

test('a chunk whose row was changed since gets another key', () => {
  const rows = [row('1')];
  const [lost] = planChunks(rows, []);
  if (lost === undefined) throw new Error('there is a chunk');
  const [again] = planChunks([row('1', 'Lance')], [lost]);
  expect(again?.key).not.toBe(lost.key);
});

test('a refused row says why, at the field that is at fault', () => {
  const refused = answered(row('1'), {
    created: false,
    sk: null,
    problem: {
      detail: 'There is one of that name.',
      code: 'duplicate',
      fields: [{ path: '/name', message: 'Choose another name.' }],
      requestId: 'r1',
    },
  });
  expect(refused.state).toEqual({ state: 'refused', message: 'There is one of that name.' });
  expect(refused.errors).toEqual({ name: 'Choose another name.' });
});
