import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const queueOf = (maxRunning: number) =>
  new FairQueue({ maxRunning, maxWaiting: 3, maxWaitingOfUser: 2, detail: 'Too many at once.' });

/** Adds tasks that record their starts; the first one runs until the test ends it. */
function recordedTasks(queue: FairQueue) {
  const started: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const add = (userId: string, name: string): Promise<void> =>
    queue.run(userId, () => {
      started.push(name);
      return started.length === 1 ? promise : Promise.resolve();
    });
  return { started, add, endFirst: resolve };
}

test('users take turns, however many tasks one of them has', async () => {
  const { started, add, endFirst } = recordedTasks(queueOf(1));
  const tasks = [add('mira', 'mira 1'), add('mira', 'mira 2'), add('mira', 'mira 3')];
  tasks.push(add('tomas', 'tomas 1'));
  endFirst();
  await Promise.all(tasks);
  expect(started).toEqual(['mira 1', 'tomas 1', 'mira 2', 'mira 3']);
});

test('one task of a user runs at a time, and beside it one of another user', async () => {
  const { started, add, endFirst } = recordedTasks(queueOf(2));
  const tasks = [add('mira', 'mira 1'), add('mira', 'mira 2')];
  await add('tomas', 'tomas 1');
  expect(started).toEqual(['mira 1', 'tomas 1']);
  endFirst();
  await Promise.all(tasks);
  expect(started).toEqual(['mira 1', 'tomas 1', 'mira 2']);
});

test('too many waiting tasks are refused, of one user and of all', async () => {
  const { add, endFirst } = recordedTasks(queueOf(1));
  const tasks = [add('mira', 'mira 1'), add('mira', 'mira 2'), add('mira', 'mira 3')];
  const refusal = {
    code: 'unavailable',
    message: 'Too many at once.',
    headers: { 'Retry-After': '3' },
  };
  await expect(add('mira', 'mira 4')).rejects.toMatchObject(refusal);
  tasks.push(add('tomas', 'tomas 1'));
  await expect(add('ilse', 'ilse 1')).rejects.toMatchObject(refusal);
  endFirst();
  await Promise.all(tasks);
});

test('a task that fails lets the next one run', async () => {
  const queue = queueOf(1);
  await expect(queue.run('mira', () => Promise.reject(new Error('no picture')))).rejects.toThrow(
    'no',
  );
  expect(await queue.run('mira', async () => 'next')).toBe('next');
});
