import type { Log } from '#backend/ports.ts';
import { databaseFault } from './errors.ts';

/**
 * Runs a write whose failure, for example on a full disk, must not fail a request that only reads.
 * An error in the statement itself is still thrown.
 */
export async function bestEffort(
  log: Log,
  what: string,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (databaseFault(error) === undefined) throw error;
    log.warn(`${what} could not be stored.`, { error });
  }
}
