import { describe, expect, test } from 'vitest';
import { definitions } from '../../kinds/definitions.ts';
import { rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';
import { exportText } from '../../export/export-text.ts';
import { DraftTable } from './draft-table.ts';

const cellsOf = (table: DraftTable, key: string) =>
  rowsOf(table).map(({ cells }) => {
    const { text, note, error } = cells[key] ?? {};
    return [text, note ?? error];
  });

/** A file with these costs, one weapon each. */
const costs = (...texts: readonly string[]) =>
  ['Name;Category;Cost', ...texts.map((text, at) => `Relic ${at};Simple melee;${text}`)].join('\n');

const labelsOf = (table: DraftTable) =>
  table.summary().groups.map(({ replies }) => replies.map(({ label }) => label));

describe('a number with exactly three digits after the mark', () => {
  test.for([
    [
      '30.000 gp',
      '0.01 gp',
      ['The point separates thousands: 30,000 gp', 'The point is before decimals: 30 gp'],
    ],
    [
      '30.000 gp',
      '0,01 gp',
      ['The point separates thousands: 30,000 gp', 'The point is before decimals: 30 gp'],
    ],
    [
      '30.000 gp',
      '5 gp',
      ['The point separates thousands: 30,000 gp', 'The point is before decimals: 30 gp'],
    ],
    [
      '1.500 gp',
      '2.5 gp',
      ['The point separates thousands: 1,500 gp', 'The point is before decimals: 1.5 gp (15 sp)'],
    ],
    [
      '1.505 gp',
      '2.5 gp',
      ['The point separates thousands: 1,505 gp', 'The point is before decimals: 1.505 gp'],
    ],
    [
      '1.500gp',
      '1,5 gp',
      ['The point separates thousands: 1,500 gp', 'The point is before decimals: 1.5gp (15 sp)'],
    ],
    [
      'gp 2.000',
      '0.5 gp',
      ['The point separates thousands: 2,000 gp', 'The point is before decimals: 2 gp'],
    ],
    [
      '1,500 gp',
      '0,5 gp',
      ['The comma separates thousands: 1,500 gp', 'The comma is before decimals: 1.5 gp (15 sp)'],
    ],
    [
      '999,999 gp',
      '12,5 gp',
      ['The comma separates thousands: 999,999 gp', 'The comma is before decimals: 999.999 gp'],
    ],
    [
      '7.250 sp',
      '7.5 sp',
      ['The point separates thousands: 7,250 sp', 'The point is before decimals: 7.25 sp'],
    ],
    [
      '1,500 gp',
      '25 cp',
      ['The comma separates thousands: 1,500 gp', 'The comma is before decimals: 1.5 gp (15 sp)'],
    ],
    [
      '30,000 gp',
      '2.5 gp',
      ['The comma separates thousands: 30,000 gp', 'The comma is before decimals: 30 gp'],
    ],
    [
      '１,５００ gp',
      '25 cp',
      ['The comma separates thousands: 1,500 gp', 'The comma is before decimals: 1.5 gp (15 sp)'],
    ],
  ] as const)('is asked about: “%s” beside “%s”', ([text, other, labels]) => {
    const table = weaponDraft(costs(text, other));
    const [[shown, message] = []] = cellsOf(table, 'cost');
    expect(shown).toBe(text);
    expect(message).toContain('in the column Cost mean?');
    expect(labelsOf(table)).toContainEqual(labels);
  });

  test.for([
    '1500 gp',
    '1,000,000 gp',
    '1.500.000 gp',
    '1,500.00 gp',
    '1.500,00 gp',
    '1 500 gp',
    '1’500 gp',
    '15,00 gp',
  ])('is in doubt, other numbers are not: “%s”', (text) => {
    const table = weaponDraft(costs(text, '25 cp'));
    expect(table.summary().groups).toEqual([]);
  });

  test('is asked about in whole numbers, too', () => {
    const table = new DraftTable(definitions.gear);
    table.load({ name: null, content: 'Name;Quantity\nNail;1,500\nPin;2,000\nTack;12' });
    const group = table.summary().groups.find(({ field }) => field === 'quantity');
    expect(group?.message).toBe(
      '“1,500” may be 1500 or 1.5. What does the comma in the column Pieces mean?',
    );
    expect(group).toMatchObject({
      count: 2,
      replies: [
        { label: 'The comma separates thousands: 1500' },
        { label: 'The comma is before decimals: 1.5' },
      ],
    });
  });

  test('is asked about with the number as people write it', () => {
    const table = weaponDraft(costs('1,234 gp', '5 gp'));
    const message = table.summary().groups.find(({ field }) => field === 'cost')?.message;
    expect(message).toMatch(/^“1,234 gp” may be 1,234 gp or 1\.234 gp( \([^)]*\))?\. /);
  });

  test('is asked about once per column, and the reply can be undone and is stored', () => {
    const text = costs('30.000 gp', '0.01 gp', '1.250 gp', '40.000 gp', '5 gp');
    const table = weaponDraft(text);
    const question = table.summary().groups.find(({ count }) => count === 3);
    expect(question?.title).toBe('“30.000 gp” and others in Cost');
    table.reply(question?.id ?? '', 0);
    expect(cellsOf(table, 'cost')).toEqual([
      ['30,000 gp', 'Read as 30,000 gp, as you have answered for the column.'],
      ['0.01 gp', 'Coins are whole: write 1 cp for “0.01 gp”.'],
      ['1,250 gp', 'Read as 1,250 gp, as you have answered for the column.'],
      ['40,000 gp', 'Read as 40,000 gp, as you have answered for the column.'],
      ['5 gp', undefined],
    ]);
    const again = weaponDraft(text);
    again.load({ name: null, content: text }, { state: table.snapshot() });
    expect(cellsOf(again, 'cost')).toEqual(cellsOf(table, 'cost'));
    table.undo();
    expect(table.summary().errors.cells).toBe(4);
  });

  test('is asked about for points and commas separately', () => {
    const table = weaponDraft(costs('30.000 gp', '1,500 gp', '12,5 gp'));
    const [points, commas] = table.summary().groups;
    table.reply(points?.id ?? '', 0);
    expect(cellsOf(table, 'cost')[0]?.[0]).toBe('30,000 gp');
    expect(cellsOf(table, 'cost')[1]?.[1]).toContain('What does the comma');
    table.reply(commas?.id ?? '', 0);
    expect(cellsOf(table, 'cost')[1]?.[0]).toBe('1,500 gp');
  });
});

test('a text with both marks is asked about twice', () => {
  const table = weaponDraft(costs('1.500 gp 2,500 sp'));
  table.reply(table.summary().groups[0]?.id ?? '', 0);
  expect(cellsOf(table, 'cost')[0]?.[1]).toContain('What does the comma');
  table.reply(table.summary().groups[0]?.id ?? '', 0);
  expect(cellsOf(table, 'cost')[0]?.[0]).toBe('1,750 gp');
});

test('an export of prices is not asked about, not even as new items', () => {
  const values = { name: 'Cannon', edition: '2024', cost: { amount: 1500, unit: 'gp' } };
  const cannon = weapon('2024#cannon', values);
  const file = exportText('csv', definitions.weapons, [cannon]);
  expect(weaponDraft(file, [cannon]).summary().counts.unchanged).toBe(1);
  expect(weaponDraft(file).summary().counts.create).toBe(1);
});

test('a copied price has no comma, so its paste is not read with the reply about commas', () => {
  const table = weaponDraft(costs('30000 gp', '2,500 gp', '5 gp'));
  table.reply(table.summary().groups[0]?.id ?? '', 1);
  const { text, copyText = '' } = rowsOf(table)[0]?.cells['cost'] ?? {};
  expect([text, copyText]).toEqual(['30,000 gp', '30000 gp']);
  const type = (rowId: string) =>
    table.edit({ label: 'Paste', edits: [{ rowId, key: 'cost', text: copyText }], appended: [] });
  type('2');
  expect(rowsOf(table)[2]?.cells['cost']?.text).toBe('30,000 gp');
  const { version } = table.summary();
  type('0');
  expect(table.summary().version).toBe(version);
});

test('a weight such as 1.500 is asked about, and the numbers without doubt are read', () => {
  const table = weaponDraft({ file: 'points-between-thousands.csv' });
  expect(cellsOf(table, 'weightLb').slice(1)).toEqual([
    ['1/4 lb.', 'Read as 1/4 lb.'],
    ['1250 1/2 lb.', 'Read as 1250 1/2 lb.'],
    ['2000000 lb.', 'Read as 2000000 lb.'],
  ]);
  const question = table.summary().groups.find(({ field }) => field === 'weightLb');
  table.reply(question?.id ?? '', 0);
  expect(cellsOf(table, 'weightLb')[0]?.[0]).toBe('1500 lb.');
});

test('a price or a weight with three decimals is shown without another zero, and prices have commas', () => {
  const labels = (column: string, text: string) =>
    labelsOf(weaponDraft(`Name;Category;${column}\nClub;Simple melee;${text}`))[0];
  expect(labels('Cost', '1.234')).toEqual([
    'The point separates thousands: 1234 (1,234 gp)',
    'The point is before decimals: 1.234',
  ]);
  expect(labels('Cost', '1.500')).toEqual([
    'The point separates thousands: 1500 (1,500 gp)',
    'The point is before decimals: 1.5 (15 sp)',
  ]);
  expect(labels('Weight', '1.234 lb.')).toEqual([
    'The point separates thousands: 1234 lb',
    'The point is before decimals: 1.234 lb',
  ]);
  const table = weaponDraft('Name;Category;Cost;Weight\nClub;Simple melee;1.234 gp;1.234');
  for (const { id } of table.summary().groups) table.reply(id, 1);
  expect(cellsOf(table, 'cost')).toEqual([
    ['1.234 gp', '“1.234 gp” is not a whole number of coins. The nearest is 123 cp.'],
  ]);
  expect(cellsOf(table, 'weightLb')).toEqual([
    ['1.234 lb.', 'Read as 1.234 lb, as you have answered for the column.'],
  ]);
  // A file keeps the zero, because an import would ask again without it.
  expect(rowsOf(table)[0]?.cells['weightLb']?.copyText).toBe('1.2340 lb.');
});

test('the first suggestion for a weight is what the other weights show', () => {
  const firstLabel = (other: string) => {
    const rows = ['Name;Category;Weight', 'Club;Simple melee;1.500', `Dart;Simple melee;${other}`];
    return labelsOf(weaponDraft(rows.join('\n')))[0]?.[0];
  };
  expect(firstLabel('0.5')).toBe('The point is before decimals: 1 1/2 lb');
  expect(firstLabel('0,5')).toBe('The point separates thousands: 1500 lb');
});

test('an edited number is read with the reply for its column, and an invalid text stays unchanged', () => {
  const table = weaponDraft('Name;Category;Weight\nClub;Simple melee;1.500\nDart;Simple melee;0,5');
  table.reply(table.summary().groups[0]?.id ?? '', 0);
  const type = (text: string) =>
    table.edit({ label: 'Type', edits: [{ rowId: '0', key: 'weightLb', text }], appended: [] });
  type('2.500');
  expect(cellsOf(table, 'weightLb')[0]?.[0]).toBe('2500 lb.');
  type('2.500 kg');
  const [text, error] = cellsOf(table, 'weightLb')[0] ?? [];
  expect(text).toBe('2.500 kg');
  expect(error).toContain('is not a weight');
});
