import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ModelConnection } from '#backend/ports.ts';
import { preloadModels } from './preload.ts';

const google = { provider: 'google' } as const;
const anthropic = { provider: 'anthropic' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Starts to preload these models, and waits for `seconds`. */
async function preloaded(
  configured: readonly (typeof google | typeof anthropic)[],
  seconds: number,
  { isBusy = false, isStopped = false } = {},
) {
  const utilization = isBusy ? 0.9 : 0.01;
  const usage = { idle: 1, active: 1, utilization };
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(usage);
  const load = vi.fn<(connection: Pick<ModelConnection, 'provider'>) => Promise<void>>(() =>
    Promise.resolve(),
  );
  const stop = preloadModels({ configured: () => Promise.resolve(configured), load });
  if (isStopped) stop();
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return load.mock.calls.flat();
}

test('the packages of the configured models are loaded when the server is idle', async () => {
  expect(await preloaded([google, anthropic], 1)).toEqual([google, anthropic]);
});

test('nothing is loaded while the server starts, or if no model is configured', async () => {
  expect(await preloaded([google], 0.9)).toEqual([]);
  expect(await preloaded([], 100)).toEqual([]);
});

test('a busy server loads them a minute later', async () => {
  expect(await preloaded([google], 59, { isBusy: true })).toEqual([]);
  expect(await preloaded([google], 60, { isBusy: true })).toEqual([google]);
});

test('a server that stops loads nothing', async () => {
  expect(await preloaded([google], 100, { isStopped: true })).toEqual([]);
});
