import { HttpError } from '#src/api/http-error.ts';
import type { BulkOperation, BulkOptions, BulkOutcome, Kind } from '../kind.ts';
import { untilAborted } from './until-aborted.ts';

/** One operation under a name of the sender's, by which its outcome comes back. */
export interface Sendable {
  id: string;
  operation: BulkOperation;
}

export interface Answer {
  id: string;
  outcome: BulkOutcome;
}

/** Operations of one request, under a key that makes sending them twice harmless. */
export interface Chunk {
  key: string;
  operations: readonly Sendable[];
}

interface Sending {
  kind: Pick<Kind, 'bulk'>;
  /** Requests in parallel. */
  parallel?: number;
  onConflict?: BulkOptions['onConflict'];
  /** Called with every answered chunk, before the next one of its lane is sent. */
  onChunk: (answers: readonly Answer[]) => void | Promise<void>;
  /** After the abort no more requests are sent; those under way are still awaited and reported. */
  signal?: AbortSignal | undefined;
  /** Awaited before every request: sending pauses while the promise is open. */
  pause?: () => Promise<void>;
}

interface ChunkSource extends Sending {
  /** The next chunk, or undefined when all are sent. No chunk is given out twice. */
  next: () => Promise<Chunk | undefined>;
}

const mostTries = 3;

/** Longer than any chunk takes; a connection that hangs must not hold up the rest for ever. */
const longestTry = 60_000;

const longestWait = 120_000;

/**
 * Sends chunks as they come. `onChunk` gets every answer, also those to requests that were under way
 * when another one failed.
 * @throws what stopped it: the third failure of one chunk, a refusal of the whole request, the abort
 */
export async function sendChunks({ next, parallel = 1, ...sending }: ChunkSource): Promise<void> {
  const { signal, pause, onChunk } = sending;
  let stopped: { by: unknown } | undefined;

  async function lane(): Promise<void> {
    try {
      for (;;) {
        if (stopped !== undefined) return;
        signal?.throwIfAborted();
        await untilAborted(pause?.() ?? Promise.resolve(), signal);
        const chunk = await next();
        if (chunk === undefined) return;
        const outcomes = await sendOne(chunk, sending);
        await onChunk(
          chunk.operations.map(({ id }, index) => ({ id, outcome: outcomes[index] ?? unanswered })),
        );
      }
    } catch (error) {
      stopped ??= { by: error };
    }
  }

  await Promise.all(Array.from({ length: parallel }, lane));
  if (stopped !== undefined) throw stopped.by;
}

const unanswered: BulkOutcome = { status: 'failed', sk: null, item: null, problem: null };

/**
 * One chunk, up to three times and always the same: its key makes the server repeat its first
 * answer when that answer was lost.
 */
async function sendOne(
  { key, operations }: Chunk,
  { kind, onConflict, signal, pause }: Sending,
): Promise<BulkOutcome[]> {
  const sent = operations.map(({ operation }) => operation);
  for (let failures = 0; ;) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), longestTry);
    try {
      // Not the sender's signal: of a request that is cut off, it is unknown what it has done.
      return await kind.bulk(sent, {
        idempotencyKey: key,
        signal: limit.signal,
        ...(onConflict !== undefined && { onConflict }),
      });
    } catch (error) {
      failures += 1;
      if (failures >= mostTries || !isTemporary(error)) throw error;
      await wait(delayAfter(error, failures), signal);
      await untilAborted(pause?.() ?? Promise.resolve(), signal);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** No answer, an error of the server, too many requests: the next try may well work. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 408;
}

/** What the server asks for; otherwise about 1 s, then 2 s, with some chance against herds. */
function delayAfter(error: unknown, failures: number): number {
  const asked =
    error instanceof HttpError ? retryAfter(error.response.headers.get('retry-after')) : null;
  if (asked !== null) return Math.min(asked, longestWait);
  return 1000 * 2 ** (failures - 1) * (0.75 + Math.random() / 2);
}

/** Milliseconds from "120" or from a date; null without a usable header. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const time = /^\d+$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(time) ? null : Math.max(time, 0);
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return untilAborted(over, signal).finally(() => clearTimeout(timer));
}

interface SendInChunks extends Sending {
  operations: readonly Sendable[];
  /** The contract allows 1000; less keeps the progress moving. */
  chunkSize?: number;
  /** Always the same key for the same chunk. */
  keyOf: (chunk: readonly Sendable[]) => string;
}

/** Sends operations that are all known in advance. */
export function sendInChunks({
  operations,
  chunkSize = 500,
  keyOf,
  ...sending
}: SendInChunks): Promise<void> {
  let from = 0;
  return sendChunks({
    ...sending,
    next: async () => {
      if (from >= operations.length) return undefined;
      const chunk = operations.slice(from, from + chunkSize);
      from += chunkSize;
      return { key: keyOf(chunk), operations: chunk };
    },
  });
}

/** Four independent mixing steps: 128 bits, so that two chunks of one sender never share a key. */
const steps = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179] as const;

/**
 * A key that follows from the content, so that it is the same after a reload. Not a secret: it only
 * has to differ between different contents under one name.
 */
export function contentKey(name: string, chunk: readonly Sendable[]): string {
  const text = JSON.stringify(chunk.map(({ id, operation }) => [id, operation]));
  const digest = steps.map((step) => {
    let hash = 1_779_033_703 ^ step;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), step);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return `${name}-${digest.join('')}`;
}
