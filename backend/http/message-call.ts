import { bodyIncomplete, bodyTooLarge, type Call } from '#backend/call.ts';

/** The events of a request stream, as Node's `IncomingMessage` has them. */
interface BodyStream {
  readonly destroyed: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'end' | 'error' | 'close', listener: () => void): this;
  off(event: 'data', listener: (chunk: Uint8Array) => void): this;
  off(event: 'end' | 'error' | 'close', listener: () => void): this;
  resume(): this;
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

/**
 * Joins the chunks of a body. `concat` in bytes.ts cannot do this, because it gets its parts as
 * arguments, and a body can have more chunks than a call can have arguments.
 */
function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Reads the bytes of a body that no other code has read. */
function readBytes(stream: BodyStream, maxBytes: number): Promise<Uint8Array> {
  // A stream that is destroyed already calls no listener any more.
  if (stream.destroyed) return Promise.reject(bodyIncomplete());
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const end = (settlePromise: () => void) => (): void => {
      stream
        .off('data', onData)
        .off('end', onEnd)
        .off('error', onIncomplete)
        .off('close', onIncomplete);
      settlePromise();
    };
    const onEnd = end(() =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : joined(chunks, length)),
    );
    const onIncomplete = end(() => reject(bodyIncomplete()));
    const onTooLong = end(() => {
      // The rest of the body is read and discarded, because many clients read the response only after
      // they have sent everything.
      stream.resume();
      reject(bodyTooLarge());
    });
    const onData = (chunk: Uint8Array): void => {
      length += chunk.length;
      if (length > maxBytes) onTooLong();
      else chunks.push(chunk);
    };
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

  body(maxBytes: number): Promise<Uint8Array> {
    return readBytes(this.#message, maxBytes);
  }
}
