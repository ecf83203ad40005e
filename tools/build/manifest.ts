import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The result of the bundler: the output file of each source module, and its imports. */
export interface BuiltFiles {
  /** The files of a source module and its static imports; empty if the module has no own file. */
  scriptsOf(source: string): string[];
  /** The source modules that the file of a source module imports dynamically. */
  partsOf(source: string): string[];
  /** An output file and its static imports. */
  withImports(file: string): string[];
}

export function readManifest(client: string): BuiltFiles {
  // Vite writes the file in this documented shape.
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const closure = (chunk: ManifestChunk | undefined, seen = new Set<string>()): Set<string> => {
    if (chunk !== undefined && !seen.has(chunk.file)) {
      seen.add(chunk.file);
      for (const imported of chunk.imports ?? []) {
        closure(manifest[imported], seen);
      }
    }
    return seen;
  };
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  return {
    scriptsOf: (source) => [...closure(manifest[source])],
    partsOf: (source) => manifest[source]?.dynamicImports ?? [],
    withImports: (file) => [...closure(byFile.get(file) ?? { file })],
  };
}
