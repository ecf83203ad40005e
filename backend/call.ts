import { ProblemError } from '#contract/problem.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';

/** Decides while a body arrives whether it is read to its end. */
export interface BodyMeter {
  /** The host calls it with all bytes of the body, in order, as they arrive. It can throw. */
  add(bytes: Uint8Array): void;
  /** Called when the last bytes have arrived. After that the body cannot be refused any more. */
  ended?(): void;
  /**
   * Resolves if the body has to be refused while the host waits for more bytes, for example because
   * another form needs the room. The host then rejects `Call.body` with this error.
   */
  readonly refusal?: Promise<ProblemError>;
}

/**
 * A request in the form that hosts pass to the pipeline. It is not a `Request`, because a page cannot
 * read the headers Cookie and Origin from a `Request`, and because creating one takes time on the
 * server.
 */
export interface Call {
  readonly method: string;
  /** Without the query, as sent: still percent-encoded. */
  readonly path: string;
  /** Without the question mark, as sent: still percent-encoded. */
  readonly query: string;
  readonly ip: string;
  readonly requestId: string;
  /** The pipeline writes it as soon as it knows the operation, for the log and the metrics of the host. */
  operation?: OperationId;
  /** The pipeline writes it when it knows who calls, for the log of the host. */
  userId?: string;
  /** A header by its lower-case name. In a page, `cookie` is from the host's cookie jar. */
  header(name: string): string | undefined;
  /**
   * The bytes of the body, which the pipeline may free. It calls this at most once, and only after authorization.
   * @throws ProblemError 413 when there are more than `maxBytes`, and what `meter` throws
   */
  body(maxBytes: number, meter?: BodyMeter): Promise<Uint8Array>;
}

/** The response that a host sends. */
export interface Answer {
  readonly status: number;
  /**
   * All code writes the name of a header as in the HTTP specification (`Content-Type`). So when two
   * header objects are merged, the value of the second object replaces that of the first.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Whole Set-Cookie lines. */
  readonly cookies: readonly string[];
  /** A text is JSON. A long one can be in pieces: V8 takes milliseconds to allocate a long text. */
  readonly body: string | readonly string[] | Uint8Array | null;
}

/** The body of an answer in one piece. */
export const undivided = (body: Answer['body']): string | Uint8Array | null =>
  body === null || typeof body === 'string' || body instanceof Uint8Array ? body : body.join('');

/** Every host throws this error for a body with too many bytes. */
export const bodyTooLarge = (): ProblemError =>
  new ProblemError('payload_too_large', 'That is more than this call takes.');

export const bodyIncomplete = (cause?: unknown): ProblemError =>
  new ProblemError('bad_request', 'The body breaks off.', { cause });
