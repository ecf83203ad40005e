import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const checkMs = 10_000;
/** A collection is due when the process has this much more memory than expected. */
const growthBytes = 48 * 1024 * 1024;
/** The process is idle if its event loop is active for a smaller part of the time. */
const idleUtilization = 0.1;

/**
 * Decides when to collect garbage. The memory that is really needed can grow, too, and a collection
 * then frees nothing. So each check raises the expected memory, by at most half of `growthBytes`.
 */
export class IdleMemory {
  #expected: number;

  constructor(rss: number) {
    this.#expected = rss;
  }

  /** @param rss the resident memory in bytes */
  isDue(utilization: number, rss: number): boolean {
    if (utilization > idleUtilization) return false;
    const isGrown = rss > this.#expected + growthBytes;
    this.#expected = Math.min(this.#expected + growthBytes / 2, rss);
    return isGrown;
  }
}

/**
 * Returns the memory of a peak to the system. V8 collects garbage only when it needs memory, so a
 * process without requests would keep the memory of its largest peak. A collection stops the process
 * for about 50 ms, so it runs only after ten seconds with almost no work.
 */
export function returnIdleMemory(): void {
  setFlagsFromString('--expose-gc');
  // The function exists only in contexts that are created after the flag is set.
  const collect = runInNewContext('gc') as () => void;
  const memory = new IdleMemory(process.memoryUsage.rss());
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (memory.isDue(utilization, process.memoryUsage.rss())) collect();
  }, checkMs);
  timer.unref();
}
