import type { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { compileAhead } from '#contract/compile-ahead.ts';

/** An idle server, which needs little memory, compiles nothing. */
const firstRequests = 20;
const stepEveryMs = 20;
/** A step waits while the event loop has been active for a larger part of the time since the last one. */
const busyUtilization = 0.5;

/**
 * Compiles validators one by one between the requests of a new server. Otherwise the first request of an operation
 * would compile its own, and all others would wait up to 0.1 s for it, also when the server is busy.
 * @param server emits `request`
 */
export function compileValidatorsAhead(server: EventEmitter): void {
  let requests = 0;
  const onRequest = (): void => {
    requests += 1;
    if (requests < firstRequests) return;
    server.off('request', onRequest);
    compileInSteps();
  };
  server.on('request', onRequest);
}

function compileInSteps(): void {
  const steps = compileAhead();
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    if (utilization > busyUtilization) return;
    const started = performance.now();
    // Most steps take less than a millisecond.
    while (performance.now() - started < 1) {
      if (steps.next().done) return clearInterval(timer);
    }
    // The step itself is no work of others.
    last = performance.eventLoopUtilization();
  }, stepEveryMs);
  timer.unref();
}
