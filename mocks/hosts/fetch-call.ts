import { bodyTooLarge, undivided, type Answer, type Call } from '#backend/call.ts';

interface Sender {
  readonly requestId: string;
  /** The Cookie header. Pages and their tests cannot read it from a Request. */
  readonly cookies: string | undefined;
}

/** Converts a Request to a call of the backend. */
export function callFrom(request: Request, { requestId, cookies }: Sender): Call {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    ip: '127.0.0.1',
    requestId,
    header: (name) => (name === 'cookie' ? cookies : (request.headers.get(name) ?? undefined)),
    async body(maxBytes, meter) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.byteLength > maxBytes) throw bodyTooLarge();
      meter?.add(bytes);
      return bytes;
    },
  };
}

/** Leaves out cookies, because browsers do not allow Set-Cookie on a Response. */
export function responseFrom({ status, headers, ...answer }: Answer): Response {
  const body = undivided(answer.body);
  // The bytes of an answer are never in shared memory: they are from the database or a decoder.
  const content = typeof body === 'string' ? body : (body as Uint8Array<ArrayBuffer> | null);
  return new Response(content, { status, headers });
}
