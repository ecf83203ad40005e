import { describe, expect, test } from 'vitest';
import { rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { definitions } from '../../kinds/definitions.ts';
import { DraftTable } from './draft-table.ts';

const fieldsOf = (titles: string, cells: string) =>
  weaponDraft(`${titles}\n${cells}`)
    .outline()
    .columns.map(({ field }) => field);

describe('columns are mapped', () => {
  test.for([
    ['name\tcategory', 'Club\tSimple melee', ['name', 'category']],
    ['NAME\tKind\tPrice', 'Club\tSimple melee\t1 sp', ['name', 'category', 'cost']],
    [
      'Weapon name\tCategroy\tDamge',
      'Club\tSimple melee\t1d4 acid',
      ['name', 'category', 'damage'],
    ],
    [
      'Weapon\tCat.\tDmg\tProp.\tWt\tAmmo',
      'Club\tSimple melee\t1d4 acid\tLight\t2 lb.\t',
      ['name', 'category', 'damage', 'properties', 'weightLb', 'ammunitionSk'],
    ],
    [
      'Name\tNote\tWeight (lb.)\tDamages',
      'Club\told\t2\t1d4 acid',
      ['name', 'notes', 'weightLb', 'damage'],
    ],
    [
      'Name\tDmg\tHit\tVersatile',
      'Club\t1d4\t1d6\t1d8',
      ['name', 'damage', null, 'versatileDamage'],
    ],
    ['Name\tWhat it costs\tPage', 'Club\t5 gp\t12', ['name', 'cost', null]],
    [
      'Name\tweaponSk\tversion\tattribution',
      'Club\t2024#club\t1\t',
      ['name', 'weaponSk', 'version', null],
    ],
  ] as const)('%j', ([titles, cells, fields]) => {
    expect(fieldsOf(titles, cells)).toEqual(fields);
  });

  test('below a headline, even if most titles are longer than field names', () => {
    const draft = weaponDraft(
      'Weapons of ours\nITEM\tweight (pounds)\tDmg / type\tKind of weapon\tcost (PHB)\n' +
        'Club\t2 lbs.\t1d4 bludgeoning.\tSimple melee weapons\t1 sp',
    );
    const { columns, notices } = draft.outline();
    expect(columns.map(({ field }) => field)).toEqual([
      'name',
      'weightLb',
      'damage',
      'category',
      'cost',
    ]);
    expect(notices.join(' ')).toContain('Left out above the column names: “Weapons of ours”');
  });

  test('once per field, and not if the titles have only some letters in common with a field', () => {
    const table = new DraftTable(definitions.gear);
    const content =
      'Name,Cost,Cost,Notes,Colour\nRope,1 gp,9 sp,long,brown\nOil,1 sp,8 cp,old,brown';
    table.load({ name: null, content });
    const fields = table.outline().columns.map(({ field }) => field);
    expect(fields).toEqual(['name', 'cost', null, null, null]);
  });

  test('not if all cells of a column without a known title are dashes', () => {
    const table = new DraftTable(definitions.gear);
    const content =
      'Name\tCategory\tPrice\tWeight\tNotes\nOil\tOther\t3 sp\t1\t—\nRope\tOther\t1 sp\t2\t—';
    table.load({ name: null, content });
    expect(table.outline().columns.at(-1)?.field).toBeNull();
  });

  test('as the user chose for the same titles before', () => {
    const table = new DraftTable(definitions.weapons);
    const choice = { Name: 'name', Remarks: 'notes', Cost: null };
    table.load(
      { name: null, content: 'Name,Remarks,Cost\nClub,old,1 sp' },
      {
        choiceFor: () => choice,
      },
    );
    expect(table.outline().columns.map(({ field, by }) => [field, by])).toEqual([
      ['name', 'remembered'],
      ['notes', 'remembered'],
      [null, 'remembered'],
    ]);
  });

  test('so that no field has two columns', () => {
    const table = weaponDraft('Name,Category,Other name\nClub,Simple melee,Cudgel');
    const other = table.outline().columns.findIndex(({ title }) => title === 'Other name');
    expect(() => table.map(other, 'name')).toThrow(ImportProblem);
    expect(() => table.map(other, 'name')).toThrow('“Name” and “Other name” cannot both be Name.');
    table.map(0, null);
    table.map(other, 'name');
    expect(rowsOf(table)[0]?.cells['name']?.text).toBe('Cudgel');
    table.undo();
    table.undo();
    expect(rowsOf(table)[0]?.cells['name']?.text).toBe('Club');
  });
});

test('the user can choose whether the first row has the column titles, before rows are edited', () => {
  const table = weaponDraft('Name,Category\nClub,Simple melee');
  expect(table.summary().counts.total).toBe(1);
  table.header(false);
  expect(table.summary().counts.total).toBe(2);
  table.edit({ label: 'Type', edits: [{ rowId: '1', key: 'name', text: 'Mace' }], appended: [] });
  expect(() => table.header(true)).toThrow('Undo that first');
});

describe('JSON', () => {
  const load = (value: unknown) => weaponDraft(JSON.stringify(value, null, 1));

  test('values are used unchanged, and texts are read as in any file', () => {
    const rows = rowsOf(
      load([
        { name: 'Club', category: 'simple-melee', cost: { amount: 1, unit: 'sp' }, weightLb: 2 },
        { name: 'Mace', category: 'Simple melee', cost: '5 gp', edition: 2024 },
      ]),
    );
    expect(rows.map(({ status }) => status)).toEqual(['create', 'create']);
    expect(rows.map(({ cells }) => cells['cost']?.text)).toEqual(['1 sp', '5 gp']);
    expect(rows[1]?.cells['edition']?.note).toBe('Read from 2024.');
  });

  test('an invalid value has an error and a line number', () => {
    const [row] = rowsOf(load([{ name: 'Club', category: 'simple-melee', cost: { amount: -1 } }]));
    expect(row).toMatchObject({ line: 2, status: 'error' });
    expect(row?.cells['cost']?.error).toBeDefined();
    expect(row?.cells['cost']?.text).toContain('-1');
  });

  test('rows are numbered if they are all on one line', () => {
    const table = weaponDraft('[{"name":"Club"},{"name":"Mace"}]');
    expect(rowsOf(table).map(({ line }) => line)).toEqual([1, 2]);
    expect(table.outline().notices.join(' ')).toContain('numbers start at 1');
  });

  test('unknown keys are listed as columns', () => {
    const table = load([{ name: 'Club', category: 'simple-melee', colour: 'brown' }]);
    expect(table.outline().columns.at(-1)).toMatchObject({ title: 'colour', field: null });
  });

  test('entries that are not objects are errors', () => {
    const rows = rowsOf(load([{ name: 'Club', category: 'simple-melee' }, 7]));
    expect(rows.map(({ status }) => status)).toEqual(['create', 'error']);
    expect(rows[1]?.message).toContain('not a row but 7');
  });

  test.for([
    ['[{"name": "Club"},\n{"name": ,}]', 'line 2'],
    ['{"items": []}', 'no rows in this JSON'],
    ['[1, 2]', 'list of objects'],
  ] as const)('%j is refused: %s', ([text, reason]) => {
    const table = new DraftTable(definitions.weapons);
    expect(() => table.load({ name: 'a.json', content: text })).toThrow(reason);
  });

  test('absent keys keep the value, and null clears it', () => {
    const club = weapon('2024#club', {
      name: 'Club',
      notes: 'old',
      cost: { amount: 1, unit: 'sp' },
    });
    const table = weaponDraft(JSON.stringify([{ weaponSk: '2024#club', cost: null }]), [club]);
    expect(rowsOf(table)[0]).toMatchObject({
      status: 'update',
      cells: { cost: { was: '1 sp', text: '' } },
    });
    expect(table.take()?.operations[0]?.operation).toMatchObject({
      action: 'update',
      values: { cost: null, notes: 'old', name: 'Club' },
    });
  });
});
