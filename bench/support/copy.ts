import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './processes.ts';

/** Folders of the project's root. */
const excluded = ['node_modules', 'data', 'test-results', '.cache', '.git'];

/**
 * Copies the project, with a link to the same packages. Edits of the original during a measurement
 * do not change the copy. The copy is removed when this process ends.
 */
export function copyProject({ withBuild = false } = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'questwright-copy-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const notCopied = new Set(withBuild ? excluded : [...excluded, 'dist']);
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.has(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
