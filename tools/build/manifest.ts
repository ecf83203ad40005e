import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The result of the bundler: the output file of each source module, and its imports. */
export interface BuiltFiles {
  /** The files of a source module and its static imports; empty if the module has no own file. */
  scriptsOf(source: string): string[];
  /** The scripts that every page loads. */
  entry: ReadonlySet<string>;
  /** The style sheets that every page links. */
  entrySheets: readonly string[];
}

export function readManifest(client: string): BuiltFiles {
  // Vite writes the file in this documented shape.
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
