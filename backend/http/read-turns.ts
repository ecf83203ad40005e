import type { ByteRate } from './byte-rate.ts';

const turnMs = 1;
/** About the size of the chunks in which Node reads a stream. */
const chunkBytes = 64 * 1024;

/** A stream that can be paused. */
export interface Pausable {
  readonly destroyed: boolean;
  pause(): unknown;
  resume(): unknown;
}

/**
 * Limits how fast the streams of all clients together are read. Without a limit, the bytes of a hundred
 * parallel uploads keep the event loop busy, and every other request waits for more than 100 ms. Above
 * the limit the streams are read in turn, and a client whose stream is paused must send more slowly.
 */
export class ReadTurns {
  readonly #rate: ByteRate;
  readonly #waiting: Pausable[] = [];

  constructor(rate: ByteRate) {
    this.#rate = rate;
  }

  /** Counts bytes of a stream that have arrived. If they are too many, the stream waits for its turn. */
  count(stream: Pausable, bytes: number): void {
    if (this.#rate.count(bytes) > 0) return;
    stream.pause();
    this.#waiting.push(stream);
    if (this.#waiting.length === 1) this.#resumeLater();
  }

  /** Call it when a stream ends: it would be in memory, with all that it has read, until its turn. */
  forget(stream: Pausable): void {
    const index = this.#waiting.indexOf(stream);
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  #resumeLater(): void {
    setTimeout(() => {
      // The bytes of a resumed stream are counted only when they arrive, so `left` limits how many streams
      // are resumed.
      for (let left = this.#rate.count(0); left > 0; left -= chunkBytes) this.#next()?.resume();
      if (this.#waiting.length > 0) this.#resumeLater();
    }, turnMs);
  }

  #next(): Pausable | undefined {
    let stream = this.#waiting.shift();
    while (stream?.destroyed) stream = this.#waiting.shift();
    return stream;
  }
}
