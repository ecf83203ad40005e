import { describe, expect, test } from 'vitest';
import { responseFindings } from '#contract/responses.ts';
import type { Answer, Call } from '#backend/call.ts';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import type { Gear, GearPage } from '#src/generated/model/index.ts';
import { documentedAnswer } from './documented.ts';
import { createFallback } from './fallback.ts';

// The keys of this table are the operation ids.
const ids = Object.keys(operations) as OperationId[];
const seeds = ['a', 'b', 'c'];

const callOf = (id: OperationId): Call => ({
  method: operations[id].method,
  path: operations[id].path.replaceAll(/\{[^}]+\}/g, '0123456789'),
  query: '',
  ip: '127.0.0.1',
  requestId: 'request-1',
  header: () => undefined,
  body: () => Promise.resolve(new Uint8Array()),
});

const parsed = ({ body }: Answer): unknown =>
  typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);

const findingsIn = (id: OperationId, answer: Answer): string[] =>
  responseFindings(id, {
    status: answer.status,
    body: parsed(answer),
    header: (name) =>
      Object.entries(answer.headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1],
  });

test.for(ids)('every generated answer for %s fits the contract', async (id) => {
  for (const seed of seeds) {
    for (const status of Object.keys(operations[id].responses).map(Number)) {
      const answer = await documentedAnswer(id, status, callOf(id), seed);
      expect(answer && findingsIn(id, answer)).toEqual([]);
    }
    const answer = await createFallback(seed)(id, callOf(id), { params: {}, body: undefined });
    expect(findingsIn(id, answer)).toEqual([]);
  }
});

test('a documented problem is the first example that the contract has for the response', async () => {
  const bodyOf = async (id: OperationId, status: number) => {
    const answer = await documentedAnswer(id, status, callOf(id), 'a');
    return answer && parsed(answer);
  };
  const [inUse] = operations.gearDelete.responses[409].problems;
  expect(await bodyOf('gearDelete', 409)).toEqual({ ...inUse, requestId: 'request-1' });
  const [conflict] = operations.authExchangeOauth.responses[409].problems;
  expect(await bodyOf('authExchangeOauth', 409)).toEqual({ ...conflict, requestId: 'request-1' });
  const [invalid] = operations.gearCreate.responses[422].problems;
  expect(await bodyOf('gearCreate', 422)).toMatchObject({
    detail: invalid.detail,
    fields: [{ path: '/name' }],
  });
});

describe('a fallback', () => {
  const get = async (seed: string, sk: string) => {
    const call = { ...callOf('gearGet'), path: `/api/gear/${sk}` };
    const answer = await createFallback(seed)('gearGet', call, {
      params: { gearSk: sk },
      body: undefined,
    });
    // The first test of this file checks that generated answers fit the contract.
    return parsed(answer) as Gear;
  };

  test('returns the same answer for the same seed and path, with the requested key', async () => {
    const first = await get('a', '2024#rope');
    expect(first.gearSk).toBe('2024#rope');
    expect(await get('a', '2024#rope')).toEqual(first);
    expect(await get('b', '2024#rope')).not.toEqual(first);
    expect(await get('a', '2024#bell')).not.toMatchObject({ name: first.name });
  });

  test('returns the sent fields in its answer', async () => {
    const body = { name: 'Sunken Lamp', category: 'other', edition: '2024' };
    const answer = await createFallback('a')('gearCreate', callOf('gearCreate'), {
      params: {},
      body,
    });
    expect(answer.status).toBe(201);
    expect(parsed(answer)).toMatchObject(body);
  });

  test('returns pages of the requested size until the list ends', async () => {
    const fallback = createFallback('a');
    const seen: Gear[] = [];
    const sizes: number[] = [];
    let nextCursor: string | null | undefined;
    do {
      const params = { pageSize: 25, withTotal: true, ...(nextCursor && { nextCursor }) };
      const answer = await fallback('gearList', callOf('gearList'), { params, body: undefined });
      // The first test of this file checks that generated answers fit the contract.
      const page = parsed(answer) as GearPage;
      expect(page.total).toBe(60);
      sizes.push(page.items.length);
      seen.push(...page.items);
      ({ nextCursor } = page);
    } while (nextCursor !== null);
    expect(sizes).toEqual([25, 25, 10]);
    expect(new Set(seen.map((item) => JSON.stringify(item))).size).toBe(60);
    const foreign = fallback('gearList', callOf('gearList'), {
      params: { nextCursor: 'elsewhere' },
      body: undefined,
    });
    await expect(foreign).rejects.toMatchObject({ code: 'invalid_cursor' });
  });
});
