import databaseImage from 'virtual:offline-database';
import { undivided } from '#backend/call.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { createMocks } from '#mocks/create-mocks.ts';
import { readSize } from '#mocks/hosts/browser/read-size.ts';
import { loadWasmEngine } from '#mocks/engines/wasm-engine.ts';
import { people } from '#mocks/fixtures/people.ts';
import { callFrom } from '#mocks/hosts/fetch-call.ts';
import type { BackendUnderTest } from '../backend-under-test.ts';
import { Client, type CallOptions } from '../client.ts';

const origin = window.location.origin;

/**
 * A browser removes some headers of a Request, such as Cookie. PageClient adds this prefix to their
 * names, and `headersOf` removes it.
 */
const headerPrefix = 'x-page-';

class PageClient extends Client {
  override request(id: OperationId, options: CallOptions): Request {
    const request = super.request(id, options);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headersToSend = {
      Origin: origin,
      ...(cookies && { Cookie: cookies }),
      ...options.headers,
    };
    for (const [name, value] of Object.entries(headersToSend)) {
      if (!request.headers.has(name)) request.headers.set(headerPrefix + name, value);
    }
    return request;
  }
}

/** The headers of a request without the prefix. */
function headersOf(request: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of request.headers) headers.set(name.replace(headerPrefix, ''), value);
  return headers;
}

/** Replaces the headers of a message, also headers that a page cannot set. */
function withHeaders<Message extends Request | Response>(message: Message, headers: Headers) {
  return Object.defineProperty(message, 'headers', { value: headers });
}

/** `alter` changes the status of every answer. A test uses it to check that wrong statuses fail. */
export const wasmBackend = (alter: (status: number) => number): BackendUnderTest => ({
  name: 'SQLite as WebAssembly',
  start: async () => {
    const [open, response] = await Promise.all([loadWasmEngine(), fetch(databaseImage.url)]);
    const mocks = createMocks({
      open,
      databaseImage: new Uint8Array(await response.arrayBuffer()),
      readSize,
      readSeed: () => Promise.reject(new Error('The fixtures come as a database image.')),
      seed: 'contract',
      publicUrl: origin,
    });
    const fetchFromMocks = async (sent: Request): Promise<Response> => {
      const request = withHeaders(sent, headersOf(sent));
      const cookies = request.headers.get('cookie') ?? undefined;
      const requestId = mocks.nextRequestId();
      const answer = await mocks.answer(callFrom(request, { requestId, cookies }));
      if (answer === 'lost') return Response.error();
      const { status, body, cookies: lines } = answer;
      const headers = new Headers(answer.headers);
      for (const line of lines) headers.append('Set-Cookie', line);
      // The bytes of an answer come from the database or a decoder, never from shared memory.
      const content = undivided(body) as string | Uint8Array<ArrayBuffer> | null;
      return withHeaders(new Response(content, { status: alter(status) }), headers);
    };
    const guest = () => new PageClient(origin, fetchFromMocks);
    return {
      origin,
      fetch: fetchFromMocks,
      guest,
      signIn: async (person) => {
        const client = guest();
        const { email, password } = people[person];
        await client.call('authLogin', { body: { email, password } });
        return client;
      },
      mailedToken: async (email) => {
        const mail = (await mocks.mails()).findLast(({ to }) => to === email);
        const token = /token=([\w-]+)/.exec(mail?.link ?? '')?.[1];
        if (token === undefined) throw new Error(`There is no mail with a link to ${email}.`);
        return token;
      },
      close: () => mocks.close(),
    };
  },
});
