import { CookieJar } from '#mocks/cookie-jar.ts';
import { people } from '#mocks/fixtures/people.ts';
import { startProgram } from '#tests/support/child.ts';
import { withoutCompileCache } from './source-copy.ts';

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface MockHost {
  /**
   * Sends a request as the person who signed in last. `path` can contain a query. `headers` are sent in
   * addition to the usual ones, or instead of them.
   */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  signIn(person: keyof typeof people): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the HTTP host of the mocks from a copy of the sources. */
export async function startMockHost(folder: string): Promise<MockHost> {
  const env = { PORT: '0', ...withoutCompileCache };
  const program = startProgram('mocks/hosts/http-main.ts', env, folder);
  const [, url = ''] = await program.printed(/The mock API is at (\S+)/);
  const jar = new CookieJar();

  const call: MockHost['call'] = async (method, path, body, otherHeaders = {}) => {
    const csrf = /csrfToken=([^;]+)/.exec(jar.header ?? '')?.[1];
    const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
    if (jar.header !== undefined) headers.set('cookie', jar.header);
    if (csrf !== undefined) headers.set('x-csrf-token', decodeURIComponent(csrf));
    for (const [name, value] of Object.entries(otherHeaders)) headers.set(name, value);
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(url + path, init);
    jar.take(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed };
  };

  return {
    call,
    async signIn(person) {
      const { email, password } = people[person];
      await call('POST', '/api/auth/login', { email, password });
    },
    stop: () => program.stop(),
  };
}
