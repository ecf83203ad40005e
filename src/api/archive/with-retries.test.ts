import { expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { withRetries } from './with-retries.ts';

const refused = (status: number, headers: Record<string, string> = {}) =>
  new HttpError(new Response(null, { status, headers }), null);

/** Fails with each error, then succeeds. Records the waits and the questions. */
async function run(errors: unknown[], signal = new AbortController().signal) {
  const events: unknown[] = [];
  const result = await withRetries(
    async () => {
      if (errors.length > 0) throw errors.shift();
      return 'done';
    },
    {
      signal,
      onWait: (seconds) => events.push(seconds),
      ask: async () => void events.push('asked'),
    },
  ).catch((error: unknown) => error);
  return { result, events };
}

test.each([
  ['408', refused(408)],
  ['500', refused(500)],
  ['no network', new TypeError('Failed to fetch')],
])('the user is asked after %s', async (_, error) => {
  expect(await run([error])).toEqual({ result: 'done', events: ['asked'] });
});

test.each([
  ['403', refused(403)],
  ['431', refused(431)],
  ['451', refused(451)],
])('there is no other attempt after %s', async (_, error) => {
  expect(await run([error])).toEqual({ result: error, events: [] });
});

test('a wait that is cancelled ends', async () => {
  const controller = new AbortController();
  const running = run([refused(503, { 'Retry-After': '60' })], controller.signal);
  setTimeout(() => controller.abort());
  const { result, events } = await running;
  expect(result).toHaveProperty('name', 'AbortError');
  expect(events).toEqual([60, null]);
});
