import { ProblemError } from '#contract/problem.ts';

const maxWaitingOfUser = 10;

/**
 * Runs the tasks of each user one after the other, so that one user cannot use all of the
 * server's time for costly tasks.
 */
export class Turns {
  /** The waiting tasks of each user who has a running task. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #maxWaiting: number;

  /** @param maxWaiting how many tasks of one user can wait */
  constructor(maxWaiting = maxWaitingOfUser) {
    this.#maxWaiting = maxWaiting;
  }

  /** @throws ProblemError 503 when too many tasks of the user are waiting already */
  async run<Result>(userId: string, task: () => Promise<Result>): Promise<Result> {
    const waiting = this.#waiting.get(userId);
    if (!waiting) this.#waiting.set(userId, []);
    else if (waiting.length >= this.#maxWaiting) {
      const detail = 'Your earlier requests are still being carried out. Please try again shortly.';
      throw new ProblemError('unavailable', detail, { retryAfter: 3 });
    } else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.get(userId)?.shift();
      if (next) next();
      else this.#waiting.delete(userId);
    }
  }
}

/** Runs a few tasks at a time, those of all users together, in the order in which they come. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
