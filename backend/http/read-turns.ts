import type { ByteRate } from './byte-rate.ts';

const turnMs = 1;

/** A stream that can stop and go on. */
export interface Pausable {
  pause(): unknown;
  resume(): unknown;
}

/**
 * Limits how fast the streams of all clients together are read. Without it, a hundred uploads at once
 * keep the event loop busy with their bytes, and every other request waits for more than 100 ms.
 * Above the limit the streams take turns; a client whose stream waits has to send more slowly.
 */
export class ReadTurns {
  readonly #rate: ByteRate;
  readonly #waiting: Pausable[] = [];

  constructor(rate: ByteRate) {
    this.#rate = rate;
  }

  /** Counts bytes of a stream that have arrived, and lets it wait for its turn if they are too many. */
  count(stream: Pausable, bytes: number): void {
    if (this.#rate.count(bytes) && this.#waiting.length === 0) return;
    stream.pause();
    this.#waiting.push(stream);
    if (this.#waiting.length === 1) this.#goOnLater();
  }

  #goOnLater(): void {
    setTimeout(() => {
      if (this.#rate.count(0)) this.#waiting.shift()?.resume();
      if (this.#waiting.length > 0) this.#goOnLater();
    }, turnMs);
  }
}
