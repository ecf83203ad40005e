/** What a command line needs of a request. */
export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | Uint8Array | null;
}

/** Quoted for a POSIX shell: nothing inside single quotes is special. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Bytes that no command line can hold are piped from printf. */
function bodyArgument(body: string | Uint8Array): { before: string; argument: string } {
  if (typeof body === 'string' && !body.includes('\0')) {
    return { before: '', argument: `--data-binary ${quoted(body)}` };
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const escapes = [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  return { before: `printf ${quoted(escapes)} | `, argument: '--data-binary @-' };
}

/** A command line for curl that sends a request exactly as it was sent. */
export function curlOf({ method, url, headers, body }: CurlRequest): string {
  const data = body === null ? null : bodyArgument(body);
  return [
    `${data?.before ?? ''}curl -i --path-as-is --globoff -X ${method}`,
    // curl adds this content type to a body that has none.
    ...(data && !headers.some(([name]) => name.toLowerCase() === 'content-type')
      ? ["-H 'Content-Type:'"]
      : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(data ? [data.argument] : []),
    quoted(url),
  ].join(' ');
}
