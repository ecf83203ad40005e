import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The result of the bundler: the output file of each source module, and its imports. */
export interface BuiltFiles {
  /** The files of a source module and its static imports; empty if the module has no own file. */
  scriptsOf(source: string): string[];
  /**
   * What the files of a source module import dynamically, without those of the page: source modules, or the names of
   * files that several modules share, which begin with `_`.
   */
  partsOf(source: string, page: readonly string[]): string[];
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
    partsOf: (source, page) =>
      [...closure(manifest[source])]
        .filter((file) => !page.includes(file))
        .flatMap((file) => byFile.get(file)?.dynamicImports ?? []),
    withImports: (file) => [...closure(byFile.get(file) ?? { file })],
  };
}
