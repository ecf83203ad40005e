import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WaitLimit } from '#backend/ports.ts';
import { createPauses } from './pauses.ts';

/** Computations whose parts take 0.75 ms each, on a clock that only they advance. */
function computations() {
  let time = 1000;
  const { pause, countRead } = createPauses(() => time);
  const parts: string[] = [];
  return {
    parts,
    countRead,
    passMs(ms: number) {
      time += ms;
    },
    async run(name: string, count: number, limit?: WaitLimit) {
      for (let part = 0; part < count; part += 1) {
        await pause(limit);
        parts.push(name);
        time += 0.75;
      }
    },
  };
}

test('long computations take turns, and each runs for about 1 ms', async () => {
  const { parts, run } = computations();
  await Promise.all([run('a', 4), run('b', 4)]);
  expect(parts.join('')).toBe('aabbaabb');
});

test('other tasks run between the parts of a long computation', async () => {
  const { parts, run } = computations();
  const turns: number[] = [];
  const watch = (): void => {
    turns.push(parts.length);
    if (parts.length < 8) setImmediate(watch);
  };
  setImmediate(watch);
  await run('a', 8);
  const partsOfTurns = turns.map((count, turn) => count - (turns[turn - 1] ?? 0));
  expect(Math.max(...partsOfTurns)).toBe(2);
});

test('a computation waits until a read has ended', async () => {
  const { parts, run, countRead } = computations();
  countRead(1);
  const computed = run('a', 4);
  await wait(20);
  expect(parts).toEqual([]);
  countRead(-1);
  await computed;
  expect(parts.join('')).toBe('aaaa');
});

test('a computation continues for 1 ms after it has waited a few milliseconds for reads', async () => {
  const { parts, run, countRead, passMs } = computations();
  countRead(1);
  const computed = run('a', 4);
  passMs(10);
  countRead(1);
  await wait(20);
  expect(parts.join('')).toBe('aa');
  countRead(-1);
  countRead(-1);
  await computed;
});

test('a computation does not wait for a read that takes long', async () => {
  const { parts, run, countRead, passMs } = computations();
  countRead(1);
  passMs(10);
  await run('a', 4);
  expect(parts.join('')).toBe('aaaa');
});

test('a computation that has used up its limit does not wait for reads any more', async () => {
  const { parts, run, countRead, passMs } = computations();
  countRead(1);
  const limit = { ms: 5 };
  const computed = run('a', 8, limit);
  passMs(10);
  countRead(1);
  await wait(20);
  expect(parts.join('')).toBe('aaaaaaaa');
  expect(limit.ms).toBe(-5);
  await computed;
});
