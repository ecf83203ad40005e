import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindToUser } from '#src/api/http.ts';
import { HttpError } from '#src/api/http-error.ts';
import type { BulkOutcome, Kind } from '../kind.ts';
import { type OperationAnswer, contentKey, type Sendable, sendInChunks } from './send-in-chunks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const sendable = (id: string): Sendable => ({
  id,
  operation: { action: 'create', values: { name: `Spear ${id}` } },
});

const created = (sk: string): BulkOutcome => ({ status: 'created', sk, item: null, problem: null });

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new HttpError(new Response(null, { status, headers }), { detail: 'No.' });

/** A server that records its requests and repeats the answer for a known key. */
function server(beforeCommit: (request: number) => Promise<void> | undefined = () => undefined) {
  const written: string[] = [];
  const known = new Map<string, BulkOutcome[]>();
  const requests: { key: string; body: string }[] = [];
  const bulk = vi.fn<Kind['bulk']>(async (operations, { idempotencyKey }) => {
    requests.push({ key: idempotencyKey, body: JSON.stringify(operations) });
    const number = requests.length;
    const answer =
      known.get(idempotencyKey) ??
      operations.map((operation) => {
        const name = 'values' in operation ? String(operation.values['name']) : operation.sk;
        return created(name);
      });
    await beforeCommit(number);
    if (!known.has(idempotencyKey)) written.push(...answer.map(({ sk }) => String(sk)));
    known.set(idempotencyKey, answer);
    return answer;
  });
  return { bulk, written, known, requests };
}

type Options = Partial<Parameters<typeof sendInChunks>[0]>;

/** Sends ten rows in chunks of two. */
function start(kind: Pick<Kind, 'bulk'>, options: Options = {}) {
  const answers: OperationAnswer[] = [];
  const sending = sendInChunks({
    kind,
    operations: names(1, 10).map(sendable),
    chunkSize: 2,
    idempotencyKeyOf: (chunk) => contentKey('import', chunk),
    onChunk: (chunk) => void answers.push(...chunk),
    ...options,
  });
  // This prevents an unhandled rejection: tests await `sending` after they have advanced the clock.
  sending.catch(() => undefined);
  return { sending, answers, ids: () => answers.map(({ id }) => id) };
}

const fail = (status: number, headers?: Record<string, string>) =>
  Promise.reject(refusal(status, headers));

test('every operation is sent once, in order, and its outcome is reported with its id', async () => {
  const kind = server();
  const { sending, answers, ids } = start(kind);
  await sending;
  expect(kind.written).toEqual(names(1, 10).map((id) => `Spear ${id}`));
  expect(ids()).toEqual(names(1, 10));
  expect(answers[3]?.outcome.sk).toBe('Spear 4');
  expect(new Set(kind.requests.map(({ key }) => key)).size).toBe(5);
});

test('if the answer is lost after the commit, the same body is sent again with the same key', async () => {
  const kind = server();
  const commit = kind.bulk.getMockImplementation();
  kind.bulk.mockImplementationOnce(async (...request) => {
    await commit?.(...request);
    throw new TypeError('Failed to fetch');
  });
  const { sending, ids } = start(kind);
  await vi.runAllTimersAsync();
  await sending;
  expect(kind.requests[1]).toEqual(kind.requests[0]);
  expect(kind.written).toEqual(names(1, 10).map((id) => `Spear ${id}`));
  expect(ids()).toEqual(names(1, 10));
});

test('a request without an answer is aborted after a minute and sent again', async () => {
  const kind = server();
  kind.bulk.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((__, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  const { sending, ids } = start(kind);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(kind.bulk).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(kind.bulk.mock.calls.length).toBeGreaterThan(1);
  await vi.runAllTimersAsync();
  await sending;
  expect(ids()).toEqual(names(1, 10));
});

test('a 500 on the third of five chunks is retried, and the other chunks are sent', async () => {
  const kind = server((request) => (request === 3 ? fail(500) : undefined));
  const { sending, ids } = start(kind);
  await vi.runAllTimersAsync();
  await sending;
  expect(kind.requests).toHaveLength(6);
  expect(kind.requests[3]).toEqual(kind.requests[2]);
  expect(ids()).toEqual(names(1, 10));
});

test('after three failures of one chunk no more chunks are sent, and earlier answers were reported', async () => {
  const kind = server((request) => (request >= 3 ? fail(503) : undefined));
  const { sending, ids } = start(kind);
  await vi.runAllTimersAsync();
  await expect(sending).rejects.toMatchObject({ status: 503 });
  expect(kind.requests).toHaveLength(5);
  expect(ids()).toEqual(names(1, 4));
});

test('a retry waits for the time in the Retry-After header', async () => {
  const kind = server((request) => (request === 1 ? fail(429, { 'retry-after': '7' }) : undefined));
  const { sending } = start(kind);
  await vi.advanceTimersByTimeAsync(6900);
  expect(kind.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await sending;
  expect(kind.requests).toHaveLength(6);
});

test.for([401, 403, 409])(
  'a %i response stops sending immediately and is not retried',
  async (status) => {
    const kind = server((request) => (request === 3 ? fail(status) : undefined));
    const { sending, ids } = start(kind);
    await expect(sending).rejects.toMatchObject({ status });
    expect(kind.requests).toHaveLength(3);
    expect(ids()).toEqual(names(1, 4));
  },
);

test('after an abort the running request is awaited, and no other chunk is sent', async () => {
  const stop = new AbortController();
  const kind = server((request) => {
    if (request === 2) stop.abort();
    return undefined;
  });
  const { sending, ids } = start(kind, { signal: stop.signal });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(kind.requests).toHaveLength(2);
  expect(ids()).toEqual(names(1, 4));
});

test('an abort ends the wait before a retry', async () => {
  const stop = new AbortController();
  const kind = server(() => fail(500));
  const { sending } = start(kind, { signal: stop.signal });
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(kind.requests).toHaveLength(1);
});

test('the next chunk is sent only after the end of a pause', async () => {
  const kind = server();
  const pause = Promise.withResolvers<void>();
  const { sending, ids } = start(kind, {
    pause: () => (kind.requests.length === 2 ? pause.promise : Promise.resolve()),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ids()).toEqual(names(1, 4));
  pause.resolve();
  await sending;
  expect(ids()).toEqual(names(1, 10));
});

test('an abort ends a pause', async () => {
  const stop = new AbortController();
  const kind = server();
  const { sending } = start(kind, { signal: stop.signal, pause: () => new Promise(() => {}) });
  stop.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(kind.requests).toHaveLength(0);
});

test('the number of parallel requests is limited', async () => {
  let running = 0;
  let maxRunning = 0;
  const kind = server(async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running -= 1;
  });
  const { sending, ids } = start(kind, { parallel: 3 });
  await vi.runAllTimersAsync();
  await sending;
  expect(maxRunning).toBe(3);
  expect(ids().toSorted((a, b) => Number(a) - Number(b))).toEqual(names(1, 10));
});

test('the answer of a parallel request is reported even if another request has failed', async () => {
  const kind = server(async (request) => {
    if (request === 1) throw refusal(401);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const { sending, ids } = start(kind, { parallel: 2 });
  await vi.runAllTimersAsync();
  await expect(sending).rejects.toMatchObject({ status: 401 });
  expect(ids()).toEqual(['3', '4']);
});

test('a key is derived from the name and the content', () => {
  const keys = [
    contentKey('one', [sendable('1')]),
    contentKey('two', [sendable('1')]),
    contentKey('one', [sendable('2')]),
    contentKey('one', [sendable('1'), sendable('2')]),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(contentKey('one', [sendable('1')])).toBe(keys[0]);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/u);
});

test.each([
  ['stops when another user has signed in', 'tomas', 1],
  ['goes on when the same user has signed in again', 'mira', 6],
] as const)('a page of Mira that waits to send %s in the same tab', async (_, next, count) => {
  bindToUser('mira', 'of-mira');
  const { bulk, requests } = server(async (request) => {
    if (request === 1) throw refusal(503, { 'Retry-After': '20' });
  });
  const { sending } = start({ bulk });
  await vi.advanceTimersByTimeAsync(10_000);
  bindToUser(null, '');
  bindToUser(next, 'new');
  await vi.advanceTimersByTimeAsync(20_000);
  const failed = await sending.then(
    () => false,
    () => true,
  );
  expect(failed).toBe(next === 'tomas');
  expect(requests).toHaveLength(count);
  bindToUser(null, '');
});
