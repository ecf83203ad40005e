import { ProblemError } from '#contract/problem.ts';
import { MinuteCounts } from './minute-counts.ts';

/** The tags of operations that are always possible: everyone can sign out. */
const withoutLimit = new Set(['auth', 'session']);

/**
 * Limits the changes of each user, because each one adds a row to the audit table, which is kept for a long time.
 * No person reaches the limit.
 */
export class ChangeLimit {
  readonly #perMinute: number;
  readonly #counts = new MinuteCounts();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /**
   * Counts the change that an operation may make. Call it before the operation, so that those that run at
   * the same time cannot exceed the limit together.
   * @returns a function that takes the change back, for an operation that has made none
   * @throws ProblemError 429 if the user has changed too much in this minute
   */
  reserve(tag: string, userId: string, now: number): () => void {
    if (!withoutLimit.has(tag) && this.#counts.countOf(userId, now) >= this.#perMinute) {
      const detail = 'That is too fast. Please wait a minute before you change more.';
      throw new ProblemError('too_many_requests', detail, {
        retryAfter: this.#counts.secondsLeft(now),
      });
    }
    return this.#counts.countForNow(userId, now);
  }
}
