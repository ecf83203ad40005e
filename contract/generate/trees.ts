import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    : [];

export const sourcesBelow = (
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): SourceFile[] =>
  filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path) && isWanted(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** How the files of a folder differ from those that are wanted. */
interface TreeDifference {
  readonly path: string;
  readonly what: 'missing' | 'left over' | 'different';
  /** The text that the file must have; null if there must be no file. */
  readonly wanted: string | null;
}

/** The files that are missing or different. */
export const compareFiles = (wanted: readonly SourceFile[]): TreeDifference[] =>
  wanted.flatMap(({ path, text }): TreeDifference[] => {
    if (!existsSync(path)) return [{ path, what: 'missing', wanted: text }];
    return readFileSync(path).equals(Buffer.from(text))
      ? []
      : [{ path, what: 'different', wanted: text }];
  });

/** The missing, different and superfluous files of the folder; empty if the trees are equal. */
export function compareTrees(wanted: readonly SourceFile[], folder: string): TreeDifference[] {
  const paths = new Set(wanted.map(({ path }) => path));
  const leftOver = filesBelow(folder).filter((path) => !paths.has(path));
  return [
    ...compareFiles(wanted),
    ...leftOver.map((path) => ({ path, what: 'left over' as const, wanted: null })),
  ].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Writes the files that are missing or different, and removes those that are left over. */
export function applyDifferences(differences: readonly TreeDifference[]): void {
  for (const { path, wanted } of differences) {
    if (wanted === null) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, wanted);
  }
}
