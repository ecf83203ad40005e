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
