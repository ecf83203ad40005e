import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a middle dot stays with the word before it', () => {
  expect(unbroken('light · reach').replaceAll('\u00a0', '_')).toBe('light_· reach');
});

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
  ['Concentration, up to 1 minute', 'Concentration, up to 1_minute'],
  ['24 hours, 1 round or 10 days', '24_hours, 1_round or 10_days'],
  ['added 30 Nov 2026', 'added 30_Nov_2026'],
  ['since 3 September 2026, 20:39', 'since 3_September_2026,_20:39'],
  ['2 in a row, 3 people, 3 dayworkers', '2 in a row, 3 people, 3 dayworkers'],
  ['11 + Dex modifier', '11 + Dex modifier'],
  ['', ''],
] as const)('the figures of “%s” stay in one piece', ([text, shown]) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(shown);
});
