import { readFileSync } from 'node:fs';
import { run } from './bootstrap.mjs';

// The allocator of glibc keeps freed memory: after uploads of 100 files of 10 MB, the server stayed
// 180 MB above rest for ever. With these settings it returns blocks of 64 KiB and more at once, and the
// free end of its heap. A process reads them only when it starts; other systems ignore them.
const settings = JSON.parse(readFileSync(new URL('malloc-settings.json', import.meta.url), 'utf8'));
const missing = Object.entries(settings).filter(([name]) => process.env[name] === undefined);
if (process.platform === 'linux' && missing.length > 0) {
  Object.assign(process.env, Object.fromEntries(missing));
  // Starts this program again in the same process, with the same id. Node 20 cannot do that; there the
  // server runs in a child, which gets the settings.
  process.execve?.(process.execPath, [
    process.execPath,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
}

await run('tools/serve.ts');
