import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CopyError } from './copy/copy-error.ts';

/**
 * Creates a folder that only its owner can open, and those above it that are missing. `mkdirSync` with
 * `recursive` does not return below a folder such as /proc, where folders cannot be created.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return;
    throw new CopyError(`${folder} is a file, not a folder.`);
  }
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
