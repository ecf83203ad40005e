import { ProblemError } from '#contract/problem.ts';

/**
 * A request as a host hands it to the pipeline. There is no Request or Response in it: a page cannot
 * read Cookie or Origin from a Request, and a server would pay for making them.
 */
export interface Call {
  readonly method: string;
  /** Without the query, as sent: still percent-encoded. */
  readonly path: string;
  /** Without the question mark, as sent: still percent-encoded. */
  readonly query: string;
  readonly ip: string;
  readonly requestId: string;
  /** A header by its lower-case name; `cookie` comes from the host's own cookie jar in a page. */
  header(name: string): string | undefined;
  /**
   * The bytes of the body. The pipeline asks for them once, and only after authorization.
   * @throws ProblemError 413 when there are more than `maxBytes`
   */
  body(maxBytes: number): Promise<Uint8Array>;
}

/** What a host sends back. */
export interface Answer {
  readonly status: number;
  /** Names are spelled as in HTTP's documents (`Content-Type`), so that a later one replaces an earlier one. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whole Set-Cookie lines. */
  readonly cookies: readonly string[];
  readonly body: string | Uint8Array | null;
}

/** What a host throws while it reads a body; in the same words on every host. */
export const bodyTooLarge = (): ProblemError =>
  new ProblemError('payload_too_large', 'That is more than this call takes.');

export const bodyBrokenOff = (cause?: unknown): ProblemError =>
  new ProblemError('bad_request', 'The body breaks off.', { cause });
