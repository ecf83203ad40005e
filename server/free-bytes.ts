import { statfs } from 'node:fs/promises';
import { within } from './within.ts';

/** How many bytes the disk of the database has left; null if this process cannot know. */
export type FreeForStore = (() => Promise<number>) | null;

/** With less room than this, SQLite cannot write what a few ordinary requests need. */
const leastFreeBytes = 1024 * 1024;

/** How many bytes programs without special rights can still write into a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether the disk of the database is known to be full. */
export async function isKnownFull(freeForStore: FreeForStore): Promise<boolean> {
  if (!freeForStore) return false;
  const found = await within(1000, freeForStore());
  return found !== undefined && found.result < leastFreeBytes;
}
