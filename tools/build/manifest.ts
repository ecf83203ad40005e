import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What the bundler says about its output: which source became which file, and what that needs. */
export interface BuiltFiles {
  /** The file of a source module and all it imports at once, or none when it has no own file. */
  scriptsOf(source: string): string[];
  /** The scripts every page loads. */
  entry: ReadonlySet<string>;
  /** The style sheets every page links. */
  entrySheets: readonly string[];
}

export function readManifest(client: string): BuiltFiles {
  // The file is written by the bundler in the shape it documents.
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (chunk !== undefined && !seen.has(chunk.file)) {
      seen.add(chunk.file);
      for (const imported of chunk.imports ?? []) {
        closure(imported, seen);
      }
    }
    return seen;
  };
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry === true);
  return {
    scriptsOf: (source) => [...closure(source)],
    entry: new Set(entries.flatMap(([key]) => [...closure(key)])),
    entrySheets: entries.flatMap(([, chunk]) => chunk.css ?? []),
  };
}
