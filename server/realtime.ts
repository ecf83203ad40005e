/**
 * What the rest of the server tells connected browsers. One process keeps it in memory; several
 * put another implementation behind the same calls. Called after commit, never inside a transaction.
 */
export interface Realtime {
  /** Disconnects the sockets of sessions that have ended. */
  endSessions(sessionHashes: readonly string[]): void;
}
