import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ByteRate } from './byte-rate.ts';
import { ReadTurns, type Pausable } from './read-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a byte rate allows a burst, and after that its bytes for each millisecond', () => {
  let now = 0;
  const rate = new ByteRate({ burst: 100, bytesPerMs: 10 }, () => now);
  expect(rate.count(99)).toBe(true);
  expect(rate.count(21)).toBe(false);
  now = 2;
  expect(rate.count(0)).toBe(false);
  now = 3;
  expect(rate.count(0)).toBe(true);
  now = 1000;
  expect(rate.count(100)).toBe(false);
});

test('an infinite byte rate allows its burst in each millisecond', () => {
  let now = 0;
  const rate = new ByteRate({ burst: 100, bytesPerMs: Number.POSITIVE_INFINITY }, () => now);
  expect(rate.count(50)).toBe(true);
  expect(rate.count(50)).toBe(false);
  now = 1;
  expect(rate.count(50)).toBe(true);
});

interface Stream extends Pausable {
  readonly name: string;
  paused: boolean;
}

test('streams that send more than the rate are read one after the other, at the rate', () => {
  const turns = new ReadTurns(new ByteRate({ burst: 100, bytesPerMs: 10 }));
  const order: string[] = [];
  const stream = (name: string): Stream => ({
    name,
    paused: false,
    pause() {
      this.paused = true;
    },
    // A stream that goes on delivers its next 50 bytes at once.
    resume() {
      this.paused = false;
      order.push(name);
      turns.count(this, 50);
    },
  });
  const [first, second] = [stream('first'), stream('second')];
  turns.count(first, 60);
  expect(first.paused).toBe(false);
  turns.count(second, 60);
  turns.count(first, 60);
  expect([first.paused, second.paused]).toEqual([true, true]);
  expect(order).toEqual([]);

  vi.advanceTimersByTime(100);
  expect(order.slice(0, 4)).toEqual(['second', 'first', 'second', 'first']);
  const bytes = 180 + 50 * order.length;
  expect(bytes).toBeGreaterThan(100 + 10 * 100 - 50);
  expect(bytes).toBeLessThanOrEqual(100 + 10 * 100 + 50);
});
