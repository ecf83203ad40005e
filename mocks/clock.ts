import type { Clock } from '#backend/ports.ts';

/** A clock that can be set: it stands still at a time, or runs ahead of the real one. */
export interface SettableClock {
  readonly now: Clock;
  /** Stands still from now on; null runs with the real time again. */
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
