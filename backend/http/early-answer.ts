import type { BodyStream } from './body-reader.ts';

/** The parts of Node's `ServerResponse` that this file needs; backend imports nothing of Node. */
interface EarlyResponse {
  setHeader(name: string, value: string | number | readonly string[]): unknown;
  writeHead(status: number): { write(bytes: Uint8Array): unknown };
  end(): unknown;
}

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/**
 * Answers a request whose refused body is still arriving. The client gets the answer at once, and the
 * connection is closed only when everything is read: a reset would take the answer away from a client that
 * sends everything before it reads, or break the next request on the same connection.
 */
export function answerEarly(
  request: BodyStream,
  response: EarlyResponse,
  answer: { readonly status: number; readonly headers: Headers; readonly bytes: Uint8Array },
): void {
  const { status, bytes } = answer;
  const headers = { ...answer.headers, 'content-length': bytes.length, connection: 'close' };
  for (const [name, value] of Object.entries<Headers[string]>(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(status).write(bytes);
  const end = (): void => void response.end();
  request.on('end', end).on('close', end);
}
