import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The result of the bundler: the output file of each source module, and its imports. */
export interface BuiltFiles {
  /** The files of a source module and its static imports; empty if the module has no own file. */
  scriptsOf(source: string): string[];
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
  return { scriptsOf: (source) => [...closure(source)].map(({ file }) => file) };
}
