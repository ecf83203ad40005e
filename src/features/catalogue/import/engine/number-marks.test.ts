import { expect, test } from 'vitest';
import { rowsOf, weaponDraft } from '#tests/support/drafts.ts';

const weightOf = (file: string) =>
  rowsOf(weaponDraft({ file })).map(({ cells }) => {
    const { text, note, error } = cells['weightLb'] ?? {};
    return [text, note ?? error];
  });

test('other numbers of the column show whether points separate thousands, and the cell has a note', () => {
  const file = 'points-between-thousands.csv';
  expect(weightOf(file)).toEqual([
    ['1500 lb.', 'Read as 1500 lb, like the other numbers of the column.'],
    ['1/4 lb.', 'Read as 1/4 lb.'],
    ['1250 1/2 lb.', 'Read as 1250 1/2 lb.'],
    ['2000000 lb.', 'Read as 2000000 lb.'],
  ]);
  const [catapult, , ram] = rowsOf(weaponDraft({ file }));
  expect(catapult?.cells['cost']?.text).toBe('1,500 gp');
  expect(ram?.cells['cost']?.error).toBe('Coins are whole: write 25 sp for “2,5 gp”.');
});

test('a number such as 1.500 has an error if the column does not show its decimal mark, except in a price', () => {
  const file = 'thousands-or-thousandths.csv';
  expect(weightOf(file)).toEqual([
    ['1,500 lb.', 'Is “1,500 lb.” 1.5 or 1500? Write 1.5 or 1500.'],
    ['1.500 lb.', 'Is “1.500 lb.” 1.5 or 1500? Write 1.5 or 1500.'],
    ['4 lb.', undefined],
  ]);
  const [catapult] = rowsOf(weaponDraft({ file }));
  expect(catapult?.cells['cost']).toMatchObject({ text: '1,500 gp' });
  expect(catapult?.cells['cost']?.error).toBeUndefined();
});

test('an edited number is read with the decimal mark of its column, and an invalid text stays unchanged', () => {
  const table = weaponDraft(
    'Name;Category;Cost;Weight\nClub;Simple melee;5 gp;1.500\nDart;Simple melee;0,5 gp;0,5',
  );
  table.edit({
    label: 'Type',
    edits: [{ rowId: '0', key: 'weightLb', text: '2.500' }],
    appended: [],
  });
  expect(rowsOf(table)[0]?.cells['weightLb']?.text).toBe('2500 lb.');
  table.edit({
    label: 'Type',
    edits: [{ rowId: '0', key: 'weightLb', text: '2.500 kg' }],
    appended: [],
  });
  const { text, error } = rowsOf(table)[0]?.cells['weightLb'] ?? {};
  expect(text).toBe('2.500 kg');
  expect(error).toContain('is not a weight');
});
