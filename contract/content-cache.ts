import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The results that were used last stay. The largest, the output of orval, has some megabytes. */
const mostResults = 24;

/** A result that follows from texts alone. */
interface CachedResult<T> {
  /** Undefined if it is not stored. */
  readonly read: () => T | undefined;
  readonly write: (value: T) => void;
}

/**
 * The place of a result in the cache.
 *
 * @param inputs everything that the result depends on, also the version of the program that makes it
 * @param folder the folder of caches. If it does not exist, nothing is stored: in the repositories of others the
 * toolkit writes only reports.
 */
export function cachedResult<T>(
  name: string,
  inputs: readonly string[],
  folder = '.cache',
): CachedResult<T> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...inputs]));
  const root = join(folder, 'contract');
  const file = join(root, `${name}-${hash.digest('hex')}.json`);
  return {
    read: () => {
      try {
        // The name has the hash of everything that the value follows from, and only `write` makes such files.
        const value = JSON.parse(readFileSync(file, 'utf8')) as T;
        const now = new Date();
        utimesSync(file, now, now);
        return value;
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      const text = existsSync(folder) ? jsonOf(value) : null;
      if (text === null) return;
      try {
        mkdirSync(root, { recursive: true });
        // Another process never reads half a file.
        const part = `${file}.${process.pid}`;
        writeFileSync(part, text);
        renameSync(part, file);
        removeOldest(root);
      } catch {
        // A full or read-only disk only makes the next run slower.
      }
    },
  };
}

/** Null for a value that JSON would change. */
function jsonOf(value: unknown): string | null {
  let isExact = true;
  const text = JSON.stringify(value, (_, each: unknown) => {
    const isNumber = typeof each === 'number';
    isExact &&=
      each !== undefined && !(isNumber && (!Number.isFinite(each) || Object.is(each, -0)));
    return each;
  });
  return isExact ? text : null;
}

function removeOldest(root: string): void {
  const files = readdirSync(root).map((name) => join(root, name));
  if (files.length <= mostResults) return;
  const times = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  const timeOf = (file: string): number => times.get(file) ?? 0;
  for (const file of files
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(mostResults)) {
    rmSync(file, { force: true });
  }
}

/** The installed version of a package that exports its package.json. */
export function versionOf(packageName: string): string {
  // Every package.json has a version.
  return (require(`${packageName}/package.json`) as { readonly version: string }).version;
}
