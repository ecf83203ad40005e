import { expect, test } from 'vitest';
import { groupedNumber } from './grouped-number.ts';

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -12_345])(
  '%d has the commas that Intl gives it',
  (value) => expect(groupedNumber(value)).toBe(new Intl.NumberFormat('en').format(value)),
);
