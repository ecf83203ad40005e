import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The result of the bundler: the output file of each source module, and its imports. */
export interface BuiltFiles {
  /** The file of a source module and all its static imports; empty if it has no file of its own. */
  scriptsOf(source: string): string[];
  /** The scripts that every page loads. */
  entry: ReadonlySet<string>;
  /** The style sheets that every page links. */
  entrySheets: readonly string[];
}

export function readManifest(client: string): BuiltFiles {
  // The file is written by the bundler in the shape it documents.
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const closure = (key: string, seen = new Set<ManifestChunk>()): Set<ManifestChunk> => {
    const chunk = manifest[key];
    if (chunk !== undefined && !seen.has(chunk)) {
      seen.add(chunk);
      for (const imported of chunk.imports ?? []) {
        closure(imported, seen);
      }
    }
    return seen;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const entry = entries.flatMap((key) => [...closure(key)]);
  return {
    scriptsOf: (source) => [...closure(source)].map(({ file }) => file),
    entry: new Set(entry.map(({ file }) => file)),
    entrySheets: [...new Set(entry.flatMap(({ css = [] }) => css))],
  };
}
