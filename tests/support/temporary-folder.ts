import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The global setup of Vitest: the tests keep their temporary files in one folder, which is removed
 * after the run. Stores are removed only there.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'questwright-tests-'));
  // PostgreSQL refuses to run as root, so another user must be able to open the folders inside.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * A folder in memory if there is one with 2 GiB free. Hundreds of small files, such as the databases
 * of the suites, take several times as long on a disk.
 */
function inMemory(): string | undefined {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 2 ** 31 ? folder : undefined;
  } catch {
    // This system does not have the folder.
    return undefined;
  }
}
