import { readFileSync } from 'node:fs';

// Each hash of a password takes a block of 19 MiB. If the allocator of glibc returns such a block at once, each hash
// waits for 4,864 new pages, which doubles its time, so free memory is returned only above these limits. The server
// frees the large blocks of uploads itself (decision 061). Large blocks get pages of 2 MiB (`hugetlb`) where Linux has
// them. V8 lets new objects grow to 32 MiB before it copies those in use, for which every request waits; half of that
// halves the wait. A process reads the settings only when it starts.
const settings = JSON.parse(readFileSync(new URL('memory-settings.json', import.meta.url), 'utf8'));
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

// Loaded only now: before `execve`, the process would load it twice.
const { run } = await import('./bootstrap.mjs');
await run('tools/serve.ts');
