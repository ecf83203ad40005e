import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { contractWith, json, problem, rulesIn, runAgainst } from '../testing/run-against.ts';

const number = (name: string, further: object = {}) => ({
  name,
  in: 'query',
  schema: { type: 'integer', minimum: 0, maximum: 100, ...further },
});
const lamp = {
  type: 'object',
  required: ['lampId', 'name'],
  properties: { lampId: { type: 'integer' }, name: { type: 'string' } },
};
const answer = (schema: object) => ({
  description: 'Yes.',
  content: { 'application/json': { schema } },
});
const id = { name: 'lampId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const body = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 90 } },
      },
      example: { name: 'Lantern' },
    },
  },
};

const contractFor = (parameters: readonly object[], created: string, paths: object = {}) =>
  contractWith({
    '/lamps': {
      get: {
        operationId: 'lampList',
        parameters,
        responses: { '200': answer({ type: 'array', items: lamp }), '400': problem },
      },
      post: {
        operationId: 'lampCreate',
        requestBody: body,
        responses: { [created]: answer(lamp), '400': problem, '415': problem },
      },
    },
    ...paths,
  });

const lampPath = {
  '/lamps/{lampId}': {
    get: {
      operationId: 'lampGet',
      parameters: [id],
      responses: { '200': answer(lamp), '404': problem },
    },
    delete: {
      operationId: 'lampDelete',
      parameters: [id],
      responses: { '204': { description: 'Gone.' }, '404': problem },
    },
  },
};

interface Lamp {
  readonly lampId: number;
  readonly name: string;
}

interface Behaviour {
  readonly created: number;
  readonly page: (lamps: readonly Lamp[], query: URLSearchParams) => readonly Lamp[];
  readonly isStored?: boolean;
}

/** A backend with five lamps. */
function lampBackend({ created, page, isStored = true }: Behaviour): RequestListener {
  const lamps = [1, 2, 3, 4, 5].map((lampId): Lamp => ({ lampId, name: `Lamp ${lampId}` }));
  return (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lamps');
      const send = (status: number, value?: unknown): void => {
        response.writeHead(status, json).end(value === undefined ? '' : JSON.stringify(value));
      };
      const key = Number(pathname.split('/')[2]);
      const at = lamps.findIndex(({ lampId }) => lampId === key);
      if (request.method === 'POST') {
        // The requests of these tests have names.
        const { name } = JSON.parse(Buffer.concat(parts).toString()) as { name: string };
        const made = { lampId: lamps.length + 1, name };
        if (isStored) lamps.push(made);
        send(created, made);
      } else if (pathname === '/lamps') send(200, page(lamps, searchParams));
      else if (at === -1) send(404, {});
      else if (request.method === 'DELETE') {
        if (isStored) lamps.splice(at, 1);
        response.writeHead(204).end();
      } else send(200, lamps[at]);
    });
  };
}

const numbered = (lamps: readonly Lamp[], query: URLSearchParams, start: number) => {
  const size = Number(query.get('limit') ?? 3);
  return lamps.slice(start * size, start * size + size);
};

const run = async (contract: object, behaviour: Behaviour): Promise<string[]> => {
  const { out } = await runAgainst(lampBackend(behaviour), {
    contract,
    config: 'roles: {}',
    args: ['--phases', 'stateful'],
  });
  return rulesIn(out).filter((rule) => rule !== 'missing_test_data');
};

const all = (lamps: readonly Lamp[]): readonly Lamp[] => lamps;

it('looks for the created record in a list without pages', async () => {
  const contract = contractFor([], '201');
  expect(await run(contract, { created: 201, page: all })).toEqual([]);
  expect(await run(contract, { created: 201, page: all, isStored: false })).toEqual([
    'ensure_resource_availability',
  ]);
});

it('takes a POST with 200 for a creation if it answers with the record', async () => {
  const contract = contractFor([], '200', lampPath);
  expect(await run(contract, { created: 200, page: all })).toEqual([]);
  expect(await run(contract, { created: 200, page: all, isStored: false })).toContain(
    'ensure_resource_availability',
  );
});

it('walks pages with numbers', async () => {
  const contract = contractFor(
    [number('page', { default: 1 }), number('limit', { minimum: 1 })],
    '201',
    lampPath,
  );
  const right: Behaviour = {
    created: 201,
    page: (lamps, query) => numbered(lamps, query, Number(query.get('page') ?? 1) - 1),
  };
  expect(await run(contract, right)).toEqual([]);
  const ignoring: Behaviour = { ...right, page: (lamps, query) => numbered(lamps, query, 0) };
  expect(await run(contract, ignoring)).toContain('page_repeats_items');
  const skipping: Behaviour = {
    ...right,
    page: (lamps, query) => {
      const page = Number(query.get('page') ?? 1);
      return query.has('limit') && page === 2
        ? [...numbered(lamps, query, 1).slice(1), { lampId: 99, name: 'Other' }]
        : numbered(lamps, query, page - 1);
    },
  };
  expect(await run(contract, { ...skipping })).toContain('page_skips_items');
  const changing: Behaviour = {
    ...right,
    page: (lamps, query) =>
      right
        .page(lamps, query)
        .map((each) => (query.has('limit') ? each : { ...each, name: `${each.name}, ready` })),
  };
  expect(await run(contract, changing)).not.toContain('page_skips_items');
});

it('walks pages with offsets', async () => {
  const contract = contractFor(
    [number('offset'), number('limit', { minimum: 1 })],
    '201',
    lampPath,
  );
  const pageAt = (lamps: readonly Lamp[], query: URLSearchParams, offset: number) =>
    lamps.slice(offset, offset + Number(query.get('limit') ?? 3));
  const right: Behaviour = {
    created: 201,
    page: (lamps, query) => pageAt(lamps, query, Number(query.get('offset') ?? 0)),
  };
  expect(await run(contract, right)).toEqual([]);
  const repeating: Behaviour = {
    ...right,
    page: (lamps, query) => pageAt(lamps, query, Math.max(0, Number(query.get('offset') ?? 0) - 1)),
  };
  expect(await run(contract, repeating)).toContain('page_repeats_items');
});
