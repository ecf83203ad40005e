import { ProblemError } from '#contract/problem.ts';

interface FairQueueOptions {
  /** How many tasks may run at the same time, each of another user. */
  readonly maxRunning: number;
  /** How many tasks may wait; further tasks are refused. */
  readonly maxWaiting: number;
  readonly maxWaitingOfUser: number;
  /** The text of the problem for a refused task. */
  readonly detail: string;
}

/**
 * Runs one task of each user at a time. Users take turns, so a user with many tasks does not delay the
 * first task of another user by more than the tasks that are running.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #running = new Set<string>();
  /** The waiting tasks of each user; the first user is the next one. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting.values().reduce((sum, tasks) => sum + tasks.length, 0);
  }

  /** @throws ProblemError 503 when too many tasks are waiting already */
  async run<Result>(userId: string, task: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(userId);
    try {
      return await task();
    } finally {
      this.#running.delete(userId);
      this.#moveToEnd(userId);
      this.#startNext();
    }
  }

  #turnOf(userId: string): Promise<void> {
    const { maxWaiting, maxWaitingOfUser, detail } = this.#options;
    const own = this.#waiting.get(userId) ?? [];
    if (own.length >= maxWaitingOfUser || this.waiting >= maxWaiting) {
      throw new ProblemError('unavailable', detail, { retryAfter: 3 });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    own.push(resolve);
    this.#waiting.set(userId, own);
    this.#startNext();
    return promise;
  }

  #moveToEnd(userId: string): void {
    const own = this.#waiting.get(userId);
    if (own && this.#waiting.delete(userId)) this.#waiting.set(userId, own);
  }

  #startNext(): void {
    for (const [userId, tasks] of this.#waiting) {
      if (this.#running.size >= this.#options.maxRunning) return;
      if (this.#running.has(userId)) continue;
      this.#running.add(userId);
      tasks.shift()?.();
      if (tasks.length === 0) this.#waiting.delete(userId);
    }
  }
}
