import { expect, test } from 'vitest';
import { IdleMemory } from './idle-memory.ts';

const mebibytes = (count: number): number => count * 1024 * 1024;
const busy = 0.5;
const idle = 0.01;

test('collects after a peak, but not before the process is idle', () => {
  const memory = new IdleMemory(mebibytes(150));
  expect(memory.isDue(idle, mebibytes(160))).toBe(false);
  expect(memory.isDue(busy, mebibytes(500))).toBe(false);
  expect(memory.isDue(idle, mebibytes(500))).toBe(true);
});

test('stops collecting when the memory stays the same, and collects again after the next peak', () => {
  const memory = new IdleMemory(mebibytes(150));
  const checks = Array.from({ length: 12 }, () => memory.isDue(idle, mebibytes(300)));
  expect(checks.lastIndexOf(true)).toBeLessThan(6);
  expect(memory.isDue(idle, mebibytes(200))).toBe(false);
  expect(memory.isDue(idle, mebibytes(300))).toBe(true);
});
