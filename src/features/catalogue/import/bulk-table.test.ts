import { describe, expect, test } from 'vitest';
import { readTable, type BulkTable } from './bulk-table.ts';
import { kinds } from '../kinds/all.ts';
import { Unread } from '../values.ts';

function tableOf(text: string): BulkTable {
  const result = readTable(kinds.weapons, text);
  if (!result.ok) throw new Error(result.message);
  return result.table;
}

describe('a pasted table', () => {
  test('finds columns by name, label and alias, whatever the case', () => {
    const { fields, ignored } = tableOf(
      'NAME\tcategory\tPrice\tweight_lb\tColour\nA\tx\t1\t1\tred',
    );
    expect(fields.map(({ key }) => key)).toEqual(['name', 'category', 'cost', 'weightLb']);
    expect(ignored).toEqual(['Colour']);
  });

  test('reads cells as people write them', () => {
    const [row] = tableOf(
      'Name,Category,Damage,Properties,Cost,Weight,Range\nSpear,Simple melee,1d6 Piercing,"Thrown, versatile",1gp,½ lb,20/60',
    ).rows;
    expect(row?.values).toMatchObject({
      name: 'Spear',
      category: 'simple-melee',
      damage: { dice: '1d6', type: 'piercing' },
      properties: ['thrown', 'versatile'],
      cost: { amount: 1, unit: 'gp' },
      weightLb: 0.5,
      range: { normal: 20, long: 60 },
    });
    expect(row?.errors).toEqual({});
  });

  test('keeps what it cannot read, with the reason at the cell', () => {
    const [row] = tableOf('name;cost\nSpear;lots').rows;
    expect(row?.values['cost']).toBeInstanceOf(Unread);
    expect(row?.errors['cost']).toContain('lots');
  });

  test('leaves the default where a cell is blank or absent', () => {
    const rows = tableOf('name\tcategory\tedition\nSpear\nClub\t\t').rows;
    expect(rows.map(({ values }) => values['edition'])).toEqual(['2024', '2024']);
  });

  test('counts rows as the spreadsheet does, the header being the first', () => {
    expect(tableOf('name\nSpear\nClub').rows.map(({ id }) => id)).toEqual(['2', '3']);
  });

  test.for([
    ['', 'nothing to read'],
    ['name\tcost', 'no rows under them'],
    ['cost\tweight\n1 gp\t2', 'Name'],
    ['name,notes\nSpear,long, sharp', 'more cells than'],
  ] as const)('says why it cannot read %j', ([text, reason]) => {
    const result = readTable(kinds.weapons, text);
    expect(result.ok ? 'was read' : result.message).toContain(reason);
  });
});
