import { expect, test } from 'vitest';
import { freePort } from './support/child.ts';

test('free ports differ, and the system gives none of them to another program', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
