import { ProblemError } from '#contract/problem.ts';

interface SemaphoreOptions {
  /** How many tasks may run at the same time. */
  readonly maxRunning: number;
  /** How many tasks may wait; further tasks are refused. */
  readonly maxWaiting: number;
  /** The text of the problem for a refused task. */
  readonly detail: string;
}

/**
 * Limits how many tasks run and how many wait at the same time. It is for tasks that need a CPU core
 * or much memory.
 */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue: (() => void)[] = [];
  #freeSlots: number;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
    this.#freeSlots = options.maxRunning;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** @throws ProblemError 503 when too many tasks are waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { maxWaiting, detail } = this.#options;
    if (this.#freeSlots > 0) this.#freeSlots -= 1;
    else if (this.#queue.length >= maxWaiting) {
      throw new ProblemError('unavailable', detail, { retryAfter: 3 });
    } else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#freeSlots += 1;
    }
  }
}
