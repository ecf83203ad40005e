import { beforeEach, expect, test } from 'vitest';
import { keepWidths, readWidths } from './column-widths.ts';

beforeEach(() => localStorage.clear());

test('widths are kept per grid', () => {
  keepWidths('weapons', { name: 240, cost: 90 });
  expect(readWidths('weapons')).toEqual({ name: 240, cost: 90 });
  expect(readWidths('armor')).toEqual({});
});

test.for(['{', 'null', '7', '{"name":"wide","cost":9e9,"notes":1}'])(
  'a spoilt entry (%s) counts as none',
  (kept) => {
    localStorage.setItem('questwright.grid.weapons', kept);
    expect(readWidths('weapons')).toEqual({});
  },
);
