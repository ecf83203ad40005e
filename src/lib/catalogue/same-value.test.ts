import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

test.for<[unknown, unknown, boolean]>([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  ['a', 'b', false],
  [null, {}, false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1, b: undefined }, { a: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{}, [], false],
  [[{ a: 1 }], [{ a: 1 }], true],
])('the comparison of %j and %j returns %s', ([one, other, same]) => {
  expect(sameValue(one, other)).toBe(same);
});
