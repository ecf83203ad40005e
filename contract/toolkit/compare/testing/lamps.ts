import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractWith, json } from '../../conform/testing/run-against.ts';

const lamp = {
  type: 'object',
  required: ['lampId', 'name', 'note', 'version'],
  properties: {
    lampId: { type: 'string', maxLength: 40 },
    name: { type: 'string', maxLength: 40 },
    note: { type: ['string', 'null'] },
    version: { type: 'integer' },
    colour: { type: 'string' },
  },
};

const problem = { description: 'No.', content: { 'application/json': { schema: {} } } };

const errors = { '401': problem, '404': problem, '409': problem, '412': problem, '422': problem };

const ok = (schema: object, headers: object = {}) => ({
  description: 'Yes.',
  headers,
  content: { 'application/json': { schema } },
});

const etag = { ETag: { required: true, schema: { type: 'string' } } };

const input = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', minLength: 1, maxLength: 40 } },
      },
      examples: { bright: { value: { name: 'Bright' } } },
    },
  },
};

const token = { security: [{ token: [] }] };

/** Lamps with versions, in pages. */
export const lampContract = contractWith({
  '/lamps': {
    get: {
      ...token,
      operationId: 'lampList',
      parameters: [
        { name: 'cursor', in: 'query', schema: { type: 'string' } },
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } },
      ],
      responses: {
        ...errors,
        '200': ok({
          type: 'object',
          required: ['items', 'nextCursor'],
          properties: {
            items: { type: 'array', items: lamp },
            nextCursor: { type: ['string', 'null'] },
          },
        }),
      },
    },
    post: {
      ...token,
      operationId: 'lampCreate',
      requestBody: input,
      responses: { ...errors, '201': ok(lamp, etag) },
    },
  },
  '/lamps/{lampId}': {
    parameters: [{ name: 'lampId', in: 'path', required: true, schema: { type: 'string' } }],
    get: { ...token, operationId: 'lampGet', responses: { ...errors, '200': ok(lamp, etag) } },
    put: {
      ...token,
      operationId: 'lampUpdate',
      parameters: [{ name: 'If-Match', in: 'header', schema: { type: 'string' } }],
      requestBody: input,
      responses: { ...errors, '200': ok(lamp, etag) },
    },
    delete: {
      ...token,
      operationId: 'lampDelete',
      responses: { ...errors, '204': { description: 'Gone.' } },
    },
  },
});

interface Lamp {
  readonly lampId: string;
  readonly name: string;
  readonly note: string | null;
  readonly version: number;
}

interface LampOptions {
  /** What ids, cursors and the token begin with. */
  readonly mark: string;
  readonly firstVersion?: number;
  /** The notes of the lamps that are there from the beginning. */
  readonly notes?: readonly (string | null)[];
  /** Changes a response before it is sent; null sends none. */
  readonly change?: (answer: Answer, method: string) => Answer | null;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const textIn = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  // A request without an encoding has only bytes.
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** A backend of the lamp contract, with ids, versions and cursors of its own. */
class Lamps {
  readonly #options: LampOptions;
  readonly #lamps = new Map<string, Lamp>();
  #count = 0;

  constructor(options: LampOptions) {
    this.#options = options;
    for (const note of options.notes ?? [null, null, null]) this.#add('Old', note);
  }

  #add(name: string, note: string | null): Lamp {
    this.#count += 1;
    const { mark, firstVersion = 1 } = this.#options;
    const added = { lampId: `${mark}-${this.#count}`, name, note, version: firstVersion };
    this.#lamps.set(added.lampId, added);
    return added;
  }

  #shown(lamp_: Lamp, status = 200): Answer {
    return { status, headers: { ETag: `"${lamp_.version}"` }, body: lamp_ };
  }

  #list(query: URLSearchParams): Answer {
    const { mark } = this.#options;
    const limit = Number(query.get('limit') ?? 20);
    const cursor = query.get('cursor');
    if (!(limit >= 1 && limit <= 50 && Number.isInteger(limit))) return { status: 422, body: {} };
    if (cursor !== null && !cursor.startsWith(`${mark}@`)) return { status: 422, body: {} };
    const start = cursor === null ? 0 : Number(cursor.slice(mark.length + 1));
    const all = [...this.#lamps.values()];
    const next = start + limit < all.length ? `${mark}@${start + limit}` : null;
    return { status: 200, body: { items: all.slice(start, start + limit), nextCursor: next } };
  }

  #nameIn(text: string): string | null {
    try {
      const body: unknown = JSON.parse(text);
      const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : null;
      return typeof name === 'string' && name.length > 0 && name.length <= 40 ? name : null;
    } catch {
      return null;
    }
  }

  answer({ method, headers }: IncomingMessage, url: URL, text: string): Answer {
    const { mark } = this.#options;
    if (headers.authorization !== `Bearer ${mark}`) return { status: 401, body: {} };
    const id = url.pathname.split('/')[2];
    if (id === undefined) {
      if (method === 'GET') return this.#list(url.searchParams);
      const name = this.#nameIn(text);
      return name === null ? { status: 422, body: {} } : this.#shown(this.#add(name, null), 201);
    }
    const found = this.#lamps.get(decodeURIComponent(id));
    if (!found) return { status: 404, body: {} };
    if (method === 'GET') return this.#shown(found);
    if (method === 'DELETE') {
      this.#lamps.delete(found.lampId);
      return { status: 204 };
    }
    const match = headers['if-match'];
    if (match !== undefined && match !== `"${found.version}"`) return { status: 412, body: {} };
    const name = this.#nameIn(text);
    if (name === null) return { status: 422, body: {} };
    const changed = { ...found, name, version: found.version + 1 };
    this.#lamps.set(found.lampId, changed);
    return this.#shown(changed);
  }
}

export async function startLamps(
  options: LampOptions,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const lamps = new Lamps(options);
  const change = options.change ?? ((answer: Answer) => answer);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://lamps');
    const answer = lamps.answer(request, url, await textIn(request));
    const changed = change(answer, request.method ?? '');
    if (changed === null) return;
    const { status, headers, body } = changed;
    response.writeHead(status, { ...(body !== undefined && json), ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
