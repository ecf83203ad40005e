import type { Pause, WaitLimit } from '#backend/ports.ts';

const sliceMs = 1;
/** How long a computation waits for reads. Most reads take less. */
const maxWaitMs = 4;

interface Waiting {
  readonly resume: () => void;
  readonly since: number;
  readonly limit: WaitLimit | undefined;
}

export interface Pauses {
  readonly pause: Pause;
  /** Counts a read that begins (1) or ends (-1). */
  readonly countRead: (change: 1 | -1) => void;
}

/**
 * Divides the time of this thread between long computations and everything else: in each turn of the
 * event loop, one computation continues for 1 ms. The computations take turns.
 *
 * Reads go first, because a read needs several turns of the event loop, and a slice in each of them would
 * make it three times as long. So no slice begins while a read is being answered, unless the read takes long
 * (it could be a computation itself), or a computation has waited for a few milliseconds or may not wait any longer.
 */
export function createPauses(now = () => performance.now()): Pauses {
  const waiting: Waiting[] = [];
  let sliceEnds = 0;
  let reads = 0;
  let lastReadAt = 0;
  /** Since when no slice has begun although a computation waits for it. */
  let waitingSince = 0;
  let timer: NodeJS.Timeout | undefined;

  const isUsedUp = ({ limit }: Waiting): boolean => limit !== undefined && limit.ms <= 0;

  const waitMs = (): number =>
    reads === 0 || waiting.some(isUsedUp)
      ? 0
      : Math.min(lastReadAt, waitingSince) + maxWaitMs - now();

  function resumeSoon(): void {
    const ms = waitMs();
    if (ms <= 0) setImmediate(resumeNext);
    else timer = setTimeout(resumeNext, ms);
  }

  function resumeNext(): void {
    timer = undefined;
    // A read may have begun since this turn of the event loop began.
    if (waitMs() > 0) return resumeSoon();
    const next = waiting.shift();
    sliceEnds = now() + sliceMs;
    waitingSince = sliceEnds;
    if (next?.limit) next.limit.ms -= now() - next.since;
    next?.resume();
    if (waiting.length > 0) resumeSoon();
  }

  return {
    pause(limit) {
      if (now() < sliceEnds) return undefined;
      return new Promise((resume) => {
        waiting.push({ resume, since: now(), limit });
        if (waiting.length > 1) return;
        waitingSince = now();
        resumeSoon();
      });
    },
    countRead(change) {
      reads += change;
      if (change > 0) lastReadAt = now();
      else if (reads === 0 && timer) {
        clearTimeout(timer);
        timer = undefined;
        setImmediate(resumeNext);
      }
    },
  };
}
