import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectSeparator, neutralise, parseCsv, readCsv, unneutralise, writeCsv } from './csv.ts';

describe('reading', () => {
  test('a quoted cell may contain separators, line ends and doubled quotes', () => {
    expect(parseCsv('a,b\r\n"x, ""y""\nz",2\r\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ]);
  });

  test('text from the clipboard of a spreadsheet is separated by tabs', () => {
    expect(parseCsv('Name\tCost\nClub\t1,5 sp\n')).toEqual([
      ['Name', 'Cost'],
      ['Club', '1,5 sp'],
    ]);
  });

  test('the byte order mark and the sep= line are not data', () => {
    expect(parseCsv('\uFEFFsep=;\r\na;b\r\n1;2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('blank lines are omitted, and rows may have different lengths', () => {
    expect(parseCsv('a,b\n\n1\n,,\n1,2,3')).toEqual([['a', 'b'], ['1'], ['1', '2', '3']]);
  });

  test('a quoted cell without a closing quote contains the rest of the text', () => {
    expect(parseCsv('a,"b\nc')).toEqual([['a', 'b\nc']]);
  });

  test('an empty text has no rows', () => {
    expect(parseCsv('')).toEqual([]);
  });

  test('separators inside quotes are not counted', () => {
    expect(detectSeparator('"a,b,c";d\n1,2,3')).toBe(';');
  });

  test('below a first line without a separator, a comma before a space separates no columns', () => {
    expect(detectSeparator('Name\nCase, Map or Scroll')).toBeNull();
    expect(detectSeparator('Name\nRope, hempen, long\nRope, silk, long')).toBeNull();
    expect(parseCsv('Name\nCase, Map or Scroll')).toEqual([['Name'], ['Case, Map or Scroll']]);
  });

  test('if the first line has no separator, the lines below it decide', () => {
    expect(detectSeparator('Our things\n\nName,Weight,Cost\nClub,2,1 sp')).toBe(',');
    expect(detectSeparator('Our things\nName\tCost\nClub\t1 sp')).toBe('\t');
    expect(detectSeparator('Name\n"a;b"\n"c;d"')).toBeNull();
  });

  test('every row has its line number, also after cells with line ends', () => {
    const { lines, blankLines } = readCsv('a,b\r\n"x\ny",1\r\n\r\n"p\rq\r\nr",2\nlast,3');
    expect(lines).toEqual([1, 2, 5, 8]);
    expect(blankLines).toBe(1);
  });

  test('the line of a quote that is never closed is reported', () => {
    expect(readCsv('a,b\n"x\ny",1\nz,"open\n').openQuote).toBe(4);
  });
});

describe('writing', () => {
  test('a formula is written as text, a number unchanged', () => {
    expect(writeCsv([['=cmd|x', '-5', '+1-2']])).toBe("'=cmd|x,-5,'+1-2\r\n");
  });

  test('unneutralise restores every neutralised cell', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("'", '=', '-', '1', 'a') })),
        (cell) => {
          expect(unneutralise(neutralise(cell))).toBe(cell);
        },
      ),
    );
  });

  test('a written table is read back unchanged, except for blank rows', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', "'", '=') }),
    );
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }),
      );
    fc.assert(
      fc.property(rows, (written) => {
        const notBlank = written.filter((row) =>
          row.some((text) => neutralise(text).trim() !== ''),
        );
        const read = parseCsv(writeCsv(written), ',').map((row) => row.map(unneutralise));
        expect(read).toEqual(notBlank);
      }),
    );
  });
});
