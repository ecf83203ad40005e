import { compileAhead } from '#contract/compile-ahead.ts';

/** In milliseconds. The first requests of a new server are answered before and between the steps. */
const stepEvery = 500;

/**
 * Compiles the largest validators soon after the start. Otherwise the first invalid character would compile them, and
 * all other requests would wait for 0.1 s, also on a busy server. The others are compiled at their first use, because
 * all of them together need 50 MB.
 */
export function compileValidatorsAhead(): void {
  const steps = compileAhead();
  const timer = setInterval(() => {
    if (steps.next().done) clearInterval(timer);
  }, stepEvery);
  timer.unref();
}
