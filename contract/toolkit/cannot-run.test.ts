import { expect, it } from 'vitest';
import { CannotRun, failureOf } from './cannot-run.ts';

it('says why a run has ended early, so that what it has found stays', async () => {
  expect(await failureOf(() => Promise.resolve())).toBeNull();
  const refused = new CannotRun('The backend is down.');
  expect(await failureOf(() => Promise.reject(refused))).toBe('The backend is down.');
  const fault = new TypeError('x is no function');
  expect(await failureOf(() => Promise.reject(fault))).toBe(
    'It has a fault of its own: x is no function',
  );
});
