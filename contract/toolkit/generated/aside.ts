import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { CannotRun, messageOf } from '../cannot-run.ts';

/** A path inside a folder as a path from there; null for another one. */
export function pathInside(folder: string, path: string): string | null {
  const from = relative(resolve(folder), resolve(path));
  const isOutside = from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from);
  return isOutside ? null : from;
}

const holds = (folder: string, path: string): boolean => pathInside(folder, path) !== null;

/** The paths without those that are inside of others. */
export const outermost = (paths: readonly string[]): string[] =>
  paths.filter(
    (path, index) =>
      !paths.some((other, at) => {
        const isSame = resolve(other) === resolve(path);
        return isSame ? at < index : holds(other, path);
      }),
  );

const suffix = '.before-generated';

/** Beside the path, so that it is only renamed: whatever happens, no file is lost. */
const placeFor = (path: string): string =>
  join(dirname(resolve(path)), `.${basename(resolve(path))}${suffix}`);

/** Generators may expect the folders that a checkout has, but not the files in them. */
function makeFolders(from: string, to: string): void {
  mkdirSync(to, { mode: statSync(from).mode });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) makeFolders(join(from, entry.name), join(to, entry.name));
  }
}

/** @throws CannotRun for a path that cannot be moved */
export function checkMovable(path: string): void {
  if (holds(path, process.cwd())) {
    throw new CannotRun(
      `--path ${path} has the working folder in it: name the folder that only the generator writes.`,
    );
  }
  if (existsLink(placeFor(path))) {
    throw new CannotRun(
      `${relative(process.cwd(), placeFor(path))} has the files of ${path} from a run that still works or was killed. If none works, move it back or remove it.`,
    );
  }
}

/**
 * Moves files and folders away, so that only what the generator writes is there.
 *
 * @param kept files and folders inside of them that stay, as copies
 * @returns puts everything back; called again, it does nothing
 */
export function moveAside(paths: readonly string[], kept: readonly string[]): () => void {
  let moved: readonly string[] = [];
  const putBack = (): void => {
    for (const path of moved) {
      rmSync(path, { recursive: true, force: true });
      if (existsLink(placeFor(path))) renameSync(placeFor(path), path);
    }
    moved = [];
  };
  try {
    for (const path of paths) {
      moved = [...moved, path];
      if (existsLink(path)) empty(path, kept);
    }
  } catch (error) {
    putBack();
    throw new CannotRun(`${paths.join(', ')} cannot be moved aside: ${messageOf(error)}`);
  }
  return putBack;
}

/** Also for a symbolic link that leads nowhere. */
const existsLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false }) !== undefined;

function empty(path: string, kept: readonly string[]): void {
  const place = placeFor(path);
  renameSync(path, place);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() === true) makeFolders(place, path);
  for (const each of kept) {
    const inside = pathInside(path, each);
    if (inside === null || !existsSync(join(place, inside))) continue;
    cpSync(join(place, inside), join(path, inside), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  }
}
