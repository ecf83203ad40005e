import { performance } from 'node:perf_hooks';
import type { ModelConnection } from '#backend/ports.ts';
import { loadPackages } from './providers.ts';

/** In milliseconds. The server has answered its first requests then. */
const lookEvery = 1000;

/** The process is idle if its event loop is active for a smaller part of the time. */
const idleUtilization = 0.1;

/** Models are configured rarely, and the first request of a model can wait for its packages. */
const mostLooks = 60;

interface PreloadOptions {
  /** The models that are configured when the server has started. */
  readonly configured: () => Promise<readonly Pick<ModelConnection, 'provider'>[]>;
  readonly load?: (connection: Pick<ModelConnection, 'provider'>) => Promise<unknown>;
}

/**
 * Loads the packages of the configured models while the server has nothing else to do, so that the first draft
 * does not wait for them. Without a model nothing is loaded: the packages need 170 ms and 36 MB.
 * @returns a function that ends the wait
 */
export function preloadModels({ configured, load = loadPackages }: PreloadOptions): () => void {
  let last = performance.eventLoopUtilization();
  let looks = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    looks += 1;
    if (utilization > idleUtilization && looks < mostLooks) return;
    clearInterval(timer);
    // The first call of a model says what is wrong.
    void loadAll().catch(() => undefined);
  }, lookEvery);
  timer.unref();
  const loadAll = async (): Promise<void> => {
    for (const connection of await configured()) await load(connection);
  };
  return () => clearInterval(timer);
}
