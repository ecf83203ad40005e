import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTsv, writeTable, writeTsv } from './tsv.ts';

const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', '=', ' ', 'é', ',') });

test('a range that is copied and pasted has the same texts', () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    // A line end at the end of the text looks the same as the line end that spreadsheets add.
    .filter((rows) => rows.at(-1)?.join('') !== '');
  fc.assert(
    fc.property(table, (rows) => {
      expect(readTsv(writeTsv(rows))).toEqual(rows);
    }),
  );
});

test('the line end after the last row, as Excel writes it, adds no row', () => {
  expect(readTsv('Club\t1 sp\r\nSling\t\r\n')).toEqual([
    ['Club', '1 sp'],
    ['Sling', ''],
  ]);
});

test('an empty row is kept', () => {
  expect(readTsv('a\n\nb')).toEqual([['a'], [''], ['b']]);
});

test('a quoted cell may contain line ends and doubled quotes, other quotes are text', () => {
  expect(readTsv('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']]);
  expect(readTsv('6" nails\t"open')).toEqual([['6" nails', '"open']]);
  expect(readTsv('"a" b\tc')).toEqual([['"a" b', 'c']]);
});

test('an HTML table marks formulas as text and escapes markup', () => {
  expect(writeTable([['<b> & co', 'a\nb']])).toBe(
    '<table><tr><td>&lt;b&gt; &amp; co</td><td>a<br>b</td></tr></table>',
  );
  expect(writeTable([['=1+1', '-3']])).toBe(
    `<table><tr><td style="mso-number-format:'\\@'">=1+1</td><td>-3</td></tr></table>`,
  );
});
