import type { Log } from '#backend/ports.ts';
import { databaseFault } from './errors.ts';

/**
 * A note beside what was asked for: a full disk must not keep anybody from reading. A mistake in
 * the statement itself is still thrown.
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
    log.warn(`${what} could not be written down.`, { error });
  }
}
