const windowMs = 60_000;

/** With more keys than this, a new minute begins. */
const maxKeys = 50_000;

/**
 * Counts events by a key in the current minute, in memory: a database write often takes longer than what
 * is counted. Each process has its own counts.
 */
export class MinuteCounts {
  #counts = new Map<string, number>();
  #endsAt = 0;

  /** Counts one event. Returns how many there were in this minute, this one included. */
  count(key: string, now: number): number {
    if (this.#counts.size > maxKeys) this.#endsAt = 0;
    const count = this.countOf(key, now) + 1;
    this.#counts.set(key, count);
    return count;
  }

  /** Counts an event that may not happen. Returns a function that takes it back from its minute. */
  countForNow(key: string, now: number): () => void {
    this.count(key, now);
    const counts = this.#counts;
    return () => counts.set(key, (counts.get(key) ?? 1) - 1);
  }

  countOf(key: string, now: number): number {
    // A request can be a little older than the minute. A clock that was set back is much earlier.
    const isSetBack = now < this.#endsAt - 2 * windowMs;
    if (now >= this.#endsAt || isSetBack) {
      this.#counts = new Map();
      this.#endsAt = now + windowMs;
    }
    return this.#counts.get(key) ?? 0;
  }

  /** The seconds until the counts begin again. */
  secondsLeft(now: number): number {
    return Math.max(1, (this.#endsAt - now) / 1000);
  }
}
