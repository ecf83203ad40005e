import { ProblemError } from '#contract/problem.ts';

// A byte order mark is removed; bytes that are not UTF-8 throw instead of becoming U+FFFD.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws ProblemError 400 for bytes that are not UTF-8 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    const detail = 'There are bytes in it that are not UTF-8.';
    throw new ProblemError('bad_request', detail, { cause: error });
  }
}

/** Everything that may stand in an address without being percent-encoded. */
const printable = /^[!-~]*$/;

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw new ProblemError('bad_request', 'That address cannot be read.', { cause: error });
  }
}

/** @throws ProblemError 400 for a path that no operation can be found by */
export function requireReadablePath(path: string): void {
  if (!printable.test(path)) {
    throw new ProblemError('bad_request', 'That address cannot be read.');
  }
  if (path.includes('%')) decodeComponent(path);
}

/**
 * The parameters of a query, each as often as it was given. URLSearchParams alone would turn bytes
 * that are not UTF-8 into U+FFFD and leave a malformed escape as it is.
 * @throws ProblemError 400
 */
export function decodeQuery(query: string): URLSearchParams {
  if (!printable.test(query)) {
    throw new ProblemError('bad_request', 'That address cannot be read.');
  }
  if (query.includes('%')) decodeComponent(query);
  return new URLSearchParams(query);
}
