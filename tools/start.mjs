import { readFileSync } from 'node:fs';

// The allocator of glibc keeps freed memory: after 100 uploads of 10 MB, the server kept 180 MB more
// than before. With these settings the allocator returns freed blocks of 64 KiB or more, and free memory
// at the end of its heap. Large blocks get pages of 2 MiB (`hugetlb`) where Linux has them, so that fewer pages are
// taken and returned. The process that hashes passwords does not have these settings (docs/decisions/069). V8 lets new
// objects grow to 32 MiB before it copies those in use, for which every request waits; half of that halves the wait. A
// process reads the settings only when it starts.
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
