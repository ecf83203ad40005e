import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const slowTask = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
};

test('runs one task, lets the second one wait for it, and refuses the third one', async () => {
  const semaphore = new Semaphore({ maxRunning: 1, maxWaiting: 1, detail: 'Too many at once.' });
  const order: string[] = [];
  const first = slowTask();
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

test('runs another task after a failed one', async () => {
  const semaphore = new Semaphore({ maxRunning: 1, maxWaiting: 0, detail: 'Too many at once.' });
  await expect(semaphore.run(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no');
  expect(await semaphore.run(async () => 'next')).toBe('next');
});
