import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const listFiles = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .toSorted()
    : [];

/**
 * One line for each file that is missing, superfluous or different; empty if the trees are equal.
 */
export function compareTrees(wanted: string, actual: string): string[] {
  const [wantedFiles, actualFiles] = [new Set(listFiles(wanted)), new Set(listFiles(actual))];
  const missing = [...wantedFiles].filter((file) => !actualFiles.has(file));
  const leftOver = [...actualFiles].filter((file) => !wantedFiles.has(file));
  const changed = [...wantedFiles].filter(
    (file) =>
      actualFiles.has(file) &&
      !readFileSync(join(wanted, file)).equals(readFileSync(join(actual, file))),
  );
  return [
    ...missing.map((file) => `missing    ${file}`),
    ...leftOver.map((file) => `left over  ${file}`),
    ...changed.map((file) => `different  ${file}`),
  ];
}

export function replaceTree(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
