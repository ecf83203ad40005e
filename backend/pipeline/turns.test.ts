import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const slowTask = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
};

test('runs the tasks of a user one after the other, also after a failure', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const first = slowTask();
  const running = turns.run('odo', first.work);
  const second = turns.run('odo', () => Promise.reject(new Error('no room')));
  const third = turns.run('odo', async () => order.push('third'));
  await turns.run('ilse', async () => order.push('of another user'));
  first.end();
  expect(await running).toBe('done');
  await expect(second).rejects.toThrow('no room');
  await third;
  expect(order).toEqual(['of another user', 'third']);
  expect(await turns.run('odo', async () => 'later')).toBe('later');
});

test('refuses a task when ten tasks of the user wait', async () => {
  const turns = new Turns();
  const first = slowTask();
  const tasks = Array.from({ length: 11 }, () => turns.run('odo', first.work));
  await expect(turns.run('odo', first.work)).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '3' },
  });
  first.end();
  expect(new Set(await Promise.all(tasks))).toEqual(new Set(['done']));
});
