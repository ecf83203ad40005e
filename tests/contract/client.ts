import { operations, type OperationId } from '#src/generated/contract/operations.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** JSON, a form, or text or bytes that are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, bytes, or undefined. */
  readonly body: unknown;
}

/** Calls operations by their id, and keeps the cookies of the responses like one browser. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #fetch: (request: Request) => Promise<Response>;

  constructor(origin: string, fetch: (request: Request) => Promise<Response>) {
    this.#origin = origin;
    this.#fetch = fetch;
  }

  async call(id: OperationId, options: CallOptions = {}): Promise<Answer> {
    const response = await this.#fetch(this.request(id, options));
    this.#remember(response);
    return answerOf(response);
  }

  /** The request that `call` sends. */
  request(id: OperationId, { params = {}, body, headers = {} }: CallOptions): Request {
    const { method, path, csrf } = operations[id];
    const query = new URLSearchParams();
    const filled = Object.entries(params).reduce((at, [name, value]) => {
      if (at.includes(`{${name}}`)) {
        return at.replace(`{${name}}`, encodeURIComponent(String(value)));
      }
      query.set(name, String(value));
      return at;
    }, path as string);
    const all = new Headers({ Origin: this.#origin });
    if (this.cookies.size > 0) {
      all.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const token = this.cookies.get('csrfToken');
    if (csrf && token) all.set('X-CSRF-Token', decodeURIComponent(token));
    const isPlain =
      body === undefined ||
      body instanceof FormData ||
      body instanceof Blob ||
      typeof body === 'string';
    if (body !== undefined && !(body instanceof FormData)) {
      all.set('Content-Type', 'application/json');
    }
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const search = query.size > 0 ? `?${query.toString()}` : '';
    return new Request(this.#origin + filled + search, {
      method,
      headers: all,
      body: isPlain ? (body ?? null) : JSON.stringify(body),
    });
  }

  #remember(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: response.headers,
  body: await bodyOf(response),
});

async function bodyOf(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength === 0) return undefined;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes;
}
