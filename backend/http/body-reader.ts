import { freeBytes } from '#backend/bytes.ts';
import { bodyIncomplete, bodyTooLarge, type BodyMeter } from '#backend/call.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';
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

const noBytes = new Uint8Array();

const blockBytes = 64 * 1024;
/** Longer chunks, and the first one, are kept as they are. */
const longChunk = 16 * 1024;

/**
 * Collects the bytes of a body without one large buffer: a client can state a large length and send
 * nothing, and V8 collects garbage each time that 64 MB of new buffers have been created. Short chunks are
 * copied into blocks, because a buffer for each byte would need much more memory than the bytes.
 */
class BodyBytes {
  readonly #pieces: Uint8Array[] = [];
  #length = 0;
  /** The newest block. Its last piece begins at `start`, and its rest is used by later short chunks. */
  #block = noBytes;
  #start = 0;
  #used = 0;

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#pieces.length > 0 && chunk.length < longChunk) return this.#copy(chunk);
    this.#start = this.#used;
    this.#pieces.push(chunk);
  }

  /** Frees the bytes of a body that is not read to its end: the meter of a form can refer to this object for long. */
  discard(): void {
    for (const piece of this.#pieces.splice(0)) freeBytes(piece);
    this.#block = noBytes;
  }

  #copy(chunk: Uint8Array): void {
    if (this.#used + chunk.length > this.#block.length) {
      this.#block = new Uint8Array(blockBytes);
      this.#start = 0;
      this.#used = 0;
    }
    // A long chunk before this one is the last piece, or the block is new.
    if (this.#start === this.#used) this.#pieces.push(noBytes);
    this.#block.set(chunk, this.#used);
    this.#used += chunk.length;
    this.#pieces[this.#pieces.length - 1] = this.#block.subarray(this.#start, this.#used);
  }

  /**
   * Returns all bytes and does not keep them: the meter of a form can refer to this object until the form is
   * handled. Other requests are answered while a long body is joined.
   */
  async whole(pause: Pause): Promise<Uint8Array> {
    const pieces = this.#pieces.splice(0);
    this.#block = noBytes;
    if (pieces.length < 2) return pieces[0] ?? noBytes;
    const whole = new Uint8Array(this.#length);
    let at = 0;
    await mapInSlices(pieces, pause, (piece, index) => {
      whole.set(piece, at);
      at += piece.length;
      pieces[index] = noBytes;
      freeBytes(piece);
    });
    return whole;
  }
}

/** Enough for the bodies of many ordinary requests that arrive at the same time. */
const burstOfReading = 2 * mebibyte;

/** More at once, such as the 15 MB of one body, would delay other requests. */
const discarding = { burst: 2 * mebibyte, bytesPerMs: 4 * 1024 };
/** Shorter than the request timeout of the HTTP server, which would write a second response (408). */
const maxDiscardingMs = 20_000;
/** How long a client can send nothing: it may have read the response, and wait for the end of the connection. */
const maxSilenceMs = 5000;

/** Reads the bodies of all requests of a server. */
export class BodyReader {
  readonly #turns: ReadTurns;
  readonly #discardTurns = new ReadTurns(new ByteRate(discarding));
  readonly #discarded = new WeakSet<BodyStream>();

  readonly #pause: Pause;

  /** @param bytesPerSecond how fast the bodies of all clients together are read after the first bytes */
  constructor(bytesPerSecond: number, pause: Pause) {
    this.#pause = pause;
    const bytesPerMs = bytesPerSecond / 1000;
    this.#turns = new ReadTurns(new ByteRate({ burst: burstOfReading, bytesPerMs }));
  }

  /** Reads the bytes of a body that no other code has read. */
  read(stream: BodyStream, maxBytes: number, meter: BodyMeter | undefined): Promise<Uint8Array> {
    // A stream that is destroyed already calls no listener any more.
    if (stream.destroyed) return Promise.reject(bodyIncomplete());
    return new Promise((resolve, reject) => {
      const body = new BodyBytes();
      let isSettled = false;
      const end = (settlePromise: () => void) => (): void => {
        if (isSettled) return;
        isSettled = true;
        this.#turns.forget(stream);
        stream
          .off('data', onData)
          .off('end', onEnd)
          .off('error', onIncomplete)
          .off('close', onIncomplete);
        settlePromise();
      };
      const onEnd = end(() => {
        meter?.ended?.();
        resolve(body.whole(this.#pause));
      });
      const onIncomplete = end(() => {
        body.discard();
        reject(bodyIncomplete());
      });
      const refuse = (error: unknown): void =>
        end(() => {
          body.discard();
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
          freeBytes(chunk);
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

  /** Whether the body was refused and the rest of it is still arriving. */
  isDiscarding(stream: BodyStream): boolean {
    return this.#discarded.has(stream);
  }

  /**
   * Many clients read the response only after they have sent everything, and closing a connection whose
   * bytes are not read resets it: the client then loses the response. So the rest of a refused body is read
   * and discarded, and above the limit of all clients together the streams are paused.
   */
  #discardRest(stream: BodyStream): void {
    this.#discarded.add(stream);
    const deadline = Date.now() + maxDiscardingMs;
    const closeLater = () =>
      setTimeout(() => stream.destroy(), Math.min(maxSilenceMs, deadline - Date.now()));
    let timer = closeLater();
    const onEnd = (): void => {
      clearTimeout(timer);
      this.#discarded.delete(stream);
      this.#discardTurns.forget(stream);
    };
    stream
      .on('data', (chunk) => {
        clearTimeout(timer);
        timer = closeLater();
        this.#discardTurns.count(stream, chunk.length);
        freeBytes(chunk);
      })
      .on('end', onEnd)
      .on('close', onEnd)
      .resume();
  }
}
