import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUserAway, watchInput } from './user-activity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a user who does nothing for five minutes is away until the next input', () => {
  const window = new EventTarget();
  watchInput(window);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5 * 60_000);
  expect(isUserAway()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isUserAway()).toBe(true);
  window.dispatchEvent(new Event('pointerdown'));
  expect(isUserAway()).toBe(false);
});
