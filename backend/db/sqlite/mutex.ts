/**
 * Gives a transaction exclusive use of the one database connection. While a transaction is open,
 * other transactions and other statements wait. While no transaction is open, statements run
 * immediately, in the order of their calls.
 */
export class Mutex {
  #whenReleased: Promise<void> | undefined;

  /**
   * Undefined while the mutex is free, so that callers can skip `await`, which costs a microtask.
   */
  get whenReleased(): Promise<void> | undefined {
    return this.#whenReleased;
  }

  /** Waits until the mutex is free; resolves to the function that releases it. */
  async acquire(): Promise<() => void> {
    while (this.#whenReleased) await this.#whenReleased;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenReleased = promise;
    return () => {
      if (this.#whenReleased === promise) this.#whenReleased = undefined;
      resolve();
    };
  }
}
