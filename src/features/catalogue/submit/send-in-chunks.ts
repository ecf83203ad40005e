import { sameUserOnly } from '#src/api/http.ts';
import { isTemporary, retryAfterOf } from '#src/api/http-error.ts';
import type { BulkOperation, BulkOptions, BulkOutcome, Kind } from '../kind.ts';
import { untilAborted } from './until-aborted.ts';

/** One operation. The caller chooses the id, and the outcome is reported with it. */
export interface Sendable {
  id: string;
  operation: BulkOperation;
}

export interface OperationAnswer {
  id: string;
  outcome: BulkOutcome;
}

/** The operations of one request. The server runs them only once per key. */
export interface Chunk {
  key: string;
  operations: readonly Sendable[];
}

interface SendOptions {
  kind: Pick<Kind, 'bulk'>;
  /** The number of parallel requests. */
  parallel?: number;
  onConflict?: BulkOptions['onConflict'];
  /** Called and awaited after every answered request, before another request takes its place. */
  onChunk: (answers: readonly OperationAnswer[]) => void | Promise<void>;
  /** After an abort no more requests are sent; running requests are still awaited and reported. */
  signal?: AbortSignal | undefined;
  /** Awaited before every request: sending pauses until the promise resolves. */
  pause?: () => Promise<void>;
}

interface ChunkSource extends SendOptions {
  /** Returns the next chunk, each only once; undefined if there are no more. */
  next: () => Promise<Chunk | undefined>;
}

const maxAttempts = 3;

/** In milliseconds. Without a time limit, a connection that hangs would block all later chunks. */
const attemptTimeout = 60_000;

const maxRetryDelay = 120_000;

/**
 * Sends chunks until `next` returns undefined. `onChunk` gets every answer, even if another request
 * has failed in the meantime.
 * @throws the first error, after which no more chunks are sent: the third failure of a chunk, a
 * refused request, the abort, or that another user has signed in
 */
export async function sendChunks({ next, parallel = 1, ...sending }: ChunkSource): Promise<void> {
  const { signal, pause, onChunk } = sending;
  const requireSameUser = sameUserOnly();
  let stopped: { by: unknown } | undefined;

  async function sendUntilEmpty(): Promise<void> {
    try {
      for (;;) {
        if (stopped !== undefined) return;
        signal?.throwIfAborted();
        await untilAborted(pause?.() ?? Promise.resolve(), signal);
        const chunk = await next();
        if (chunk === undefined) return;
        const outcomes = await sendOne(chunk, sending, requireSameUser);
        await onChunk(
          chunk.operations.map(({ id }, index) => ({ id, outcome: outcomes[index] ?? unanswered })),
        );
      }
    } catch (error) {
      stopped ??= { by: error };
    }
  }

  await Promise.all(Array.from({ length: parallel }, sendUntilEmpty));
  if (stopped !== undefined) throw stopped.by;
}

const unanswered: BulkOutcome = { status: 'failed', sk: null, item: null, problem: null };

/**
 * Sends one chunk, up to three times with the same key and body. If the answer was lost, the server
 * repeats it instead of running the operations again.
 */
async function sendOne(
  { key, operations }: Chunk,
  { kind, onConflict, signal, pause }: SendOptions,
  requireSameUser: () => void,
): Promise<BulkOutcome[]> {
  const sent = operations.map(({ operation }) => operation);
  for (let failures = 0; ;) {
    requireSameUser();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), attemptTimeout);
    try {
      // The caller's signal does not abort the request: after an abort it would be unknown whether
      // the server has run the operations.
      return await kind.bulk(sent, {
        idempotencyKey: key,
        signal: limit.signal,
        ...(onConflict !== undefined && { onConflict }),
      });
    } catch (error) {
      failures += 1;
      if (failures >= maxAttempts || !isTemporary(error)) throw error;
      await wait(delayAfter(error, failures), signal);
      await untilAborted(pause?.() ?? Promise.resolve(), signal);
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * The delay from Retry-After, up to a limit; else about 1 s, then 2 s, with a random difference, so
 * that clients do not retry at the same time.
 */
function delayAfter(error: unknown, failures: number): number {
  const requested = retryAfterOf(error);
  if (requested !== null) return Math.min(requested, maxRetryDelay);
  return 1000 * 2 ** (failures - 1) * (0.75 + Math.random() / 2);
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return untilAborted(over, signal).finally(() => clearTimeout(timer));
}

interface SendInChunks extends SendOptions {
  operations: readonly Sendable[];
  /** The operations per chunk. The contract allows 1000; smaller chunks report progress more often. */
  chunkSize?: number;
  /** Returns the key of a chunk; equal chunks must have equal keys. */
  idempotencyKeyOf: (chunk: readonly Sendable[]) => string;
}

/** Sends operations that are all known in advance. */
export function sendInChunks({
  operations,
  chunkSize = 500,
  idempotencyKeyOf,
  ...sending
}: SendInChunks): Promise<void> {
  let from = 0;
  return sendChunks({
    ...sending,
    next: async () => {
      if (from >= operations.length) return undefined;
      const chunk = operations.slice(from, from + chunkSize);
      from += chunkSize;
      return { key: idempotencyKeyOf(chunk), operations: chunk };
    },
  });
}

/** The multipliers of four 32-bit hashes: different chunks practically never have the same key. */
const multipliers = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179] as const;

/**
 * Derives an idempotency key from the content, so that a retry after a reload has the same key. The
 * key is not a secret: it only has to be different for different contents with the same name.
 */
export function contentKey(name: string, chunk: readonly Sendable[]): string {
  const text = JSON.stringify(chunk.map(({ id, operation }) => [id, operation]));
  const digest = multipliers.map((multiplier) => {
    let hash = 1_779_033_703 ^ multiplier;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), multiplier);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return `${name}-${digest.join('')}`;
}
