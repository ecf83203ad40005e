import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** The bytes of files by their paths. */
export type Snapshot = ReadonlyMap<string, Buffer>;

const filesIn = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [normalize(path)];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

/** Reads files and all files in folders; a path that does not exist has none. */
export const snapshotOf = (paths: readonly string[]): Snapshot =>
  new Map(
    paths
      .flatMap(filesIn)
      .toSorted()
      .map((file) => [file, readFileSync(file)]),
  );

export interface Difference {
  readonly file: string;
  readonly what: 'missing' | 'left over' | 'different';
  /** Where the files begin to differ; both begin with 1. */
  readonly line: number;
  readonly column: number;
  /** The line as it is, and as it is generated; empty if there is none. */
  readonly actual: string;
  readonly wanted: string;
}

function firstDifference(actual: Buffer, wanted: Buffer): Omit<Difference, 'file' | 'what'> {
  const [one, other] = [actual.toString('utf8').split('\n'), wanted.toString('utf8').split('\n')];
  const index = one.findIndex((line, at) => line !== other[at]);
  const line = index === -1 ? one.length : index;
  const [a = '', b = ''] = [one[line], other[line]];
  const column = [...a].findIndex((character, at) => character !== [...b][at]);
  return {
    line: line + 1,
    column: (column === -1 ? Math.min(a.length, b.length) : column) + 1,
    actual: a,
    wanted: b,
  };
}

/** The files that differ between what there is and what is generated, by path. */
export function differences(actual: Snapshot, wanted: Snapshot): Difference[] {
  const files = [...new Set([...actual.keys(), ...wanted.keys()])].toSorted();
  const start = { line: 1, column: 1, actual: '', wanted: '' };
  return files.flatMap((file): Difference[] => {
    const [one, other] = [actual.get(file), wanted.get(file)];
    if (one === undefined) return [{ file, what: 'missing', ...start }];
    if (other === undefined) return [{ file, what: 'left over', ...start }];
    return one.equals(other) ? [] : [{ file, what: 'different', ...firstDifference(one, other) }];
  });
}
