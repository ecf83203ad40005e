import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.for([
  ['120 ft.', '120_ft.'],
  ['20/60 ft.', '20/60_ft.'],
  ['1,500 gp', '1,500_gp'],
  ['1d8 + 3', '1d8_+_3'],
  ['1 1/2 lb.', '1_1/2_lb.'],
  ['60 lb.; 5 cu. ft.', '60_lb.; 5_cu._ft.'],
  [
    '100-ft. wall, 6 in. thick, 10 panels of 10 ft.',
    '100-ft. wall, 6_in. thick, 10 panels of 10_ft.',
  ],
  ['Self, 1 mile', 'Self, 1_mile'],
  ['2 in a row, 3 people', '2 in a row, 3 people'],
  ['11 + Dex modifier', '11 + Dex modifier'],
  ['', ''],
] as const)('the figures of “%s” stay in one piece', ([text, shown]) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(shown);
});
