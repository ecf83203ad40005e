import type { Engine } from '#backend/db/sqlite/engine.ts';

/** A database in memory that can be exported as an image and opened from one. */
export interface MemoryEngine extends Engine {
  serialize(): Uint8Array;
}

/** Opens an empty database, or the database of the image. */
export type OpenEngine = (image?: Uint8Array) => MemoryEngine;
