/** Lets only so many through at a time; the others wait in order. */
export class Gate {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(width: number) {
    this.#free = width;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
