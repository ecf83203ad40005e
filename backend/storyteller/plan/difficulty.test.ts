import { expect, test } from 'vitest';
import { damagesFor } from './difficulty.ts';

test('a falling roof hurts high levels as the traps of the rules do', () => {
  const levels = [1, 4, 5, 10, 11, 16, 17, 20];
  expect(levels.map((level) => damagesFor(level).hurt)).toEqual([
    '11 (2d10)',
    '11 (2d10)',
    '22 (4d10)',
    '22 (4d10)',
    '55 (10d10)',
    '55 (10d10)',
    '99 (18d10)',
    '99 (18d10)',
  ]);
  expect(damagesFor(12).sting).toBe('22 (4d10)');
});
