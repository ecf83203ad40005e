import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileValidatorsAhead } from './validators-ahead.ts';

const steps = vi.hoisted(() => ({ left: 3, taken: 0 }));
vi.mock('#contract/compile-ahead.ts', () => ({
  *compileAhead() {
    for (; steps.left > 0; steps.left -= 1) {
      steps.taken += 1;
      yield;
    }
  },
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('compiles one validator at a time after the start', () => {
  compileValidatorsAhead();
  expect(steps.taken).toBe(0);
  vi.advanceTimersByTime(150);
  expect(steps.taken).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(steps).toEqual({ left: 0, taken: 3 });
  expect(vi.getTimerCount()).toBe(0);
});
