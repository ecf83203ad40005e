import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

const slow = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
};

test('lets so many through, keeps some waiting in order, and asks the rest to come back', async () => {
  const gate = new Gate({ width: 1, waiting: 1, detail: 'Too many at once.' });
  const order: string[] = [];
  const first = slow();
  const running = gate.pass(first.work);
  const second = gate.pass(async () => order.push('second'));
  await expect(gate.pass(async () => order.push('third'))).rejects.toMatchObject({
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

test('is free again after work that failed', async () => {
  const gate = new Gate({ width: 1, waiting: 0, detail: 'Too many at once.' });
  await expect(gate.pass(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no');
  expect(await gate.pass(async () => 'next')).toBe('next');
});
