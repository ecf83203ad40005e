import { expect, test } from 'vitest';
import {
  areBackgroundAmounts,
  isStandardArray,
  pointBudget,
  pointCost,
  standardArray,
} from './ability-scores.ts';

test('the standard array costs the whole budget', () => {
  expect(pointCost(standardArray)).toBe(pointBudget);
});

test.each([
  [[8, 8, 8, 8, 8, 8], 0],
  [[15, 15, 15, 8, 8, 8], 27],
  [[15, 15, 15, 9, 8, 8], 28],
  [[14, 14, 14, 10, 10, 10], 27],
])('%j costs %i points', (scores, cost) => {
  expect(pointCost(scores)).toBe(cost);
});

test.each([[[16, 8, 8, 8, 8, 8]], [[7, 8, 8, 8, 8, 8]]])('%j cannot be bought', (scores) => {
  expect(pointCost(scores)).toBeUndefined();
});

test('the standard array may stand in any order but with no other score', () => {
  expect(isStandardArray([8, 10, 12, 13, 14, 15])).toBe(true);
  expect(isStandardArray([8, 10, 12, 13, 14, 14])).toBe(false);
  expect(isStandardArray([15, 14, 13, 12, 10])).toBe(false);
});

test('a background gives +2 and +1, or +1 three times', () => {
  expect(areBackgroundAmounts([1, 2])).toBe(true);
  expect(areBackgroundAmounts([1, 1, 1])).toBe(true);
  expect(areBackgroundAmounts([2, 2])).toBe(false);
  expect(areBackgroundAmounts([2])).toBe(false);
  expect(areBackgroundAmounts([2, 1, 1])).toBe(false);
});
