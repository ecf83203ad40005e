import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { BodyReader } from './body-reader.ts';

afterEach(() => {
  vi.useRealTimers();
});

const read = (stream: PassThrough, pause = (): undefined => undefined) =>
  new BodyReader(Number.POSITIVE_INFINITY, pause).read(stream, 1_000_000, undefined);

setFlagsFromString('--expose-gc');
// With this flag, a new context has the function `gc`.
const collectGarbage = runInNewContext('gc') as () => void;

/** Sends chunks of these lengths, whose bytes count up. Returns whether the same bytes are read. */
async function isSame(...lengths: readonly number[]): Promise<boolean> {
  const sent = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  sent.forEach((_, index) => (sent[index] = index % 251));
  const stream = new PassThrough({ highWaterMark: 1_000_000 });
  const body = read(stream);
  let at = 0;
  for (const length of lengths) {
    stream.write(sent.subarray(at, at + length));
    at += length;
  }
  stream.end();
  return Buffer.compare(await body, sent) === 0;
}

test('a body is the same whether its chunks are short, long or both', async () => {
  expect(await isSame()).toBe(true);
  expect(await isSame(5)).toBe(true);
  expect(await isSame(5, 0, 6)).toBe(true);
  expect(await isSame(65_536, 65_536, 300)).toBe(true);
  expect(await isSame(1, 65_536, 2, 3, 20_000, 16_383, 16_384, 4)).toBe(true);
  expect(await isSame(...Array.from({ length: 20_000 }, () => 13))).toBe(true);
});

test('a body of many short chunks is kept in few buffers', async () => {
  const stream = new PassThrough({ highWaterMark: 1_000_000 });
  let pieces = 0;
  const body = read(stream, () => void (pieces += 1));
  for (let count = 0; count < 100_000; count += 1) stream.write(new Uint8Array(1));
  stream.end();
  expect((await body).length).toBe(100_000);
  expect(pieces).toBeLessThan(5);
});

test('a body of long and short chunks in turn needs little more memory than its bytes', async () => {
  const reader = new BodyReader(Number.POSITIVE_INFINITY, () => undefined);
  const stream = new PassThrough({ highWaterMark: 10_000_000 });
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  const body = reader.read(stream, 10_000_000, undefined);
  for (let count = 0; count < 200; count += 1) {
    stream.write(new Uint8Array(16_384));
    stream.write(new Uint8Array(1));
  }
  await nextTurn();
  collectGarbage();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1.5 * 200 * 16_385);
  stream.end();
  expect((await body).length).toBe(200 * 16_385);
});

test('the chunks of a body are not kept beside the joined bytes until its form is handled', async () => {
  const refusal = Promise.withResolvers<ProblemError>();
  const chunks: WeakRef<Uint8Array>[] = [];
  const reader = new BodyReader(Number.POSITIVE_INFINITY, () => undefined);
  const readChunks = (): Promise<Uint8Array> => {
    const stream = new PassThrough({ highWaterMark: 1_000_000 });
    const meter = {
      add: (chunk: Uint8Array): void => void chunks.push(new WeakRef(chunk)),
      refusal: refusal.promise,
    };
    const body = reader.read(stream, 1_000_000, meter);
    for (let count = 0; count < 9; count += 1) stream.write(new Uint8Array(65_536));
    stream.end(new Uint8Array(10));
    return body;
  };
  expect((await readChunks()).length).toBe(9 * 65_536 + 10);
  await nextTurn();
  collectGarbage();
  expect(chunks).toHaveLength(10);
  expect(chunks.filter((chunk) => chunk.deref() !== undefined)).toEqual([]);
  refusal.resolve(new ProblemError('unavailable', 'No room.', { retryAfter: 5 }));
});

test('a body that is longer than allowed is refused', async () => {
  const stream = new PassThrough();
  const body = read(stream);
  stream.end(new Uint8Array(1_000_001));
  await expect(body).rejects.toMatchObject({ code: 'payload_too_large' });
});

test('a body has ended before its chunks are joined', async () => {
  const stream = new PassThrough({ highWaterMark: 1_000_000 });
  const joined = Promise.withResolvers<undefined>();
  const reader = new BodyReader(Number.POSITIVE_INFINITY, () => joined.promise);
  const events: string[] = [];
  const meter = { add: () => events.push('bytes'), ended: () => events.push('ended') };
  const body = reader.read(stream, 1_000_000, meter).then(() => events.push('joined'));
  stream.write(new Uint8Array(100_000));
  stream.end(new Uint8Array(100_000));
  await nextTurn();
  expect(events).toEqual(['bytes', 'bytes', 'ended']);
  joined.resolve(undefined);
  await body;
  expect(events).toEqual(['bytes', 'bytes', 'ended', 'joined']);
});

test('the rest of a refused body is read slowly, and its connection is not closed for 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const stream = new PassThrough();
  const body = read(stream);
  stream.write(new Uint8Array(1_000_001));
  await expect(body).rejects.toMatchObject({ code: 'payload_too_large' });
  for (let sent = 0; sent < 40; sent += 1) {
    stream.write(new Uint8Array(1_000_000));
    await nextTurn();
  }
  expect(stream.isPaused()).toBe(true);
  for (let second = 0; second < 19; second += 1) {
    vi.advanceTimersByTime(1000);
    stream.write(new Uint8Array(1_000_000));
    await nextTurn();
  }
  expect(stream.destroyed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(stream.destroyed).toBe(true);
});

test('the connection of a refused body is closed when nothing arrives for 5 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const stream = new PassThrough();
  const body = read(stream);
  stream.write(new Uint8Array(1_000_001));
  await expect(body).rejects.toMatchObject({ code: 'payload_too_large' });
  vi.advanceTimersByTime(4999);
  expect(stream.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stream.destroyed).toBe(true);
});

test('a refused body that arrives completely does not close its connection later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const stream = new PassThrough({ autoDestroy: false });
  const body = read(stream);
  stream.end(new Uint8Array(1_000_001));
  await expect(body).rejects.toMatchObject({ code: 'payload_too_large' });
  await nextTurn();
  vi.advanceTimersByTime(60_000);
  expect(stream.readableEnded).toBe(true);
  expect(stream.destroyed).toBe(false);
});

test('the bytes of a refused body, of what follows it and of joined chunks are freed at once', async () => {
  const chunk = (length: number) => new Uint8Array(length);
  const sent = Array.from({ length: 4 }, () => chunk(300_000));
  const stream = new PassThrough({ highWaterMark: 10_000_000 });
  const body = read(stream);
  for (const bytes of sent) stream.write(bytes);
  await expect(body).rejects.toMatchObject({ code: 'payload_too_large' });
  const rest = chunk(100);
  stream.end(rest);
  await nextTurn();
  expect([...sent, rest].map(({ length }) => length)).toEqual([0, 0, 0, 0, 0]);

  const accepted = [chunk(20_000), chunk(20_000)];
  const joined = new PassThrough();
  const reading = read(joined);
  for (const bytes of accepted) joined.write(bytes);
  joined.end();
  expect((await reading).length).toBe(40_000);
  expect(accepted.map(({ length }) => length)).toEqual([0, 0]);
});
