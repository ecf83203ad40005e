import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const slow = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
};

test('runs `width` tasks, lets `waiting` tasks wait in order, and refuses the others', async () => {
  const semaphore = new Semaphore({ width: 1, waiting: 1, detail: 'Too many at once.' });
  const order: string[] = [];
  const first = slow();
  const running = semaphore.run(first.work);
  const second = semaphore.run(async () => order.push('second'));
  await expect(semaphore.run(async () => order.push('third'))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Too many at once.',
    headers: { 'Retry-After': '3' },
  });
  expect(order).toEqual([]);
  first.end();
  expect(await running).toBe('done');
  await second;
  expect(order).toEqual(['second']);
});

test('is free again after a failed task', async () => {
  const semaphore = new Semaphore({ width: 1, waiting: 0, detail: 'Too many at once.' });
  await expect(semaphore.run(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no');
  expect(await semaphore.run(async () => 'next')).toBe('next');
});
