import type { Masked } from './secrets.ts';

/** What a command line needs of a request. */
interface CurlRequest {
  readonly method: string;
  readonly url: Masked;
  readonly headers: readonly (readonly [name: string, value: Masked])[];
  readonly body: Masked | Uint8Array | null;
}

/** Quoted for a POSIX shell: nothing inside single quotes is special, also not `!`, `$` and line breaks. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Joins texts that follow each other. Otherwise each of them would get its own quotes. */
function joinedTexts(parts: Masked): Masked {
  const joined: Masked[number][] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + part;
    } else joined.push(part);
  }
  return joined;
}

/** Texts in single quotes, and variables in double quotes, in which a shell puts their value. */
const shellWord = (parts: Masked): string =>
  parts.length === 0
    ? "''"
    : joinedTexts(parts)
        .map((part) => (typeof part === 'string' ? quoted(part) : `"$${part.variable}"`))
        .join('');

const isWithout = (parts: Masked, character: string): boolean =>
  parts.every((part) => typeof part !== 'string' || !part.includes(character));

/** Bytes that no command line can hold are piped from printf. */
function bodyArgument(body: Masked | Uint8Array): { before: string; argument: string } {
  if (!(body instanceof Uint8Array) && isWithout(body, '\0')) {
    // Unlike --data-binary, --data-raw reads no file for a body that begins with @.
    return { before: '', argument: `--data-raw ${shellWord(body)}` };
  }
  const bytes =
    body instanceof Uint8Array
      ? body
      : Buffer.from(body.map((part) => (typeof part === 'string' ? part : '')).join(''));
  const escapes = [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  return { before: `printf ${quoted(escapes)} | `, argument: '--data-binary @-' };
}

/** Header values hold bytes; a terminal writes its characters in UTF-8. */
function asTyped(part: Masked[number]): Masked[number] {
  if (typeof part !== 'string') return part;
  const text = Buffer.from(part, 'latin1').toString('utf8');
  return text.includes('\uFFFD') ? part : text;
}

function headerArgument([name, value]: readonly [string, Masked]): string {
  // curl leaves out a header with a colon and no value.
  if (value.every((part) => part === '')) return `-H ${quoted(`${name};`)}`;
  return `-H ${shellWord([`${name}: `, ...value.map(asTyped)])}`;
}

const writes = new Set(['POST', 'PUT', 'PATCH']);

/** A command line for curl that sends a request as it was sent, with variables for its secrets. */
export function curlOf({ method, url, headers, body }: CurlRequest): string {
  const data = body === null ? null : bodyArgument(body);
  const has = (wanted: string): boolean => headers.some(([name]) => name.toLowerCase() === wanted);
  // With -X HEAD, curl would wait for a body that does not come.
  const verb = method === 'HEAD' && data === null ? '-I' : `-i -X ${method}`;
  return [
    `${data?.before ?? ''}curl ${verb} --path-as-is --globoff`,
    // curl adds this content type to a body that has none.
    ...(data && !has('content-type') ? ["-H 'Content-Type:'"] : []),
    ...(data === null && writes.has(method) && !has('content-length')
      ? ["-H 'Content-Length: 0'"]
      : []),
    ...headers.map(headerArgument),
    ...(data ? [data.argument] : []),
    shellWord(url),
  ].join(' ');
}
