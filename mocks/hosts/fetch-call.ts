import { bodyTooLarge, type Answer, type Call } from '#backend/call.ts';

interface Sender {
  readonly requestId: string;
  /** The Cookie header: a page and its tests cannot read one from a Request. */
  readonly cookies: string | undefined;
}

/** A Request as the backend reads it. */
export function callFrom(request: Request, { requestId, cookies }: Sender): Call {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    ip: '127.0.0.1',
    requestId,
    header: (name) => (name === 'cookie' ? cookies : (request.headers.get(name) ?? undefined)),
    async body(maxBytes) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.byteLength <= maxBytes) return bytes;
      throw bodyTooLarge();
    },
  };
}

/** Cookies are left out: no Response may carry them in a browser. */
export function responseFrom({ status, headers, body }: Answer): Response {
  // The bytes of an answer come from the database or a decoder, never from shared memory.
  const content = typeof body === 'string' ? body : (body as Uint8Array<ArrayBuffer> | null);
  return new Response(content, { status, headers });
}
