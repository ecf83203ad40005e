import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { contractWith, json, problem, runAgainst, success } from '../testing/run-against.ts';

const names = ['oil', 'wax', 'wick', 'hook', 'shade', 'glass'];

const contract = contractWith({
  '/lamps': {
    post: {
      operationId: 'lampCreate',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              'x-further-rules': 'One of the optional parts, and no other.',
              required: ['name'],
              properties: Object.fromEntries(
                ['name', ...names].map((name) => [name, { type: 'string', maxLength: 9 }]),
              ),
            },
          },
        },
      },
      responses: { '200': success, '422': problem },
    },
  },
});

const choosing: RequestListener = (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    // The first request looks whether there is a backend; the others have objects as their bodies.
    const text = parts.length === 0 ? '{}' : Buffer.concat(parts).toString();
    const body = JSON.parse(text) as object;
    const chosen = Object.keys(body).filter((name) => names.includes(name));
    response.writeHead(chosen.length === 1 ? 200 : 422, json).end('{}');
  });
};

it.each([1, 2, 3, 4])('finds a body whose properties exclude each other, seed %i', async (seed) => {
  const { out } = await runAgainst(choosing, {
    contract,
    config: 'roles: {}',
    args: ['--phases', 'examples', '--seed', String(seed)],
  });
  expect(out).not.toContain('missing_test_data');
});
