import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { contractWith, json, problem, runAgainst, success } from './testing/run-against.ts';

const input = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', pattern: '^[a-z]*$', maxLength: 40 },
          colour: { enum: ['red', 'blue'] },
        },
      },
    },
  },
};
const responses = { '200': success, '400': problem };
const parameters = [{ name: 'lampId', in: 'path', required: true, schema: { type: 'integer' } }];

const contract = contractWith({
  '/lamps': {
    get: { operationId: 'lampList', responses },
    post: { operationId: 'lampCreate', requestBody: input, responses },
  },
  '/lamps/{lampId}': {
    parameters,
    get: { operationId: 'lampGet', responses },
    put: { operationId: 'lampUpdate', requestBody: input, responses },
    delete: { operationId: 'lampDelete', responses },
  },
});

/** Answers with a status that follows from the body, and notes what comes. */
function noting(sent: string[], statusOf: (body: string) => number = () => 200): RequestListener {
  return (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      sent.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(statusOf(body), json).end('{}');
    });
  };
}

const setting = { contract, config: 'roles: {}' };

it('sends only requests that change nothing with --safe', async () => {
  const sent: string[] = [];
  await runAgainst(noting(sent), { ...setting, args: ['--safe'] });
  expect(new Set(sent.map((line) => line.split(' ')[0]))).toEqual(new Set(['GET', 'OPTIONS']));
});

it('encodes a path as UTF-8', async () => {
  const sent: string[] = [];
  const get = { responses: { '200': success } };
  const { code } = await runAgainst(noting(sent), {
    config: 'roles: {}',
    contract: contractWith({
      '/a b': { get },
      '/日本': { get },
      '/ünï/{größe}': {
        get: {
          ...get,
          parameters: [{ name: 'größe', in: 'path', required: true, schema: { const: 7 } }],
        },
      },
    }),
    args: ['--phases', 'examples,security,deletions'],
  });
  expect(code).toBe(0);
  expect(new Set(sent.slice(1).map((line) => line.split(' ')[1]))).toEqual(
    new Set(['/a%20b', '/%E6%97%A5%E6%9C%AC', '/%C3%BCn%C3%AF/7']),
  );
});

it('ends with 2 if a parameter of a path is not declared', async () => {
  const sent: string[] = [];
  const { code, error } = await runAgainst(noting(sent), {
    config: 'roles: {}',
    contract: contractWith({ '/{a}{b}': { get: { responses: { '200': success } } } }),
  });
  expect(code).toBe(2);
  expect(error).toContain('GET /{a}{b} does not declare the parameter {a} of its path');
  expect(sent).toHaveLength(1);
});

it('sends the same requests with the same seed, and others with another one', async () => {
  const sentWith = async (seed: number): Promise<string[]> => {
    const sent: string[] = [];
    await runAgainst(noting(sent), { ...setting, args: ['--seed', String(seed)] });
    return sent;
  };
  const first = await sentWith(1);
  expect(first.length).toBeGreaterThan(50);
  expect(await sentWith(1)).toEqual(first);
  expect(await sentWith(2)).not.toEqual(first);
});

it('sends a file as a file, at its limits too', async () => {
  const file = { type: 'string', format: 'binary', maxLength: 1000 };
  const schema = { type: 'object', required: ['file'], properties: { file } };
  const sent: string[] = [];
  const { out } = await runAgainst(
    noting(sent, (body) => (body.includes('a'.repeat(1001)) ? 400 : 200)),
    {
      config: 'roles: {}',
      contract: contractWith({
        '/pictures': {
          post: {
            requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
            responses,
          },
        },
      }),
      args: ['--phases', 'boundaries'],
    },
  );
  const parts = sent.filter((body) => body.includes('name="file"'));
  expect(parts.some((body) => body.includes('a'.repeat(1001)))).toBe(true);
  expect(parts.filter((body) => !body.includes('; filename='))).toEqual([]);
  expect(out).not.toMatch(/body \/file/);
});

it('reports the smallest random value that it finds to fail', async () => {
  const isRight = /^\{"name":"[a-z]{0,40}"(?:,"colour":"(?:red|blue)")?\}$/;
  const breaksAt = (body: string): number => {
    if (!isRight.test(body)) return 400;
    return /"name":"[a-z]{4}/.test(body) ? 500 : 200;
  };
  const { out } = await runAgainst(noting([], breaksAt), {
    ...setting,
    args: ['--phases', 'random'],
  });
  expect(out).toMatch(/not_a_server_error {2}POST \/lamps/);
  const bodies = [...out.matchAll(/--data-raw '(.*?)' /g)].map(([, body]) => body);
  expect(bodies).toEqual(['{"name":"aaaa"}', '{"name":"aaaa"}']);
});
