import type { Clock } from '#backend/ports.ts';

/** A clock that tests can set: it either shows a fixed time, or the real time plus an offset. */
export interface SettableClock {
  readonly now: Clock;
  /** Stops the clock at this time; with null, it shows the real time again. */
  set(time: number | null): void;
  advance(milliseconds: number): void;
}

const firstTime = Date.parse('2000-01-01T00:00:00Z');
const lastTime = Date.parse('2999-12-31T23:59:59Z');

/**
 * Whether the contract's date format can express this time and times some months later, such as the end
 * of a session.
 */
export const isUsableTime = (time: number): boolean => time >= firstTime && time <= lastTime;

export function createClock(real: Clock): SettableClock {
  let fixedTime: number | null = null;
  let offset = 0;
  return {
    now: () => fixedTime ?? real() + offset,
    set(time) {
      fixedTime = time;
      offset = 0;
    },
    advance(milliseconds) {
      if (fixedTime === null) offset += milliseconds;
      else fixedTime += milliseconds;
    },
  };
}
