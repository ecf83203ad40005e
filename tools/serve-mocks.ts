import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh } from './build/freshness.ts';
import { mocksBundle, programOf } from './build/outputs.ts';

const root = join(import.meta.dirname, '..');

/** The build starts after this time, so that it does not delay the first answers. */
const buildDelayMs = 2000;

/** Makes the bundle for the next start. If that fails, the next start runs from the sources, too. */
function buildBundle(): void {
  const build = spawn(process.execPath, [join(root, 'tools/build-mocks.ts')], { stdio: 'ignore' });
  build.on('error', () => undefined);
  if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  build.unref();
}

if (isFresh(root, mocksBundle)) {
  await import(pathToFileURL(programOf(root, mocksBundle)).href);
} else {
  await import('#mocks/hosts/http-main.ts');
  setTimeout(buildBundle, buildDelayMs).unref();
}
