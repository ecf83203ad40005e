/**
 * Keeps the one connection to itself while a transaction is open. Single statements pass freely
 * and in order; a transaction waits for the one before it, and everything else waits for it.
 */
export class Mutex {
  #held: Promise<void> | undefined;

  /** Undefined when nothing has to be waited for, so that the common case costs no extra turn. */
  get held(): Promise<void> | undefined {
    return this.#held;
  }

  /** Resolves to the function that releases it. */
  async enter(): Promise<() => void> {
    while (this.#held) await this.#held;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    return () => {
      if (this.#held === promise) this.#held = undefined;
      resolve();
    };
  }
}
