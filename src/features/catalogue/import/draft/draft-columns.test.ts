import { expect, test } from 'vitest';
import { kinds } from '../../kinds/all.ts';
import { definitions } from '../../kinds/definitions.ts';
import { DraftTable } from '../worker/draft-table.ts';
import { accepted, weapon } from '#tests/support/drafts.ts';
import { titleOfRow } from './row-texts.ts';
import { draftColumns, columnsShapeOf } from './draft-columns.ts';

const kind = kinds.weapons;

const club = weapon('2024#club', { name: 'Club', cost: { amount: 1, unit: 'sp' } });

function draft(content: string) {
  const table = new DraftTable(definitions.weapons, [club]);
  const outline = table.load({ name: null, content });
  const shape = () =>
    columnsShapeOf({ kind, outline, summary: table.summary(), onlyChanged: false });
  const widthOf = (key: string) =>
    draftColumns({ kind, outline, lookups: new Map(), shape: shape() }).find(
      (column) => column.key === key,
    )?.width ?? 0;
  return { table, shape, widthOf };
}

test('a column that shows old and new values is wider than a column without changes', () => {
  const changing = draft('Name,Category,Cost\nClub,Simple melee,9 gp');
  const creating = draft('Name,Category,Cost\nMace,Simple melee,9 gp');
  expect(changing.widthOf('cost')).toBeGreaterThan(creating.widthOf('cost') * 1.5);
  expect(changing.widthOf('category')).toBe(creating.widthOf('category'));
});

test('the rows of one name in two editions have different titles', () => {
  const { table } = draft('Name,Category,Edition\nMace,Simple melee,2014\nMace,Simple melee,2024');
  expect(table.window({}, 0, 2).map(titleOfRow)).toEqual(['Mace (2014)', 'Mace (2024)']);
});

test('the columns do not change while rows are sent and saved', () => {
  const { table, shape } = draft('Name,Category,Cost\nClub,Simple melee,9 gp\nMace,Simple melee,');
  const before = shape();
  const chunk = table.take(1);
  expect(shape()).toBe(before);
  table.answered(accepted(chunk));
  expect(shape()).toBe(before);
});
