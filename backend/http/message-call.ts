import type { OperationId } from '#src/generated/contract/operations.ts';
import type { BodyMeter, Call } from '#backend/call.ts';
import type { BodyReader, BodyStream } from './body-reader.ts';

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
 * A request to Node's HTTP server as a call of the pipeline. A class, so that each request does not
 * create new functions.
 */
export class MessageCall implements Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly ip: string;
  readonly requestId: string;
  operation?: OperationId;
  userId?: string;
  readonly #message: HttpMessage;
  readonly #bodies: BodyReader;

  constructor(
    message: HttpMessage,
    sender: { readonly ip: string; readonly requestId: string },
    bodies: BodyReader,
  ) {
    const target = pathTarget(message.url);
    const mark = target.indexOf('?');
    this.method = message.method ?? 'GET';
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
    this.ip = sender.ip;
    this.requestId = sender.requestId;
    this.#message = message;
    this.#bodies = bodies;
  }

  header(name: string): string | undefined {
    const value = this.#message.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  body(maxBytes: number, meter?: BodyMeter): Promise<Uint8Array> {
    return this.#bodies.read(this.#message, maxBytes, meter);
  }
}
