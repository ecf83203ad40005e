import { HttpError } from '#src/api/http-error.ts';
import type { BulkOutcome } from '../kind.ts';
import type { Chunk, Sending } from './chunk.ts';
import { pause, untilAborted } from './waiting.ts';

const tries = 3;

/** Longer than any chunk takes; a connection that hangs must not hold up the rest for ever. */
const longestTry = 60_000;

const longestWait = 120_000;

/**
 * One chunk, up to three times and always the same: its key lets the server give the first answer
 * again when that answer was lost on the way.
 */
export async function sendOne(
  { key, operations }: Chunk,
  { kind, onConflict, signal, gate }: Sending,
): Promise<BulkOutcome[]> {
  const sent = operations.map(({ operation }) => operation);
  for (let failures = 0; ;) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), longestTry);
    try {
      // Not the sender's signal: a request cut off in the middle would leave unknown what it did.
      return await kind.bulk(sent, {
        idempotencyKey: key,
        signal: limit.signal,
        ...(onConflict !== undefined && { onConflict }),
      });
    } catch (error) {
      failures += 1;
      if (failures >= tries || !mayPass(error)) throw error;
      await pause(delay(error, failures), signal);
      await untilAborted(gate?.() ?? Promise.resolve(), signal);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** No answer, a stumbling server, too many requests: another time it may well work. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 408;
}

/** As long as the server asks for; otherwise about 1 s, then 2 s, each sender a little differently. */
function delay(error: unknown, failures: number): number {
  const asked =
    error instanceof HttpError ? retryAfter(error.response.headers.get('retry-after')) : null;
  if (asked !== null) return Math.min(asked, longestWait);
  return 1000 * 2 ** (failures - 1) * (0.75 + Math.random() / 2);
}

/** Milliseconds from "120" or from a date; null when there is nothing to go by. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}
