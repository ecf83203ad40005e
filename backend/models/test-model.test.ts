import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestContext } from '#backend/context.ts';
import type { Models } from '#backend/ports.ts';
import { testModel } from './test-model.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A context with these models and no chosen one. */
const contextWith = (models: Partial<Models>) =>
  ({
    noteChange: () => undefined,
    app: {
      models,
      clock: Date.now,
      config: { models: { text: null, image: null } },
      modelCache: { read: () => Promise.resolve({ text: null, image: null, version: 1 }) },
    },
    // The test uses no other part of the context.
  }) as unknown as RequestContext;

const connection = { provider: 'anthropic', model: 'a-model', key: 'a-key' } as const;

test('a model that does not answer within thirty seconds is cancelled', async () => {
  const write: Models['write'] = (_, __, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      // The reason of a signal is what a call rejects with.
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const answer = testModel(contextWith({ write }), { part: 'text', connection });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatchObject({ isWorking: false, sample: null, milliseconds: 30_000 });
  expect((await answer).detail).toMatch(/^The provider has not answered within thirty seconds\./);
});

test('an answer in another form is not a success', async () => {
  const write: Models['write'] = () =>
    Promise.resolve({
      value: { text: ' ' },
      usage: { inputTokens: 1, outputTokens: 1, firstTokenMs: 1, requests: 1 },
    });
  const answer = await testModel(contextWith({ write }), { part: 'text', connection });
  expect(answer).toMatchObject({ isWorking: false, sample: null });
});

test('a long answer is shown without half a character at its end', async () => {
  const write: Models['write'] = () =>
    Promise.resolve({
      value: { text: `${'x'.repeat(499)}🏮 and more` },
      usage: { inputTokens: 1, outputTokens: 1, firstTokenMs: 1, requests: 1 },
    });
  const { sample } = await testModel(contextWith({ write }), { part: 'text', connection });
  expect(sample).toBe('x'.repeat(499));
});

test('an unknown error is not hidden', async () => {
  const write: Models['write'] = () => Promise.reject(new TypeError('A mistake.'));
  await expect(testModel(contextWith({ write }), { part: 'text', connection })).rejects.toThrow(
    'A mistake.',
  );
});
