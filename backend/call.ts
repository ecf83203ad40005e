import { ProblemError } from '#contract/problem.ts';

/**
 * A request in the form that hosts pass to the pipeline. It does not use Request and Response: a
 * page cannot read Cookie or Origin from a Request, and creating these objects would cost a server
 * time.
 */
export interface Call {
  readonly method: string;
  /** Without the query, as sent: still percent-encoded. */
  readonly path: string;
  /** Without the question mark, as sent: still percent-encoded. */
  readonly query: string;
  readonly ip: string;
  readonly requestId: string;
  /** A header by its lower-case name. In a page, `cookie` is from the host's cookie jar. */
  header(name: string): string | undefined;
  /**
   * The bytes of the body. The pipeline calls this at most once, and only after authorization.
   * @throws ProblemError 413 when there are more than `maxBytes`
   */
  body(maxBytes: number): Promise<Uint8Array>;
}

/** The response that a host sends. */
export interface Answer {
  readonly status: number;
  /**
   * Names are written as in the HTTP specification (`Content-Type`), so that a later value replaces
   * an earlier one.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Whole Set-Cookie lines. */
  readonly cookies: readonly string[];
  readonly body: string | Uint8Array | null;
}

/** The error for a host that reads too many bytes; the text is the same on every host. */
export const bodyTooLarge = (): ProblemError =>
  new ProblemError('payload_too_large', 'That is more than this call takes.');

export const bodyBrokenOff = (cause?: unknown): ProblemError =>
  new ProblemError('bad_request', 'The body breaks off.', { cause });
