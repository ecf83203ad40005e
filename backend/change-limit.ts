import { ProblemError } from '#contract/problem.ts';
import { MinuteCounts } from './minute-counts.ts';

/** The tags of operations that are always possible: everyone can sign out. */
const withoutLimit = new Set(['auth', 'session']);

/**
 * Limits the changes of each user, because each one adds a row to the audit table, which is kept for long.
 * No person reaches the limit.
 */
export class ChangeLimit {
  readonly #perMinute: number;
  readonly #counts = new MinuteCounts();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one change. It refuses nothing, because the change is already carried out. */
  count(userId: string, now: number): void {
    this.#counts.count(userId, now);
  }

  /**
   * Call it before an operation that changes something.
   * @throws ProblemError 429 if the user has changed too much in this minute
   */
  require(tag: string, userId: string, now: number): void {
    if (withoutLimit.has(tag)) return;
    if (this.#counts.countOf(userId, now) < this.#perMinute) return;
    const detail = 'That is too fast. Please wait a minute before you change more.';
    throw new ProblemError('too_many_requests', detail, {
      retryAfter: this.#counts.secondsLeft(now),
    });
  }
}
