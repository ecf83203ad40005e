import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CopyError } from './copy-error.ts';

/** The folder, or the nearest one above it that exists. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(folder));

/**
 * Only their owner can read the files of this product, so what root writes into the folder of the server's user is
 * of no use to the server, which then cannot start.
 * @throws CopyError if root works on a folder of another user
 */
export function refuseFolderOfOther(folder: string): void {
  const { uid } = statSync(existing(folder));
  if (process.getuid?.() !== 0 || uid === 0) return;
  throw new CopyError(
    `The folder ${folder} belongs to the user with the id ${uid}, who could not read what root writes into it. Run this as that user; docs/operations.md has the command.`,
  );
}
