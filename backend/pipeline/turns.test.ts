import { expect, test } from 'vitest';
import { Slots, Turns } from './turns.ts';

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

test('runs a few tasks of all users at a time, also after a failure', async () => {
  const slots = new Slots(2);
  const order: string[] = [];
  const first = slowTask();
  const running = slots.run(first.work);
  const failing = slots.run(() => Promise.reject(new Error('no room')));
  const third = slots.run(async () => order.push('third'));
  await expect(failing).rejects.toThrow('no room');
  await third;
  const second = slowTask();
  const both = [slots.run(second.work), slots.run(async () => order.push('fifth'))];
  expect(order).toEqual(['third']);
  first.end();
  expect(await running).toBe('done');
  second.end();
  await Promise.all(both);
  expect(order).toEqual(['third', 'fifth']);
});

test('lets any number of tasks wait if there is no limit', async () => {
  const turns = new Turns(Infinity);
  const tasks = Array.from({ length: 30 }, (_, index) => turns.run('tomas', async () => index));
  expect(await Promise.all(tasks)).toHaveLength(30);
});
