import type { Engine } from '#backend/db/sqlite/engine.ts';

/** A database in memory that can be exported as a database image, and opened from one. */
export interface MemoryEngine extends Engine {
  serialize(): Uint8Array;
}

/** Opens an empty database, or the one in the database image. */
export type OpenEngine = (databaseImage?: Uint8Array) => MemoryEngine;
