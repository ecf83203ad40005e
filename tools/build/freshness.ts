import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All sources of the built app, including the build tool. */
const sources = [
  'src/**/*.*',
  'contract/**/*.ts',
  'public/**/*.*',
  'tools/build/*.ts',
  'tools/{build,vite-plugins}.ts',
  '{index.html,openapi.yaml,vite.config.ts,tsconfig.json,package-lock.json}',
];

const stampOf = (root: string): string => join(root, 'dist/.sources');

// Hashes the contents of the files and not their times, so that a copy or another checkout with the
// same contents has the same hash.
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] });
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from the current sources. */
export function isFresh(root: string): boolean {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

export function storeFingerprint(root: string): void {
  writeFileSync(stampOf(root), fingerprint(root));
}
