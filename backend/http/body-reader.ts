import { bodyIncomplete, bodyTooLarge, type BodyMeter } from '#backend/call.ts';
import { ByteRate } from './byte-rate.ts';
import { ReadTurns } from './read-turns.ts';

/** The events of a request stream, as Node's `IncomingMessage` has them. */
export interface BodyStream {
  readonly destroyed: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'end' | 'error' | 'close', listener: () => void): this;
  off(event: 'data', listener: (chunk: Uint8Array) => void): this;
  off(event: 'end' | 'error' | 'close', listener: () => void): this;
  pause(): this;
  resume(): this;
  destroy(): this;
}

const firstBytes = 64 * 1024;
const mebibyte = 1024 * 1024;

/**
 * Collects the bytes of a body. Up to a mebibyte, its buffer is at most twice as long as what has arrived,
 * because a client can state a large length and send nothing. A larger buffer has the stated length at
 * once: the operating system provides memory only for bytes that are written, and copying a large buffer
 * each time it grows would delay other requests.
 */
class BodyBytes {
  #bytes: Uint8Array;
  #length = 0;
  readonly #statedLength: number;

  constructor(statedLength: number) {
    this.#statedLength = statedLength;
    this.#bytes = new Uint8Array(Math.min(statedLength, firstBytes));
  }

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#bytes.length) {
      const room = Math.max(length, 2 * this.#bytes.length);
      const isStated = length <= this.#statedLength;
      const isLarge = room > mebibyte || room > this.#statedLength;
      const larger = new Uint8Array(isStated && isLarge ? this.#statedLength : room);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = length;
  }

  whole(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** Enough for the bodies of many ordinary requests that arrive at the same time. */
const burstOfReading = 2 * mebibyte;

const discarding = { burst: 16 * mebibyte, bytesPerMs: 8 * 1024 };

/** Reads the bodies of all requests of a server. */
export class BodyReader {
  readonly #turns: ReadTurns;
  readonly #discarded = new ByteRate(discarding);

  /** @param bytesPerSecond how fast the bodies of all clients together are read after the first bytes */
  constructor(bytesPerSecond: number) {
    const bytesPerMs = bytesPerSecond / 1000;
    this.#turns = new ReadTurns(new ByteRate({ burst: burstOfReading, bytesPerMs }));
  }

  /** Reads the bytes of a body that no other code has read. */
  read(
    stream: BodyStream,
    maxBytes: number,
    statedLength: number,
    meter: BodyMeter | undefined,
  ): Promise<Uint8Array> {
    // A stream that is destroyed already calls no listener any more.
    if (stream.destroyed) return Promise.reject(bodyIncomplete());
    return new Promise((resolve, reject) => {
      const body = new BodyBytes(Math.min(statedLength, maxBytes));
      const end = (settlePromise: () => void) => (): void => {
        stream
          .off('data', onData)
          .off('end', onEnd)
          .off('error', onIncomplete)
          .off('close', onIncomplete);
        settlePromise();
      };
      const onEnd = end(() => resolve(body.whole()));
      const onIncomplete = end(() => reject(bodyIncomplete()));
      const refuse = (error: unknown): void =>
        end(() => {
          this.#discardRest(stream);
          reject(error);
        })();
      const onData = (chunk: Uint8Array): void => {
        try {
          if (body.length + chunk.length > maxBytes) throw bodyTooLarge();
          meter?.add(chunk);
          body.add(chunk);
          // Small bodies never wait: signing in and saving a form are not delayed by uploads.
          if (body.length > firstBytes) this.#turns.count(stream, chunk.length);
        } catch (error) {
          refuse(error);
        }
      };
      void meter?.refusal?.then(refuse);
      stream
        .on('data', onData)
        .on('end', onEnd)
        .on('error', onIncomplete)
        .on('close', onIncomplete);
    });
  }

  /**
   * Many clients read the response only after they have sent everything, so the rest of a refused body is
   * read and discarded. Reading costs time, so the connection is closed when the refused bodies of all
   * clients exceed the limit.
   */
  #discardRest(stream: BodyStream): void {
    stream.on('data', ({ length }) => {
      if (this.#discarded.count(length) <= 0) stream.destroy();
    });
    stream.resume();
  }
}
