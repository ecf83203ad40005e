import { ProblemError } from '#contract/problem.ts';

interface SemaphoreOptions {
  /** How much work is done at a time. */
  readonly width: number;
  /** How many wait in order; whoever comes after them is asked to come back. */
  readonly waiting: number;
  readonly detail: string;
}

/** For work that takes a core or much memory each: few at once, some in line, and no more. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #line: (() => void)[] = [];
  #free: number;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
    this.#free = options.width;
  }

  /** @throws ProblemError 503 when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { waiting, detail } = this.#options;
    if (this.#free > 0) this.#free -= 1;
    else if (this.#line.length >= waiting) {
      throw new ProblemError('unavailable', detail, { retryAfter: 3 });
    } else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
