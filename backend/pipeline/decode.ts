import { ProblemError } from '#contract/problem.ts';
import type { Pause } from '#backend/ports.ts';

// `fatal`: throws for bytes that are not UTF-8. Without it, the decoder replaces them by U+FFFD.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws ProblemError 400 for bytes that are not UTF-8 */
export function decodeText(bytes: Uint8Array): string {
  return decoded(utf8, bytes, false);
}

/** @param stream whether more bytes of the same text follow */
function decoded(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    const detail = 'There are bytes in it that are not UTF-8.';
    throw new ProblemError('bad_request', detail, { cause: error });
  }
}

/** In bytes. Decoding this many takes much less than a millisecond. */
const bytesOfSlice = 128 * 1024;

/** The same for a long text: other requests are answered between its slices. */
export async function decodeInSlices(bytes: Uint8Array, pause: Pause): Promise<string> {
  if (bytes.length <= bytesOfSlice) return decodeText(bytes);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let at = 0; at < bytes.length; at += bytesOfSlice) {
    const end = at + bytesOfSlice;
    text += decoded(decoder, bytes.subarray(at, end), end < bytes.length);
    await pause();
  }
  return text;
}

/** The problem of an address with characters or escapes that cannot be decoded. */
export const unreadableAddress = (cause?: unknown): ProblemError =>
  new ProblemError('bad_request', 'That address cannot be read.', { cause });

/** The characters that an address may contain without percent-encoding. */
const printable = /^[!-~]*$/;

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw unreadableAddress(error);
  }
}

/** @throws ProblemError 400 for a path that cannot be decoded */
export function requireReadablePath(path: string): void {
  if (!printable.test(path)) {
    throw unreadableAddress();
  }
  if (path.includes('%')) decodeComponent(path);
}

/**
 * The parameters of a query, with all values of a repeated parameter. URLSearchParams alone would
 * replace bytes that are not UTF-8 by U+FFFD and accept malformed escapes.
 * @throws ProblemError 400 for such a query
 */
export function decodeQuery(query: string): URLSearchParams {
  if (!printable.test(query)) {
    throw unreadableAddress();
  }
  if (query.includes('%')) decodeComponent(query);
  return new URLSearchParams(query);
}
