/** `burst` bytes are allowed at once, and after that `bytesPerMs` in each millisecond. */
export interface ByteRateLimits {
  readonly burst: number;
  readonly bytesPerMs: number;
}

/**
 * Counts bytes against a limit. The last bytes may exceed it, because they have arrived already. What exceeds it counts
 * up to the size of a burst, so that a flood delays others only while it lasts.
 */
export class ByteRate {
  readonly #limits: ByteRateLimits;
  readonly #now: () => number;
  #left: number;
  #countedAt: number;

  constructor(limits: ByteRateLimits, now = (): number => Date.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#left = limits.burst;
    this.#countedAt = now();
  }

  /** Counts bytes; returns how many more are allowed, or a number below 1 if none are. */
  count(bytes: number): number {
    const now = this.#now();
    const { burst, bytesPerMs } = this.#limits;
    // A clock that is set back must not take bytes away, and infinity times 0 is not a number.
    const added = now > this.#countedAt ? (now - this.#countedAt) * bytesPerMs : 0;
    this.#left = Math.max(Math.min(this.#left + added, burst) - bytes, -burst);
    this.#countedAt = now;
    return this.#left;
  }
}
