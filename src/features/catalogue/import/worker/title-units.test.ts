import { describe, expect, test } from 'vitest';
import { rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';

const club = weapon('2024#club', { name: 'Club', edition: '2024', weightLb: 2 });

const cellOf = (title: string, text: string, key: string) =>
  rowsOf(weaponDraft(`Name\tCategory\t${title}\nClub\tSimple melee\t${text}`, [club]))[0]?.cells[
    key
  ];

describe('a number under a title with another unit', () => {
  test.for([
    ['Weight (kg)', '5', '“5 kg” is not a weight.'],
    ['Weight in kg', '0,5', '“0,5 kg” is not a weight.'],
    ['weightKg', '1 1/2', '“1 1/2 kg” is not a weight.'],
    ['Weight oz.', '16', '“16 oz” is not a weight.'],
    ['Weight (kg)', '½', '“½ kg” is not a weight.'],
  ] as const)('is refused: %s with “%s”', ([title, text, message]) => {
    expect(cellOf(title, text, 'weightLb')?.error).toContain(message);
  });

  test('is refused in a range in metres', () => {
    expect(cellOf('Range (m)', '24/96', 'range')?.error).toContain('“24/96 m” is not a range');
  });

  test('is refused in JSON, too', () => {
    const table = weaponDraft('[{"name":"Club","category":"simple-melee","weight_kg":5}]', [club]);
    expect(rowsOf(table)[0]?.cells['weightLb']?.error).toContain('“5 kg” is not a weight');
  });

  test.for([
    ['Weight (lb)', '3', '3 lb.'],
    ['Weight (kg)', '3 lb.', '3 lb.'],
  ] as const)(
    'is read where the cell or the title says pounds: %s with “%s”',
    ([title, text, shown]) => {
      expect(cellOf(title, text, 'weightLb')).toMatchObject({ text: shown, was: '2 lb.' });
    },
  );

  test('that the user types in the draft is in pounds', () => {
    const table = weaponDraft('Name,Category,Weight (kg)\nClub,Simple melee,5', [club]);
    const edits = [{ rowId: '0', key: 'weightLb', text: '11' }];
    table.edit({ label: 'Type', edits, appended: [] });
    expect(rowsOf(table)[0]?.cells['weightLb']).toEqual({ text: '11 lb.', was: '2 lb.' });
  });
});

test.for([
  ['Price (sp)', '10', '10 sp'],
  ['Cost in gold', '15', '15 gp'],
  ['Price (GP)', '10 000', '10,000 gp'],
  ['Cost (gp)', '5 sp', '5 sp'],
] as const)(
  'numbers below a title with a coin have this coin: %s with “%s”',
  ([title, text, shown]) => {
    expect(cellOf(title, text, 'cost')).toMatchObject({ text: shown });
  },
);
