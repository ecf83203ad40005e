import { expect, test } from 'vitest';
import { runThrough, inSlices, type Work } from './slices.ts';

/** Counts, and works for one millisecond on each number. */
function* counting(to: number): Work<number, number> {
  for (let number = 1; number <= to; number += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield number;
  }
  return to;
}

test('work has the same result with and without slices', async () => {
  expect(runThrough(counting(3))).toBe(3);
  expect(await inSlices(counting(3), { signal: new AbortController().signal })).toBe(3);
});

test('the page runs other tasks between two slices', async () => {
  const seen: number[] = [];
  let other = 0;
  const timer = setInterval(() => (other += 1));
  const signal = new AbortController().signal;
  await inSlices(counting(60), { signal, onSlice: (number) => seen.push(number) });
  clearInterval(timer);
  expect(other).toBeGreaterThan(1);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual(seen.toSorted((one, two) => one - two));
});

test('work does not start synchronously, and never starts if it is aborted first', async () => {
  const stop = new AbortController();
  let begun = false;
  function* work(): Work<string> {
    begun = true;
    yield;
    return 'done';
  }
  const running = inSlices(work(), { signal: stop.signal });
  expect(begun).toBe(false);
  stop.abort();
  await expect(running).rejects.toThrow(/abort/i);
  expect(begun).toBe(false);
});
