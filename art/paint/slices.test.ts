import { expect, test } from 'vitest';
import { eachRow, type Sliced, withoutPauses, withPauses } from './slices.ts';

function* threeSlices(steps: string[]): Sliced<string> {
  for (const step of ['first', 'second']) {
    steps.push(step);
    yield;
  }
  steps.push('third');
  return 'done';
}

test('a computation has the same result with and without pauses', async () => {
  const steps: string[] = [];
  const pause = async () => void steps.push('pause');
  expect(await withPauses(threeSlices(steps), pause)).toBe('done');
  expect(steps).toEqual(['first', 'pause', 'second', 'pause', 'third']);
  expect(withoutPauses(threeSlices(steps))).toBe('done');
});

test.for([
  { width: 1024, height: 576 },
  { width: 5000, height: 7 },
  { width: 10, height: 10 },
])('each row of $width × $height is painted once, in slices of few pixels', (size) => {
  const rows: number[] = [];
  const work = eachRow(size, (row) => rows.push(row));
  let painted = 0;
  for (const slice of work) {
    expect(slice).toBeUndefined();
    expect((rows.length - painted) * size.width).toBeLessThanOrEqual(Math.max(4096, size.width));
    painted = rows.length;
  }
  expect((rows.length - painted) * size.width).toBeLessThanOrEqual(4096);
  expect(rows).toEqual(Array.from({ length: size.height }, (_, row) => row));
});
