import type { Engine } from '#backend/db/sqlite/engine.ts';

/** A database in memory that can be taken out as one image and opened from it. */
export interface MemoryEngine extends Engine {
  serialize(): Uint8Array;
}

/** Opens an empty database, or the one in the image. */
export type OpenEngine = (image?: Uint8Array) => MemoryEngine;
