import type { IncomingMessage, RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import {
  contractWith,
  json,
  problem,
  rulesIn,
  runAgainst,
  success,
} from '../testing/run-against.ts';

const id = { name: 'petId', in: 'path', required: true, schema: { type: 'string' } };
const shop = {
  name: 'shop',
  in: 'query',
  required: true,
  schema: { enum: ['harbour'] },
};
const version = {
  name: 'If-Match',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^"\\d+"$' },
};
const pet = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200 },
    // The record has a property of this name, which says something else.
    paint: { type: 'boolean', writeOnly: true },
  },
};
const content = {
  'application/json': { schema: pet, examples: { owl: { value: { name: 'Owl', paint: true } } } },
};

const answers = (status: string) => ({
  [status]: success,
  '400': problem,
  '404': problem,
  '409': problem,
  '412': problem,
});

const contract = contractWith({
  '/pets': {
    post: {
      operationId: 'petCreate',
      parameters: [shop],
      requestBody: { required: true, content },
      responses: answers('201'),
    },
  },
  '/pets/{petId}': {
    parameters: [id, shop],
    get: { operationId: 'petGet', responses: answers('200') },
    put: {
      operationId: 'petUpdate',
      parameters: [version],
      requestBody: { required: true, content },
      responses: answers('200'),
    },
    delete: {
      operationId: 'petDelete',
      parameters: [version],
      responses: { '204': { description: 'Gone.' }, ...answers('404') },
    },
  },
  '/toys': {
    get: { operationId: 'toyList', responses: answers('200') },
  },
});

interface Pet {
  readonly name: string;
  readonly version: number;
}

const read = async (request: IncomingMessage): Promise<{ name?: unknown }> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as { name?: unknown };
  } catch {
    return {};
  }
};

const isName = (name: unknown): name is string =>
  typeof name === 'string' && Array.from(name).length >= 1 && Array.from(name).length <= 200;

const isPet = (body: { name?: unknown }): body is { name: string } =>
  isName(body.name) && Object.keys(body).every((each) => ['name', 'paint'].includes(each));

/** A backend of pets whose item calls need a shop, and whose changes need the version. */
function petShop(faults: { ignoresUpdates?: boolean; keepsDeleted?: boolean } = {}) {
  const pets = new Map<string, Pet>();
  const names: unknown[] = [];
  const answer = async (request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://pets');
    if (pathname === '/toys') return { status: 200, body: [{ id: 'toy-1' }] };
    if (searchParams.get('shop') !== 'harbour') return { status: 400, body: {} };
    const body = request.method === 'POST' || request.method === 'PUT' ? await read(request) : {};
    if (request.method === 'POST') {
      names.push(body.name);
      if (!isPet(body)) return { status: 400, body: {} };
      const isTaken = [...pets.values()].some(({ name }) => name === body.name);
      if (isTaken) return { status: 409, body: {} };
      const key = `pet-${names.length}`;
      pets.set(key, { name: body.name, version: 1 });
      return { status: 201, body: { id: key, name: body.name, paint: false } };
    }
    const key = decodeURIComponent(pathname.split('/')[2] ?? '');
    const known = pets.get(key);
    if (!known) return { status: 404, body: {} };
    if (request.method !== 'GET' && request.headers['if-match'] !== `"${known.version}"`) {
      return { status: 412, body: {} };
    }
    if (request.method === 'DELETE') {
      if (!faults.keepsDeleted) pets.delete(key);
      return { status: 204, body: undefined };
    }
    if (request.method === 'PUT') {
      if (!isPet(body)) return { status: 400, body: {} };
      const name = faults.ignoresUpdates ? known.name : body.name;
      pets.set(key, { name, version: known.version + 1 });
    }
    const { name, version: current } = pets.get(key) ?? known;
    return { status: 200, body: { id: key, name, paint: false }, etag: `"${current}"` };
  };
  const backend: RequestListener = (request, response) => {
    void answer(request).then(
      ({ status, body, etag }: Awaited<ReturnType<typeof answer>> & { etag?: string }) => {
        const headers = { ...(body && json), ...(etag !== undefined && { ETag: etag }) };
        response.writeHead(status, headers).end(body && JSON.stringify(body));
      },
    );
  };
  return { backend, names };
}

const args = ['--phases', 'examples,stateful'];

it('sends the parameters that calls of one record need, and its version', async () => {
  const { out } = await runAgainst(petShop().backend, { contract, config: 'roles: {}', args });
  expect(rulesIn(out)).toEqual([]);
  const updates = await runAgainst(petShop({ ignoresUpdates: true }).backend, {
    contract,
    config: 'roles: {}',
    args,
  });
  expect(rulesIn(updates.out)).toContain('update_not_stored');
  const deletions = await runAgainst(petShop({ keepsDeleted: true }).backend, {
    contract,
    config: 'roles: {}',
    args,
  });
  expect(rulesIn(deletions.out)).toContain('use_after_free');
});

it('sends an example as it is, and with another name only if it is refused', async () => {
  const { backend, names } = petShop();
  await runAgainst(backend, { contract, config: 'roles: {}', args: ['--phases', 'examples'] });
  expect(names).toEqual(['Owl']);
  const { out } = await runAgainst(backend, {
    contract,
    config: 'roles: {}',
    args: ['--phases', 'examples'],
  });
  expect(names).toEqual(['Owl', 'Owl', 'Owl 1']);
  expect(rulesIn(out)).not.toContain('positive_data_acceptance');
});

it('follows the links of a created record', async () => {
  const linked = {
    ...success,
    links: { shelter: { operationId: 'shelterGet', parameters: { key: '$response.body#/id' } } },
  };
  const key = { name: 'key', in: 'path', required: true, schema: { type: 'string' } };
  const withLinks = contractWith({
    '/pets': {
      post: {
        operationId: 'petCreate',
        requestBody: { required: true, content },
        responses: { ...answers('201'), '201': linked },
      },
    },
    '/pets/{petId}': {
      get: { operationId: 'petGet', parameters: [id], responses: answers('200') },
    },
    '/shelters/{key}': {
      get: { operationId: 'shelterGet', parameters: [key], responses: answers('200') },
    },
  });
  const shelters = async (status: number) => {
    const { out } = await runAgainst(
      (request, response) => {
        const isShelter = request.url === '/shelters/pet%2F7';
        response.writeHead(request.method === 'POST' ? 201 : isShelter ? status : 200, json);
        response.end('{"id":"pet/7","name":"Owl"}');
      },
      { contract: withLinks, config: 'roles: {}', args: ['--phases', 'stateful'] },
    );
    return rulesIn(out);
  };
  expect(await shelters(200)).not.toContain('ensure_resource_availability');
  expect(await shelters(404)).toContain('ensure_resource_availability');
});
