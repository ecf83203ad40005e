import type { Pause } from '#backend/ports.ts';

const sliceMs = 1;

/**
 * Divides the time of this thread between long computations and everything else: in each turn of the
 * event loop, one computation continues for 1 ms. The computations take turns.
 */
export function createPauses(now = () => performance.now()): Pause {
  const waiting: (() => void)[] = [];
  let sliceEnds = 0;

  function resumeNext(): void {
    const next = waiting.shift();
    if (waiting.length > 0) setImmediate(resumeNext);
    sliceEnds = now() + sliceMs;
    next?.();
  }

  return () => {
    if (now() < sliceEnds) return undefined;
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(resumeNext);
    });
  };
}
