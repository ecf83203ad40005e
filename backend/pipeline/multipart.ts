import { ProblemError } from '#contract/problem.ts';
import { requireUtf8, type FormPart } from '#contract/requests.ts';
import { decodeText } from './decode.ts';

const limits = { parts: 30, files: 2, textBytes: 512 * 1024, headerBytes: 8192 };

const carriageReturn = 13;
const crlf = Uint8Array.of(13, 10);
const headEnd = Uint8Array.of(13, 10, 13, 10);
const dashes = Uint8Array.of(45, 45);

const broken = (): ProblemError =>
  new ProblemError('bad_request', 'The form breaks off or is not well formed.');

const startsWith = (bytes: Uint8Array, wanted: Uint8Array, at: number): boolean => {
  for (let index = 0; index < wanted.length; index += 1) {
    if (bytes[at + index] !== wanted[index]) return false;
  }
  return true;
};

/** The next position of `wanted`, which must begin with a line break; -1 when there is none. */
function find(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  let at = bytes.indexOf(carriageReturn, from);
  while (at >= 0 && !startsWith(bytes, wanted, at)) at = bytes.indexOf(carriageReturn, at + 1);
  return at;
}

/** The parameters of a header's value, such as `boundary`, with or without quotes. */
function parametersOf(value: string): ReadonlyMap<string, string> {
  const found = value.matchAll(/;\s*([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g);
  return new Map(
    Array.from(found, ([, name = '', quoted, plain = '']) => [
      name.toLowerCase(),
      quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain,
    ]),
  );
}

function headersOf(head: string): ReadonlyMap<string, string> {
  const lines = head.split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      if (colon < 1) throw broken();
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function partOf(head: string, content: Uint8Array): FormPart {
  const headers = headersOf(head);
  const disposition = headers.get('content-disposition') ?? '';
  const parameters = parametersOf(disposition);
  const name = parameters.get('name');
  if (!/^form-data\s*(;|$)/i.test(disposition) || name === undefined) throw broken();
  const type = headers.get('content-type');
  const filename = parameters.get('filename');
  if (filename !== undefined || type === 'application/octet-stream') {
    return [name, { name: filename ?? '', type: type ?? '', bytes: content }];
  }
  requireUtf8(type);
  if (content.byteLength > limits.textBytes) {
    throw new ProblemError('payload_too_large', `The field ${name.slice(0, 100)} is too long.`);
  }
  return [name, decodeText(content)];
}

/**
 * The parts of a form (RFC 7578). We do not use the form parsers of browsers and Node, because they
 * replace bytes that are not UTF-8 instead of refusing them, and every host must parse a form in
 * the same way.
 * @throws ProblemError 400 for a form that is not well formed, 413 for too many parts
 */
export function parseMultipart(bytes: Uint8Array, contentType: string): FormPart[] {
  const boundary = parametersOf(contentType).get('boundary');
  if (boundary === undefined || boundary.length > 70) throw broken();
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  let files = 0;
  // At the start of the body, the first delimiter may have no line break before it.
  let at = startsWith(bytes, delimiter.subarray(2), 0) ? -2 : find(bytes, delimiter, 0);
  for (;;) {
    if (at === -1) throw broken();
    const start = at + delimiter.length;
    if (startsWith(bytes, dashes, start)) return parts;
    if (!startsWith(bytes, crlf, start)) throw broken();
    const end = find(bytes, headEnd, start);
    if (end < 0 || end - start > limits.headerBytes) throw broken();
    at = find(bytes, delimiter, end + 2);
    if (at < 0) throw broken();
    if (parts.length === limits.parts) {
      throw new ProblemError('payload_too_large', 'There are too many parts in it.');
    }
    const head = decodeText(bytes.subarray(start + 2, end));
    const part = partOf(head, bytes.subarray(end + 4, Math.max(end + 4, at)));
    if (typeof part[1] !== 'string') files += 1;
    if (files > limits.files) {
      throw new ProblemError('payload_too_large', 'There are too many files in it.');
    }
    parts.push(part);
  }
}
