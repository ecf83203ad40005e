import type { Outages } from '#backend/outages.ts';
import { databaseFault } from './errors.ts';

/**
 * Runs a write that is not essential to the request, such as the time of the last use. A fault of
 * the database, such as a full disk, is only logged; `what` names the write in the log. Other
 * errors, such as wrong SQL, are thrown.
 */
export async function bestEffort(
  outages: Outages,
  what: string,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (databaseFault(error) === undefined) throw error;
    outages.report(`${what} could not be stored.`, error);
  }
}

const maxWaitMs = 100;

/**
 * Like `bestEffort`, for an operation that only reads: it waits at most 100 ms for the write, because
 * large writes of other requests may be before it. The write itself is not cancelled.
 */
export async function bestEffortOfRead(
  outages: Outages,
  what: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const writing = bestEffort(outages, what, write);
  // After the timeout no other code awaits the write, so its error is reported here.
  writing.catch((error: unknown) => outages.report(`${what} could not be stored.`, error));
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxWaitMs);
  await Promise.race([writing, timeout]).finally(() => clearTimeout(timer));
}
