import { expect, it } from 'vitest';
import { isMultipleOf, multipleOf, stepsAbove, stepsBelow, sumOf } from './decimals.ts';

it.each([
  [19.99, 0.01, true],
  [0.3, 0.1, true],
  [1e-7, 1e-8, true],
  [1e21, 7, false],
  [4.35, 0.05, true],
  [0.015, 0.01, false],
  [-0.7, 0.1, true],
  [9, 3, true],
  [10, 3, false],
])('tells whether %d is a multiple of %d', (value, step, isMultiple) => {
  expect(isMultipleOf(value, step)).toBe(isMultiple);
});

it('adds and multiplies decimals without a rest', () => {
  expect(sumOf(0.1, 0.2)).toBe(0.3);
  expect(sumOf(19.99, -0.01)).toBe(19.98);
  expect(multipleOf(3, 0.1)).toBe(0.3);
  expect(multipleOf(-2, 1e-7)).toBe(-2e-7);
});

it('counts steps up to a limit', () => {
  expect([stepsBelow(0.3, 0.1), stepsAbove(0.3, 0.1)]).toEqual([3, 3]);
  expect([stepsBelow(0.35, 0.1), stepsAbove(0.35, 0.1)]).toEqual([3, 4]);
  expect([stepsBelow(-0.35, 0.1), stepsAbove(-0.35, 0.1)]).toEqual([-4, -3]);
});
