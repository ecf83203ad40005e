import { describe, expect, test } from 'vitest';
import { decimalMarkOf, rewriteAmbiguous } from './decimal-mark.ts';

describe('the decimal mark of a column', () => {
  test.for([
    [['1.500 lb.', '0,25 lb.', '3 lb.'], ','],
    [['1.500', '2.5'], '.'],
    [['1,500 gp', '2.5 gp'], '.'],
    [['1,500', '1,5'], ','],
    [['1.500', '0,125'], ','],
    [['1,500', '1234.567'], '.'],
    [['1,500', '2,000,000'], '.'],
    [['1.500', '2.000.000,5'], ','],
    [['1.500', ',5'], ','],
  ] as const)('of %j is %s', ([texts, mark]) => {
    expect(decimalMarkOf(texts)).toBe(mark);
  });

  test.for([
    ['if no number is ambiguous', ['0,25', '1500', '3 lb.']],
    ['if all numbers are ambiguous', ['1.500', '2.000', '3']],
    ['if the other numbers contradict each other', ['1.500', '2,5', '2.5']],
    ['if the other texts are dates or versions', ['1.500', '4.1.2026', '5.2.1']],
  ] as const)('is unknown %s', ([, texts]) => {
    expect(decimalMarkOf(texts)).toBeNull();
  });
});

test.for([
  ['1.500 lb.', ',', '1500 lb.'],
  ['1.500 lb.', '.', '1.5 lb.'],
  ['1,500 gp', '.', '1500 gp'],
  ['1,125', ',', '1.1250'],
  ['0,125', ',', '0,125'],
  ['1.500,25', ',', '1.500,25'],
  ['1.500.000', ',', '1.500.000'],
  ['60 lb.', '.', '60 lb.'],
] as const)('%s with the decimal mark %s is rewritten as %s', ([text, mark, written]) => {
  expect(rewriteAmbiguous(text, mark)).toBe(written);
});
