import { expect, test } from 'vitest';
import { runInLanes } from './in-lanes.ts';

/** Runs tasks that end in the given order, and returns what happens. */
async function eventsOf(tasks: readonly string[], ends: readonly string[]): Promise<string[]> {
  const events: string[] = [];
  const running = new Map<string, () => void>();
  const all = runInLanes(
    tasks.map((name) => ({ name, runsAlone: name.startsWith('alone') })),
    async ({ name }) => {
      events.push(`start ${name}`);
      await new Promise<void>((resolve) => running.set(name, resolve));
      return () => void events.push(`report ${name}`);
    },
  );
  for (const name of ends) {
    running.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  return events;
}

test('two tasks run at a time, and their results are reported in the order of the tasks', async () => {
  expect(await eventsOf(['one', 'two', 'three'], ['two', 'three', 'one'])).toEqual([
    'start one',
    'start two',
    'start three',
    'report one',
    'report two',
    'report three',
  ]);
});

test('a result is reported before the later tasks have ended', async () => {
  expect(await eventsOf(['one', 'two', 'three'], ['one', 'two', 'three'])).toEqual([
    'start one',
    'start two',
    'report one',
    'start three',
    'report two',
    'report three',
  ]);
});

test('a task that runs alone waits for the earlier tasks, and the later ones wait for it', async () => {
  const tasks = ['one', 'two', 'alone', 'alone too', 'three'];
  expect(await eventsOf(tasks, ['two', 'one', 'alone', 'alone too', 'three'])).toEqual([
    'start one',
    'start two',
    'report one',
    'report two',
    'start alone',
    'report alone',
    'start alone too',
    'report alone too',
    'start three',
    'report three',
  ]);
});
