import type { CatalogueChanged } from '#src/generated/model/index.ts';

/**
 * What the rest of the server tells connected browsers: those of this process (socket.ts), and
 * behind the same calls those of the other ones (fan-out.ts). Called after commit, never inside a
 * transaction.
 */
export interface Realtime {
  /** Disconnects the sockets of sessions that have ended. */
  endSessions(sessionHashes: readonly string[]): void;
  /** Tells administrators what has just been saved or deleted. */
  catalogueChanged(event: CatalogueChanged): void;
}
