import { openEngine } from './engine.ts';

export interface LockFile {
  release(): void;
}

/**
 * Locks a file with an exclusive transaction on an empty database in it. The operating system removes
 * the lock whenever the process ends, so an old lock never prevents the next start.
 * @throws an error with the code SQLITE_BUSY while another process has the lock
 */
export function lockFile(file: string): LockFile {
  const lock = openEngine(file, 0);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
}

/** SQLITE_BUSY: another process has locked the file. */
const sqliteBusy = 5;

export const isLocked = (code: number): boolean => (code & 0xff) === sqliteBusy;
