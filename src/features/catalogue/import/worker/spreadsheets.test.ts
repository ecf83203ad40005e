import { describe, expect, test } from 'vitest';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { rowsOf, spreadsheet, valuesByName, weaponDraft } from '#tests/support/drafts.ts';
import { definitions } from '../../kinds/definitions.ts';
import { DraftTable } from './draft-table.ts';

const outlineOf = (file: string) => weaponDraft({ file }).outline();

describe('changes that a spreadsheet makes to a table', () => {
  test.for([
    ['trailing-empty-line.csv', { Club: { cost: { amount: 1, unit: 'sp' } } }],
    ['trailing-columns.csv', { Club: { cost: { amount: 1, unit: 'sp' } } }],
    ['doubled-quotes.csv', { 'The "Fang"': { notes: 'says "no", twice' } }],
    ['quoted-newlines.csv', { Club: { description: 'First line\nsecond line' }, Mace: {} }],
    ['no-break-spaces.csv', { 'Light Hammer': { category: 'simple-melee', weightLb: 2 } }],
    [
      'decimal-comma.csv',
      { Dart: { weightLb: 0.25 }, Cannon: { cost: { amount: 1500, unit: 'gp' }, weightLb: 1.5 } },
    ],
    [
      'strange-signs.csv',
      {
        'Light Hammer': { cost: { amount: 2, unit: 'gp' }, weightLb: 2.5 },
        'Elf 🧝‍♀️ Bow': { cost: { amount: 53, unit: 'sp' }, range: { normal: 80, long: 320 } },
        Club: { cost: { amount: 1500, unit: 'gp' }, weightLb: null },
      },
    ],
    ['semicolons-windows-1252.csv', { Épée: { notes: '“curly” – and dashed' } }],
    ['sep-line.csv', { Club: { cost: { amount: 1, unit: 'sp' } } }],
    ['utf8-mark.csv', { Épée: { category: 'martial-melee' } }],
    ['unicode-text.txt', { Épée: { cost: { amount: 25, unit: 'gp' } } }],
    ['utf16-big-endian.csv', { Épée: { category: 'martial-melee' } }],
    ['utf16-without-mark.csv', { Club: { cost: { amount: 1, unit: 'sp' } } }],
    ['leading-zeros.csv', { Club: { weightLb: 7, source: '00123' } }],
    ['smart-quotes.csv', { 'Hunter’s Blade': { description: '“Sharp” …' }, "Smith's Hammer": {} }],
    ['old-mac-line-ends.csv', { Club: {}, Mace: {} }],
    ['title-above.csv', { Club: {}, Mace: { cost: { amount: 5, unit: 'gp' } } }],
    ['dash-for-nothing.csv', { Net: { cost: null, damage: null, weightLb: null } }],
    ['duplicate-headers.csv', { Club: { cost: { amount: 1, unit: 'sp' } } }],
    ['rows.ndjson', { Club: { category: 'simple-melee' }, Flail: { category: 'martial-melee' } }],
  ] as const)('%s is read to the expected values', ([file, expected]) => {
    const values = valuesByName(weaponDraft({ file }));
    expect(Object.keys(values)).toEqual(Object.keys(expected));
    expect(values).toMatchObject(expected);
  });

  test.for([
    ['semicolons-windows-1252.csv', 'Windows-1252'],
    ['unicode-text.txt', 'UTF-16LE'],
    ['duplicate-headers.csv', 'More than one column is called'],
    ['title-above.csv', 'Left out above the column names: “Armory of the keep”'],
    ['title-above.csv', 'A line that repeats the column names was left out.'],
    ['trailing-columns.csv', '3 empty columns were left out'],
    ['one-column.csv', 'only one column'],
    ['no-header.csv', 'No row has column names'],
    ['trailing-empty-line.csv', '2 blank lines were left out.'],
  ] as const)('%s is read with the notice “%s”', ([file, notice]) => {
    expect(outlineOf(file).notices.join('\n')).toContain(notice);
  });

  test('columns without a field are listed', () => {
    const { columns } = outlineOf('duplicate-headers.csv');
    expect(columns.filter(({ field }) => field === null).map(({ title }) => title)).toEqual([
      'cost',
      'Colour',
    ]);
  });

  test('a table without titles is recognized by its content', () => {
    const table = weaponDraft({ file: 'no-header.csv' });
    expect(table.outline().columns.map(({ field }) => field)).toEqual([
      'name',
      'category',
      'damage',
      'cost',
      'weightLb',
    ]);
    expect(table.summary().counts.create).toBe(3);
  });

  test('a single column is the name, even if it contains commas', () => {
    const table = weaponDraft({ file: 'one-column.csv' });
    const names = rowsOf(table).map(({ cells }) => cells['name']?.text);
    expect(names).toEqual(['Club', 'Case, Map or Scroll', 'Mace']);
  });

  test('values that a spreadsheet has changed to dates are errors with a suggestion', () => {
    const table = weaponDraft({ file: 'dates.csv' });
    const { groups } = table.summary();
    expect(new Set(groups.map(({ field }) => field))).toEqual(new Set(['weightLb']));
    for (const { replies } of groups) expect(replies[0]?.label).toMatch(/^1\/[24]$/);
    const [dart] = rowsOf(table);
    expect(dart?.cells['weightLb']?.error).toContain('looks like a date');
    expect(dart?.cells['notes']?.note).toContain('Looks like a date');
    for (const { id } of groups) table.reply(id, 0);
    expect(table.summary().counts).toMatchObject({ create: 4, error: 0 });
  });

  test('numbers that have lost digits get a note', () => {
    const notes = rowsOf(weaponDraft({ file: 'long-numbers.csv' })).map(
      ({ cells }) => cells['notes'],
    );
    expect(notes.map((cell) => cell?.text)).toEqual(['1.23E+12', '12345678901234567000']);
    expect(notes[0]?.note).toContain('lost digits');
    expect(notes[1]?.note).toContain('15 digits');
  });

  test('formulas stay text, with a note', () => {
    const rows = rowsOf(weaponDraft({ file: 'formulas.csv' }));
    expect(rows.map(({ cells }) => cells['name']?.text)).toEqual([
      '00123',
      "=cmd|' /C calc'!A0",
      '-Fang',
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['create', 'create', 'create']);
    for (const { cells } of rows) expect(cells['notes']?.note).toContain('never run');
  });

  test('errors of formulas are errors, even in text fields', () => {
    const rows = rowsOf(weaponDraft({ file: 'failed-formulas.csv' }));
    expect(
      rows.map(({ cells }) => Object.keys(cells).filter((key) => cells[key]?.error !== undefined)),
    ).toEqual([['cost'], ['category'], ['name'], ['cost']]);
  });

  test('a row with extra cells has an error, and other rows are imported', () => {
    const rows = rowsOf(weaponDraft({ file: 'ragged.csv' }));
    expect(rows.map(({ status }) => status)).toEqual(['create', 'error', 'create']);
    expect(rows[1]?.message).toContain('Left over: “ blunt”');
  });

  test('a row is imported without its extra cells if the user accepts that', () => {
    const table = weaponDraft({ file: 'ragged.csv' });
    const [group] = table.summary().groups;
    expect(group).toMatchObject({
      title: 'The row as a whole',
      replies: [{ text: '', label: 'Ignore the extra cells' }],
    });
    table.fixAlike(group?.id ?? '', '');
    expect(rowsOf(table).map(({ status }) => status)).toEqual(['create', 'create', 'create']);
    table.undo();
    expect(table.summary().counts.error).toBe(1);
  });

  test('an invalid line of NDJSON has one error, which cannot be fixed with a text', () => {
    const table = weaponDraft({ file: 'rows.ndjson' });
    const { groups } = table.summary();
    expect(groups.map(({ title, replies }) => [title, replies])).toEqual([
      ['The row as a whole', []],
    ]);
    table.fixAlike(groups[0]?.id ?? '', '');
    expect(table.summary().counts.error).toBe(1);
  });

  test('an invalid line of NDJSON is a row with an error', () => {
    const rows = rowsOf(weaponDraft({ file: 'rows.ndjson' }));
    expect(rows.map(({ line, status }) => [line, status])).toEqual([
      [1, 'create'],
      [2, 'error'],
      [4, 'create'],
    ]);
  });
});

describe('an unreadable file is refused with a message', () => {
  test.for([
    ['workbook.xlsx', 'an Excel workbook (.xlsx): open it, select the table and paste it here'],
    ['old-workbook.xls', '(.xls)'],
    ['table.ods', 'OpenDocument'],
    ['archive.zip', 'zip archive'],
    ['report.pdf', 'a PDF'],
    ['picture.png', 'a picture'],
    ['empty.csv', 'is empty'],
    ['blank.csv', 'nothing to read'],
    ['only-header.csv', 'no rows below them'],
    ['open-quote.csv', 'opened in line 3 and never closed'],
  ] as const)('%s: %s', ([file, sentence]) => {
    const load = () => weaponDraft({ file });
    expect(load).toThrow(ImportProblem);
    expect(load).toThrow(sentence);
  });

  test('a file of 200 MB is refused with a message that contains its size', () => {
    const table = new DraftTable(definitions.weapons);
    const content = new Uint8Array(200 * 1024 * 1024);
    expect(() => table.load({ name: 'huge.csv', content })).toThrow('This file has 200 MB');
  });

  test('too many rows are refused with a message that contains their number', () => {
    const text = `Name,Category\n${'Club,Simple melee\n'.repeat(100_001)}`;
    expect(() => weaponDraft(text)).toThrow('100,001 rows');
  });
});

test('a cell with a megabyte of text has an error, is shown shortened and is kept completely', () => {
  const long = 'x'.repeat(1024 * 1024);
  const table = weaponDraft(`Name,Category,Notes\nClub,Simple melee,${long}\nMace,Simple melee,`);
  const [club] = rowsOf(table);
  expect(club?.cells['notes']?.error).toContain('500 characters');
  expect(club?.cells['notes']?.text.length).toBeLessThan(3000);
  expect(table.csvOf('error')).toContain(long);
  // An edit that sets the cell to the shown, shortened text changes nothing.
  const text = club?.cells['notes']?.text ?? '';
  table.edit({ label: 'Type', edits: [{ rowId: '0', key: 'notes', text }], appended: [] });
  expect(table.summary().undoLabel).toBeNull();
});

test('two fixtures start with the byte order mark that a spreadsheet writes', () => {
  expect(Array.from(spreadsheet('unicode-text.txt').subarray(0, 2))).toEqual([0xff, 0xfe]);
  expect(Array.from(spreadsheet('utf8-mark.csv').subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});
