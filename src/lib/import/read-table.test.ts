import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../csv.ts';
import { decode } from './decode.ts';
import { detect } from './detect.ts';
import { syntaxErrorIn } from './json-positions.ts';
import { refuseLargeFile, refuseManyColumns, refuseManyRows } from './limits.ts';
import { readTable } from './read-table.ts';

describe('the format of a table is recognized by its text', () => {
  test.for([
    ['a,b\n1,2', 'csv'],
    ['a;b\n1,5;2', 'semicolon'],
    ['a\tb\n1,5\t2;3', 'tsv'],
    ['"a;b",c\n1,2', 'csv'],
    ['sep=;\na;b', 'semicolon'],
    ['\n\na;b\n1,2,3;4', 'semicolon'],
    ['Name\nCase, Map or Scroll', 'csv'],
    ['[{"name": "Club"}]', 'json'],
    ['{"items": [\n{"name": "Club"}]}', 'json'],
    ['{"name": "Club"}\n{"name": "Mace"}', 'ndjson'],
    ['[draft] Club,1 sp', 'csv'],
  ] as const)('%j is %s', ([text, format]) => {
    expect(detect(text)).toBe(format);
  });

  test('a file name with .ndjson or .json decides if the text does not', () => {
    expect(detect('{"name": "Club"}', 'a.ndjson')).toBe('ndjson');
    expect(detect('nothing', 'a.json')).toBe('json');
  });
});

test('a table that was written as CSV is read again with the line of every row', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', 'a', "'", '=', '1') });
  const rows = fc.array(
    fc.tuple(fc.constant('x'), cell, fc.constant('y')).map((cells) => [...cells]),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, (written) => {
      const table = readTable(writeCsv([['a', 'b', 'c'], ...written]), null);
      expect(table.rows.slice(1).map(({ cells }) => cells)).toEqual(written);
      const lines = table.rows.map(({ line }) => line);
      const expected = written.map(([, text = '']) => text.split('\n').length);
      expect(lines.slice(2)).toEqual(
        expected
          .slice(0, -1)
          .map((_, index) => expected.slice(0, index + 1).reduce((sum, each) => sum + each, 2)),
      );
    }),
  );
});

test('bytes in UTF-8, UTF-16 and Windows-1252 are decoded', () => {
  const text = 'Name,Épée\r\nClub,“x”\r\n';
  const pairs = (order: (code: number) => number[]) =>
    Uint8Array.from(Array.from(text, (sign) => order(sign.charCodeAt(0))).flat());
  const little = (code: number) => [code & 255, code >> 8];
  const big = (code: number) => [code >> 8, code & 255];
  expect(decode(new TextEncoder().encode(text)).text).toBe(text);
  expect(decode(new TextEncoder().encode(`\uFEFF${text}`)).text).toBe(text);
  expect(decode(pairs(little)).text).toBe(text);
  expect(decode(pairs(big)).text).toBe(text);
  expect(decode(Uint8Array.from([0xff, 0xfe, ...pairs(little)])).text).toBe(text);
  expect(decode(Uint8Array.from([0x45, 0xe9, 0x2c, 0x93])).text).toBe('Eé,“');
});

test('bytes that are not text are refused', () => {
  expect(() => decode(Uint8Array.from([1, 2, 0, 0, 0, 3]))).toThrow('This is not text');
});

test.for([
  ['[{"a": 1},\n{"b": 2,, }]', 2, '{"b": 2,, }]'],
  ['{"items": [\n\n{"a": tru}]}', 3, 'tru'],
  ['[{"a": "x\n"}]', 1, '"x'],
  ['[{"a": 1}\n', 2, 'the end of the file'],
  ['[1 2]', 1, '2]'],
  ['{"a": [1, }', 1, '}'],
] as const)('the syntax error in %j is in line %i', ([text, line, near]) => {
  expect(syntaxErrorIn(text)).toMatchObject({ line });
  expect(syntaxErrorIn(text).near).toContain(near);
});

test('a character that JSON does not allow is found in its line', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, position) => {
      const json = JSON.stringify(value, null, 1);
      const before = json.slice(0, position % (json.length + 1));
      const broken = `${before}\u0001${json.slice(before.length)}`;
      expect(syntaxErrorIn(broken).line).toBe(before.split('\n').length);
    }),
  );
});

test('a file or a table above a limit is refused with its size', () => {
  expect(() => refuseLargeFile(26 * 1024 * 1024)).toThrow('has 26 MB; up to 25 MB');
  expect(() => refuseManyRows(100_001)).toThrow('100,001 rows; up to 100,000');
  expect(() => refuseManyColumns(300)).toThrow('300 columns');
  expect(() => refuseLargeFile(25 * 1024 * 1024)).not.toThrow();
});
