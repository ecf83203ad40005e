import { ContentDisposition } from '@remix-run/headers/content-disposition';
import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParseError,
  parseMultipart,
  type MultipartHeaders,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { ProblemError } from '#contract/problem.ts';
import { requireUtf8, type FormPart } from '#contract/requests.ts';
import { utf8 } from '#backend/bytes.ts';
import type { Pause } from '#backend/ports.ts';
import { decodeText } from './decode.ts';

const limits = { parts: 30, files: 2, textBytes: 512 * 1024 };

const malformedForm = (cause?: unknown): ProblemError =>
  new ProblemError('bad_request', 'The form breaks off or is not well formed.', { cause });

const tooLarge = (detail: string): ProblemError => new ProblemError('payload_too_large', detail);

const dash = 0x2d;
const cr = 0x0d;
const lf = 0x0a;

function isAt(bytes: Uint8Array, start: number, pattern: Uint8Array): boolean {
  for (let at = 0; at < pattern.length; at += 1) {
    if (bytes[start + at] !== pattern[at]) return false;
  }
  return true;
}

/** Searching as many bytes takes less than 0.1 ms. */
const bytesOfSlice = 256 * 1024;

/**
 * The index of the next line that begins with the delimiter; -1 if there is none. It looks only at every
 * fourth byte, because `\r\n--` has four: 10 MiB take 3 ms. A search in the decoded text takes 30 ms.
 */
async function nextDelimiter(
  bytes: Uint8Array,
  delimiter: Uint8Array,
  from: number,
  pause: Pause,
): Promise<number> {
  for (let at = from; at < bytes.length; at += bytesOfSlice) {
    const found = delimiterBetween(bytes, delimiter, { from, start: at, end: at + bytesOfSlice });
    if (found >= 0) return found;
    await pause();
  }
  return -1;
}

interface Range {
  /** Where the delimiter can begin. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

function delimiterBetween(bytes: Uint8Array, delimiter: Uint8Array, range: Range): number {
  const { from, start } = range;
  const end = Math.min(range.end, bytes.length);
  for (let at = start + 3; at < end; at += 4) {
    const byte = bytes[at];
    if (byte !== dash && byte !== lf && byte !== cr) continue;
    let line = at + 2;
    if (byte === lf) line = at + 1;
    else if (byte === dash) line = bytes[at - 1] === lf ? at : at - 1;
    const isLine = bytes[line - 2] === cr && bytes[line - 1] === lf;
    if (isLine && line - 2 >= from && isAt(bytes, line, delimiter)) return line;
  }
  return -1;
}

/**
 * The index of the first delimiter. Also refuses a delimiter that is not the last one and has no
 * header after it: the library skips the two bytes after a delimiter without a check.
 */
async function startOf(bytes: Uint8Array, boundary: string, pause: Pause): Promise<number> {
  const delimiter = utf8(`--${boundary}`);
  const first = isAt(bytes, 0, delimiter) ? 0 : await nextDelimiter(bytes, delimiter, 0, pause);
  if (first < 0) throw malformedForm();
  for (let at = first; at >= 0;) {
    const end = at + delimiter.length;
    const [next, second, third] = bytes.subarray(end, end + 3);
    const isLast = next === dash && second === dash;
    const hasHeader = next === cr && second === lf && third !== undefined && third !== cr;
    if (!isLast && !hasHeader) throw malformedForm();
    at = await nextDelimiter(bytes, delimiter, end, pause);
  }
  return first;
}

function headersOf(part: MultipartPart): MultipartHeaders {
  try {
    return part.headers;
  } catch (error) {
    // The library throws here if the headers are not UTF-8.
    throw malformedForm(error);
  }
}

/** The bytes of a part. A part in one piece is not copied; `bytes` of the library always copies. */
function bytesOf(part: MultipartPart): Uint8Array {
  const [piece, ...others] = part.content;
  return piece && others.length === 0 ? piece : part.bytes;
}

function formPart(part: MultipartPart): FormPart {
  const headers = headersOf(part);
  const disposition = ContentDisposition.from(headers['content-disposition'] ?? '');
  const { name, filename } = disposition;
  if (disposition.type?.toLowerCase() !== 'form-data' || name === undefined) throw malformedForm();
  const bytes = bytesOf(part);
  const type = headers['content-type'];
  if (filename !== undefined || /^application\/octet-stream\s*(?:;|$)/i.test(type ?? '')) {
    return [name, { name: filename ?? '', type: type ?? '', bytes }];
  }
  requireUtf8(type);
  if (bytes.byteLength > limits.textBytes) {
    throw tooLarge(`The field ${name.slice(0, 100)} is too long.`);
  }
  // Browsers send every line break of a text as CRLF. In JSON it is one line feed, and lengths count it once.
  return [name, decodeText(bytes).replaceAll('\r\n', '\n')];
}

/**
 * The parts of a form (RFC 7578). We do not use the form parsers of browsers and Node, because they
 * replace bytes that are not UTF-8 instead of refusing them, and every host must parse a form in
 * the same way.
 * @throws ProblemError 400 for a form that is not well formed, 413 for too many parts or files or for
 * texts that are too long together, 415 for a field that is not UTF-8 according to its Content-Type
 */
export async function parseForm(
  bytes: Uint8Array,
  contentType: string,
  pause: Pause,
): Promise<FormPart[]> {
  const boundary = getMultipartBoundary(contentType)?.trimEnd() ?? '';
  if (!/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) throw malformedForm();
  const form = bytes.subarray(await startOf(bytes, boundary, pause));
  const sizes = { maxFileSize: form.byteLength, maxTotalSize: form.byteLength };
  try {
    const parsedParts = parseMultipart(form, { boundary, maxParts: limits.parts, ...sizes });
    let textBytes = 0;
    const parts = Array.from(parsedParts, (part) => {
      const read = formPart(part);
      if (typeof read[1] === 'string') textBytes += part.size;
      // Normalizing megabytes of texts would delay the requests of others.
      if (textBytes > limits.textBytes) throw tooLarge('The texts in it are too long together.');
      return read;
    });
    if (parts.filter(([, value]) => typeof value !== 'string').length > limits.files) {
      throw tooLarge('There are too many files in it.');
    }
    return parts;
  } catch (error) {
    if (error instanceof MaxPartsExceededError) throw tooLarge('There are too many parts in it.');
    throw error instanceof MultipartParseError ? malformedForm(error) : error;
  }
}
