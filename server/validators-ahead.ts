import { compileAhead } from '#contract/compile-ahead.ts';

/** In milliseconds. The first requests of a new server are answered before and between the steps. */
const stepEvery = 150;

/**
 * Compiles the largest validators soon after the start. Otherwise the first character or entry would compile them, and
 * all other requests would wait for up to 0.1 s, also on a busy server. The others are compiled at their first use:
 * all of them together need 23 MB.
 */
export function compileValidatorsAhead(): void {
  const steps = compileAhead();
  const timer = setInterval(() => {
    if (steps.next().done) clearInterval(timer);
  }, stepEvery);
  timer.unref();
}
