import { expect, test } from 'vitest';
import { MinuteCounts } from './minute-counts.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 1, 12);

test('a new minute begins after a minute', () => {
  const counts = new MinuteCounts();
  counts.count('mira', noon);
  expect(counts.count('mira', noon + minute - 1)).toBe(2);
  expect(counts.count('mira', noon + minute)).toBe(1);
});

test('a new minute begins when the clock is set back', () => {
  const counts = new MinuteCounts();
  counts.count('mira', noon);
  const earlier = noon - 60 * minute;
  expect(counts.count('mira', earlier)).toBe(1);
  expect(counts.secondsLeft(earlier)).toBe(60);
});

test('a request that is a little older than the minute counts in it', () => {
  const counts = new MinuteCounts();
  counts.count('mira', noon);
  expect(counts.count('mira', noon - 1000)).toBe(2);
});

test('an event is taken back only from its own minute', () => {
  const counts = new MinuteCounts();
  const takeBack = counts.countForNow('mira', noon);
  const takeOtherBack = counts.countForNow('mira', noon);
  takeBack();
  expect(counts.countOf('mira', noon)).toBe(1);
  counts.count('mira', noon + minute);
  takeOtherBack();
  expect(counts.countOf('mira', noon + minute)).toBe(1);
});
