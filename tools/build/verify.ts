import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** Matches paths relative to the root of the project, because the folder of a clone can be called mocks, too. */
const offline =
  /(?:^|[\\/])node_modules[\\/](?:msw|@mswjs|@faker-js|@sqlite\.org)[\\/]|^mocks[\\/]/;
/** Vite bundles workers separately, so only the names of their files show that they are mocks. */
const offlineFile = /\.(?:sqlite|wasm)$|(?:^|\/)(?:shared-worker|mockServiceWorker)\b/;
const grid = /[\\/]node_modules[\\/]ag-grid-/;

const isChunk = (
  output: Rolldown.OutputChunk | Rolldown.OutputAsset,
): output is Rolldown.OutputChunk => output.type === 'chunk';

/** A sentence for each built file that contains code of the mocks, or AG Grid for every page. */
export function findings(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  root: string,
): string[] {
  const chunks = output.filter(isChunk);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const staticImports = (chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> => {
    if (!seen.has(chunk.fileName)) {
      seen.add(chunk.fileName);
      for (const name of chunk.imports) {
        const imported = byName.get(name);
        if (imported !== undefined) {
          staticImports(imported, seen);
        }
      }
    }
    return seen;
  };
  const entryFiles = new Set(
    chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...staticImports(chunk)]),
  );
  const mocked = chunks.flatMap((chunk) =>
    chunk.moduleIds
      .map((id) => relative(root, id))
      .filter((id) => offline.test(id))
      .map((id) => `${chunk.fileName} contains ${id}: mocks belong to development only.`),
  );
  const mockFiles = output
    .filter(({ fileName }) => offlineFile.test(fileName))
    .map(({ fileName }) => `${fileName} belongs to the mocks, and mocks to development only.`);
  const eagerGrid = chunks
    .filter(
      (chunk) => entryFiles.has(chunk.fileName) && chunk.moduleIds.some((id) => grid.test(id)),
    )
    .map((chunk) => `${chunk.fileName} loads AG Grid on every page: only admin pages may.`);
  return [...mocked, ...mockFiles, ...eagerGrid];
}
