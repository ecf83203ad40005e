import { CookieJar } from '#mocks/core/cookies.ts';
import type { MockBackend } from '#mocks/core/backend.ts';
import { people } from '#mocks/fixtures/people.ts';

interface Sent {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

const origin = 'http://localhost:4010';

function formFrom(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, part, `${name}.webp`);
  }
  return form;
}

/** Someone with a browser of their own: keeps cookies and sends the CSRF token, as the app does. */
export function createClient(backend: MockBackend) {
  const jar = new CookieJar();
  const call = async <Body = unknown>(
    method: string,
    path: string,
    { json, form, headers: given }: Sent = {},
  ): Promise<Received<Body>> => {
    const headers = new Headers(given);
    if (jar.header !== '') headers.set('cookie', jar.header);
    const token = jar.get('csrfToken');
    if (token !== undefined && !headers.has('x-csrf-token')) headers.set('x-csrf-token', token);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? form && formFrom(form) : JSON.stringify(json);
    const request = new Request(origin + path, { method, headers, ...(body ? { body } : {}) });
    const response = await backend.fetch(request);
    jar.take(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    const parsed: unknown = isJson ? JSON.parse(text) : text;
    // Every answer has been checked against the contract; the caller names the type it has there.
    return { status: response.status, headers: response.headers, body: parsed as Body };
  };
  return {
    jar,
    call,
    signIn: (who: keyof typeof people) => {
      const { email, password } = people[who];
      return call('POST', '/api/auth/login', { json: { email, password } });
    },
  };
}
