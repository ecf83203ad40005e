import { describe, expect, test } from 'vitest';
import { ambiguousSeparator, decimalMarksIn, rewriteAmbiguous } from './decimal-mark.ts';

describe('the decimal marks of a column', () => {
  test.for([
    [['1.500 lb.', '0,25 lb.', '3 lb.'], [',']],
    [['1.500', '2.5'], ['.']],
    [['1,500 gp', '2.5 gp'], ['.']],
    [['1,500', '1,5'], [',']],
    [['1.500', '0,125'], [',']],
    [['1,500', '1234.567'], ['.']],
    [['1,500', '2,000,000'], ['.']],
    [['1.500', '2.000.000,5'], [',']],
    [['1.500', ',5'], [',']],
    [
      ['1.500', '2,5', '2.5'],
      [',', '.'],
    ],
    [['1.500', '2.000', '3'], []],
    [['1.500', '4.1.2026', '5.2.1'], []],
  ] as const)('of %j are %j', ([texts, marks]) => {
    expect([...decimalMarksIn(texts)]).toEqual(marks);
  });
});

test.for([
  ['1.500 lb.', '.'],
  ['30,000 gp', ','],
  ['0,125', undefined],
  ['1.500,25', undefined],
  ['1.500.000', undefined],
  ['1500', undefined],
] as const)('the ambiguous separator of %s is %s', ([text, separator]) => {
  expect(ambiguousSeparator(text)).toBe(separator);
});

test.for([
  ['1.500 lb.', '.', 'thousands', '1500 lb.'],
  ['1.500 lb.', '.', 'decimals', '1.5 lb.'],
  ['1,500 gp', ',', 'thousands', '1500 gp'],
  ['1,125', ',', 'decimals', '1.1250'],
  ['1.500 or 2,500', '.', 'thousands', '1500 or 2,500'],
  ['0,125', ',', 'thousands', '0,125'],
  ['1.500,25', '.', 'thousands', '1.500,25'],
  ['1.500.000', '.', 'decimals', '1.500.000'],
  ['60 lb.', '.', 'decimals', '60 lb.'],
] as const)('%s is rewritten if “%s” means %s: %s', ([text, separator, meaning, written]) => {
  expect(rewriteAmbiguous(text, separator, meaning)).toBe(written);
});
