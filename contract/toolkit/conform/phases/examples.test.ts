import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import {
  contractWith,
  json,
  problem,
  rulesIn,
  runAgainst,
  success,
} from '../testing/run-against.ts';

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

const post = (type: string, schema: object) => ({
  post: {
    requestBody: { required: true, content: { [type]: { schema } } },
    responses: { '200': success, '422': problem },
  },
});

/** A backend that judges bodies as `judge` does, and refuses all others. */
const judging =
  (judge: (text: string) => boolean): RequestListener =>
  (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.writeHead(judge(Buffer.concat(parts).toString()) ? 200 : 422, json).end('{}');
    });
  };

it('sends only random bodies that fit, and none if it finds none', async () => {
  const [word, other] = [{ type: 'string', maxLength: 9 }, { type: 'integer' }];
  // No random value has this property.
  const rare = { type: 'object', not: { properties: { rare: false } }, properties: { word } };
  const chosen = {
    type: 'object',
    properties: { word, other },
    additionalProperties: false,
    // Without a negative number, the word is required.
    not: { properties: { other: { minimum: 0 } }, not: { required: ['word'] } },
  };
  const sent: string[] = [];
  const { out } = await runAgainst(
    judging((text) => {
      sent.push(text);
      const body = text.startsWith('{') ? (JSON.parse(text) as { other?: number }) : {};
      return 'word' in body || (body.other ?? 0) < 0;
    }),
    {
      config: 'roles: {}',
      contract: contractWith({
        '/chosen': post('application/json', chosen),
        '/rare': post('application/json', rare),
      }),
      args: ['--phases', 'examples'],
    },
  );
  expect(out).toContain('Never called: POST /rare.');
  expect(out).not.toContain('positive_data_acceptance');
  expect(sent.length).toBeGreaterThan(1);
});

it('says in one remark of which media types it can make no bodies', async () => {
  const note = { type: 'object', properties: { text: { type: 'string' } } };
  const { code, out } = await runAgainst(
    judging((text) => text === ''),
    {
      config: 'roles: {}',
      contract: contractWith({
        '/notes': post('application/xml', note),
        '/further': post('application/xml', note),
        '/lamps': { get: { responses: { '200': success } } },
      }),
    },
  );
  expect(out.match(/media_type_not_supported/g)).toHaveLength(1);
  expect(out).toContain('POST /notes, POST /further');
  expect(rulesIn(out)).not.toContain('positive_data_acceptance');
  expect(code).not.toBe(2);
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
