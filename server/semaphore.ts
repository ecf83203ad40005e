import { ProblemError } from '#contract/problem.ts';

interface SemaphoreOptions {
  /** How many run at the same time. */
  readonly width: number;
  /** How many tasks may wait; further tasks are refused. */
  readonly waiting: number;
  readonly detail: string;
}

/**
 * For tasks that need a CPU core or much memory: limits how many run and how many wait at the same
 * time.
 */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue: (() => void)[] = [];
  #free: number;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
    this.#free = options.width;
  }

  /** @throws ProblemError 503 when too many are waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { waiting, detail } = this.#options;
    if (this.#free > 0) this.#free -= 1;
    else if (this.#queue.length >= waiting) {
      throw new ProblemError('unavailable', detail, { retryAfter: 3 });
    } else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
