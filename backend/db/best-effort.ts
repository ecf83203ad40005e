import type { Outages } from '#backend/outages.ts';
import { databaseFault } from './errors.ts';

/**
 * Runs a write that is not essential to the request, such as the time of the last use. A fault of
 * the database, such as a full disk, is only logged: `what` could not be stored. Other errors, such
 * as wrong SQL, are thrown.
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

const patienceMs = 100;

/**
 * Like `bestEffort`, for a write of an operation that reads: after 100 ms the operation goes on, so that
 * it does not wait behind the large writes of others. The write is carried out later.
 */
export async function bestEffortOfRead(
  outages: Outages,
  what: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const writing = bestEffort(outages, what, write);
  // If the operation goes on without it, no other code gets an error of the write.
  writing.catch((error: unknown) => outages.report(`${what} could not be stored.`, error));
  const { promise: patienceEnds, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  await Promise.race([writing, patienceEnds]).finally(() => clearTimeout(timer));
}
