import { bodyIncomplete, bodyTooLarge, type BodyMeter, type Call } from '#backend/call.ts';

/** The events of a request stream, as Node's `IncomingMessage` has them. */
interface BodyStream {
  readonly destroyed: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'end' | 'error' | 'close', listener: () => void): this;
  off(event: 'data', listener: (chunk: Uint8Array) => void): this;
  off(event: 'end' | 'error' | 'close', listener: () => void): this;
  resume(): this;
  destroy(): this;
}

/** The parts of Node's `IncomingMessage` that a call needs; backend imports nothing of Node. */
export interface HttpMessage extends BodyStream {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The path and the query of a request. HTTP allows a complete URL as the target; its scheme and host
 * are removed.
 */
export function pathTarget(target = '/'): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
}

const firstBytes = 64 * 1024;

/**
 * Collects the bytes of a body. It has room for at most twice what has arrived, because a client can
 * state a large length and send nothing. Copied chunks are free at once.
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
      const room = 2 * this.#bytes.length;
      const isNearEnd = length <= this.#statedLength && this.#statedLength < room;
      const larger = new Uint8Array(isNearEnd ? this.#statedLength : Math.max(length, room));
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

/**
 * Limits how many bytes of refused bodies are read. Many clients read the response only after they have
 * sent everything, so the rest of a refused body is read and discarded. But reading costs time, so the
 * connection is closed when refused bodies of all clients are more than this.
 */
const discarding = { bytes: 32 * 1024 * 1024, bytesPerMs: 8 * 1024 };
let discardable = discarding.bytes;
let discardedAt = 0;

function mayDiscard(bytes: number): boolean {
  const now = Date.now();
  discardable += (now - discardedAt) * discarding.bytesPerMs;
  discardable = Math.min(discardable, discarding.bytes) - bytes;
  discardedAt = now;
  return discardable > 0;
}

function discardRest(stream: BodyStream): void {
  stream.on('data', ({ length }) => {
    if (!mayDiscard(length)) stream.destroy();
  });
  stream.resume();
}

/** Reads the bytes of a body that no other code has read. */
function readBytes(
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
        discardRest(stream);
        reject(error);
      })();
    const onData = (chunk: Uint8Array): void => {
      try {
        if (body.length + chunk.length > maxBytes) throw bodyTooLarge();
        meter?.count(chunk.length);
        body.add(chunk);
      } catch (error) {
        refuse(error);
      }
    };
    void meter?.refusal.then(refuse);
    stream.on('data', onData).on('end', onEnd).on('error', onIncomplete).on('close', onIncomplete);
  });
}

/**
 * A request to Node's HTTP server as a call of the pipeline. A class, so that each request does not
 * create new functions.
 */
export class MessageCall implements Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly ip: string;
  readonly requestId: string;
  readonly #message: HttpMessage;

  constructor(message: HttpMessage, sender: { readonly ip: string; readonly requestId: string }) {
    const target = pathTarget(message.url);
    const mark = target.indexOf('?');
    this.method = message.method ?? 'GET';
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
    this.ip = sender.ip;
    this.requestId = sender.requestId;
    this.#message = message;
  }

  header(name: string): string | undefined {
    const value = this.#message.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  body(maxBytes: number, meter?: BodyMeter): Promise<Uint8Array> {
    return readBytes(this.#message, maxBytes, Number(this.header('content-length') ?? 0), meter);
  }
}
