import type { Clock } from '#backend/ports.ts';

/** A clock that tests can set: it is either stopped at a time or ahead of the real time. */
export interface SettableClock {
  readonly now: Clock;
  /** Stops the clock at this time; null follows the real time again. */
  set(at: number | null): void;
  advance(milliseconds: number): void;
}

export function createClock(real: Clock): SettableClock {
  let fixed: number | null = null;
  let ahead = 0;
  return {
    now: () => fixed ?? real() + ahead,
    set(at) {
      fixed = at;
      ahead = 0;
    },
    advance(milliseconds) {
      if (fixed === null) ahead += milliseconds;
      else fixed += milliseconds;
    },
  };
}
