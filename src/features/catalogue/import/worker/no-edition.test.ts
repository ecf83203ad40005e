import { describe, expect, test } from 'vitest';
import { rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';

const catalogue = [
  weapon('2014#net', { name: 'Net', edition: '2014', notes: 'old' }),
  weapon('2014#club', { name: 'Club', edition: '2014' }),
  weapon('2024#club', { name: 'Club', edition: '2024' }),
];

const draftOf = (text: string) => weaponDraft(text, catalogue);

describe('a row without an edition whose name is only in another edition', () => {
  test('is a question, which is answered for all rows', () => {
    const table = draftOf('Name,Category,Notes\nNet,Simple melee,new\nClub,Simple melee,new');
    expect(rowsOf(table).map(({ status }) => status)).toEqual(['error', 'update']);
    const [group] = table.summary().groups;
    expect(group).toMatchObject({
      field: 'edition',
      message:
        'The row says no edition. The catalogue has Net (2014), but no such item of 2024. Is it the same item?',
      replies: [{ label: 'Use the item of the catalogue' }, { label: 'It is a new item of 2024' }],
    });
    table.reply(group?.id ?? '', 0);
    expect(rowsOf(table)[0]).toMatchObject({
      status: 'update',
      matched: { sk: '2014#net' },
      cells: { edition: { text: '2014' }, notes: { text: 'new', was: 'old' } },
    });
    table.undo();
    table.reply(group?.id ?? '', 1);
    expect(rowsOf(table)[0]).toMatchObject({
      status: 'create',
      cells: { edition: { text: '2024' } },
    });
  });

  test.for([
    'Name,Category,Edition\nNet,Simple melee,2024',
    'key,Name,Category\n2024#net,Net,Simple melee',
    'Name,Category\nTrident,Simple melee',
  ])('is not a question if it has an edition, a key or a new name: %j', (text) => {
    expect(rowsOf(draftOf(text))[0]?.status).toBe('create');
  });

  test('is a new item if every row is to be one', () => {
    const table = draftOf('Name,Category\nNet,Simple melee');
    table.onConflict('create');
    expect(rowsOf(table)[0]?.status).toBe('create');
  });
});
