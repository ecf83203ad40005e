import { expect, it } from 'vitest';
import { mostCalls, spread } from './boundaries.ts';

it('gives each operation the same share, and what small ones leave to the large ones', () => {
  expect(mostCalls([3, 10, 40], 100)).toBe(40);
  expect(mostCalls([3, 10, 40], 33)).toBe(20);
  expect(mostCalls([10, 10], 5)).toBe(2);
  expect(mostCalls([], 5)).toBe(0);
});

it('takes values from all parts of a list, others with another seed', () => {
  const values = Array.from({ length: 100 }, (_, index) => index);
  expect(spread(values, 4, 0)).toEqual([0, 25, 50, 75]);
  expect(spread(values, 4, 50)).toEqual([12, 37, 62, 87]);
  expect(spread(values, 200, 1)).toEqual(values);
});
