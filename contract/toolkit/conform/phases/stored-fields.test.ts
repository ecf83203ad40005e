import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { contractWith, json, problem, runAgainst } from '../testing/run-against.ts';

const fields = {
  name: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[a-z]+$' },
  colour: { type: 'string', enum: ['red', 'green', 'blue'] },
  watts: { type: 'integer', minimum: 1, maximum: 100 },
};
const answerWith = (required: readonly string[]) => ({
  description: 'Yes.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required,
        properties: { lampId: { type: 'integer' }, ...fields },
      },
    },
  },
});
const bodyOf = (required: readonly string[], example: object) => ({
  required: true,
  content: {
    'application/json': {
      schema: { type: 'object', required, additionalProperties: false, properties: fields },
      example,
    },
  },
});
const id = { name: 'lampId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };

const lampContract = (answer: object) =>
  contractWith({
    '/lamps': {
      post: {
        operationId: 'lampCreate',
        requestBody: bodyOf(['name'], { name: 'lantern' }),
        responses: { '201': answer, '400': problem },
      },
    },
    '/lamps/{lampId}': {
      parameters: [id],
      get: { operationId: 'lampGet', responses: { '200': answer, '404': problem } },
      patch: {
        operationId: 'lampUpdate',
        requestBody: bodyOf([], { name: 'torch' }),
        responses: { '200': answer, '400': problem, '404': problem },
      },
    },
  });

const contract = lampContract(answerWith(['lampId', 'name', 'colour', 'watts']));

type Lamp = Readonly<Record<string, unknown>>;

/** A backend that does not keep one of the fields, of which no example of the contract has one. */
function forgetful(
  forgotten: { created?: string; updated?: string; shown?: string } = {},
): RequestListener {
  const lamps = new Map<number, Lamp>();
  const without = (lamp: Lamp, name: string | undefined): Lamp =>
    Object.fromEntries(Object.entries(lamp).filter(([key]) => key !== name));
  return (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const send = (status: number, value: Lamp): void => {
        response.writeHead(status, json).end(JSON.stringify(without(value, forgotten.shown)));
      };
      // The requests of this test have bodies of JSON.
      const body = parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Lamp) : {};
      const key = Number(request.url?.split('/')[2]);
      const known = lamps.get(key);
      if (request.method === 'POST') {
        const lampId = lamps.size + 1;
        const lamp = { lampId, colour: 'red', watts: 7, ...without(body, forgotten.created) };
        lamps.set(lampId, lamp);
        send(201, lamp);
      } else if (!known) send(404, {});
      else {
        const lamp = { ...known, ...without(body, forgotten.updated) };
        lamps.set(key, lamp);
        send(200, lamp);
      }
    });
  };
}

const run = async (backend: RequestListener, given: object = contract): Promise<string> =>
  (
    await runAgainst(backend, {
      contract: given,
      config: 'roles: {}',
      args: ['--phases', 'stateful'],
    })
  ).out;

it('finds nothing if all fields are kept', async () => {
  expect(await run(forgetful())).not.toMatch(/^error/m);
});

it.each(['colour', 'watts'])('finds that a creation drops the optional field %s', async (name) => {
  expect(await run(forgetful({ created: name }))).toMatch(
    new RegExp(`created_not_stored[^\\n]*\\n    The property "${name}"`),
  );
});

it.each(['colour', 'watts'])('finds that a change ignores the optional field %s', async (name) => {
  expect(await run(forgetful({ updated: name }))).toMatch(
    new RegExp(`update_not_stored[^\\n]*\\n    The property "${name}"`),
  );
});

it.each(['colour', 'watts'])(
  'finds that no response has the field %s, which the contract requires in none',
  async (name) => {
    const optional = lampContract(answerWith(['lampId', 'name']));
    expect(await run(forgetful(), optional)).not.toMatch(/^error/m);
    const out = await run(forgetful({ shown: name }), optional);
    for (const rule of ['created_not_stored', 'update_not_stored']) {
      expect(out).toMatch(new RegExp(`${rule}[^\\n]*\\n    The property "${name}"`));
    }
  },
);
