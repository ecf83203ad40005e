import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ByteRate } from './byte-rate.ts';
import { ReadTurns } from './read-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a byte rate allows a burst, and after that its bytes for each millisecond', () => {
  let now = 0;
  const rate = new ByteRate({ burst: 100, bytesPerMs: 10 }, () => now);
  expect(rate.count(99)).toBe(1);
  expect(rate.count(21)).toBe(-20);
  now = 2;
  expect(rate.count(0)).toBe(0);
  now = 3;
  expect(rate.count(0)).toBe(10);
  now = 1000;
  expect(rate.count(100)).toBe(0);
});

test('a byte rate counts what exceeds it up to the size of a burst', () => {
  let now = 0;
  const rate = new ByteRate({ burst: 100, bytesPerMs: 10 }, () => now);
  expect(rate.count(100_000)).toBe(-100);
  now = 11;
  expect(rate.count(0)).toBe(10);
});

test('a byte rate keeps its state when the clock is set back', () => {
  let now = 3_600_000;
  const rate = new ByteRate({ burst: 100, bytesPerMs: 10 }, () => now);
  expect(rate.count(90)).toBe(10);
  now = 0;
  expect(rate.count(0)).toBe(10);
  now = 2;
  expect(rate.count(0)).toBe(30);
});

test('an infinite byte rate allows its burst in each millisecond', () => {
  let now = 0;
  const rate = new ByteRate({ burst: 100, bytesPerMs: Number.POSITIVE_INFINITY }, () => now);
  expect(rate.count(50)).toBe(50);
  expect(rate.count(50)).toBe(0);
  now = 1;
  expect(rate.count(50)).toBe(50);
});

/** A stream that delivers `bytesOfTurn` bytes each time it is resumed. */
function createStream(turns: ReadTurns, bytesOfTurn: number) {
  return {
    destroyed: false,
    isPaused: false,
    resumed: 0,
    pause() {
      this.isPaused = true;
    },
    resume() {
      this.isPaused = false;
      this.resumed += 1;
      turns.count(this, bytesOfTurn);
    },
  };
}

const kibibyte = 1024;
const limits = { burst: 128 * kibibyte, bytesPerMs: 16 * kibibyte };

test('streams that send more than the rate take turns, and are read at the rate', () => {
  const turns = new ReadTurns(new ByteRate(limits));
  const first = createStream(turns, 64 * kibibyte);
  const second = createStream(turns, 64 * kibibyte);
  turns.count(first, 127 * kibibyte);
  expect(first.isPaused).toBe(false);
  turns.count(second, kibibyte);
  turns.count(first, kibibyte);
  expect([first.isPaused, second.isPaused]).toEqual([true, true]);
  vi.advanceTimersByTime(400);
  expect(first.resumed + second.resumed).toBeGreaterThanOrEqual(98);
  expect(first.resumed + second.resumed).toBeLessThanOrEqual(101);
  expect(Math.abs(first.resumed - second.resumed)).toBeLessThanOrEqual(1);
});

test('thousands of streams that deliver single bytes do not delay each other', () => {
  const turns = new ReadTurns(new ByteRate({ ...limits, burst: 2048 * kibibyte }));
  const streams = Array.from({ length: 3000 }, () => createStream(turns, 1));
  turns.count(createStream(turns, 1), 3072 * kibibyte);
  for (const stream of streams) turns.count(stream, 1);
  expect(streams.every(({ isPaused }) => isPaused)).toBe(true);
  vi.advanceTimersByTime(400);
  expect(streams.some(({ isPaused }) => isPaused)).toBe(false);
});

test('a stream that has ended while it waits does not use a turn', () => {
  const turns = new ReadTurns(new ByteRate(limits));
  const ended = Array.from({ length: 1000 }, () => createStream(turns, 64 * kibibyte));
  const last = createStream(turns, 64 * kibibyte);
  for (const stream of [...ended, last]) turns.count(stream, kibibyte);
  expect(last.isPaused).toBe(true);
  for (const stream of ended) stream.destroyed = true;
  vi.advanceTimersByTime(60);
  expect(last.resumed).toBeGreaterThan(0);
  expect(ended.filter(({ resumed }) => resumed > 0)).toEqual([]);
});

test('a stream that has ended waits no longer', () => {
  const turns = new ReadTurns(new ByteRate({ burst: 1024, bytesPerMs: 64 }));
  const [ended, other] = [createStream(turns, 0), createStream(turns, 0)];
  turns.count(ended, 2048);
  turns.count(other, 2048);
  turns.forget(ended);
  vi.advanceTimersByTime(60_000);
  expect([ended.resumed, other.resumed]).toEqual([0, 1]);
});
