import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is built from sources. */
export interface Build {
  /** The file that says from which sources it was built, relative to the root like all paths here. */
  readonly record: string;
  /** Files, and folders with everything in them except tests. */
  readonly sources: readonly string[];
}

/** The size of a file or folder, and the times of the last changes of its content and of its attributes. */
type State = readonly [size: number, modified: number, changed: number];

/** The sources at one time. */
export interface Snapshot {
  /** The hash of the paths and contents of all files. Copies with the same files have the same hash. */
  readonly hash: string;
  /** A folder changes its state when a file in it is added, removed or renamed. */
  readonly states: Readonly<Record<string, State>>;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

function stateOf(root: string, path: string): State | undefined {
  // `join` would take as long as the rest.
  const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeMs, stats.ctimeMs];
}

const isSame = (one: State, other: State | undefined): boolean =>
  one[0] === other?.[0] && one[1] === other[1] && one[2] === other[2];

/** Reads all sources. The state of each is read before its content, so that a later change is noticed. */
export function takeSnapshot(root: string, { sources }: Build): Snapshot {
  const states: Record<string, State> = {};
  const hash = createHash('sha256');
  const read = (path: string): void => {
    const state = stateOf(root, path);
    if (state === undefined || isTest(path)) return;
    states[path] = state;
    if (statSync(join(root, path)).isDirectory()) {
      const names = readdirSync(join(root, path)).toSorted();
      for (const name of names) read(`${path}/${name}`);
    } else {
      hash.update(`${path}\0${state[0]}\0`).update(readFileSync(join(root, path)));
    }
  };
  sources.forEach(read);
  return { hash: hash.digest('hex'), states };
}

/** States that were read for another build at the same moment. */
type ReadStates = Map<string, State | undefined>;

/** Whether nothing was changed since the snapshot. This reads no contents, so it takes milliseconds. */
const isUnchanged = (
  root: string,
  { states }: Snapshot,
  readStates: ReadStates = new Map(),
): boolean =>
  Object.entries(states).every(([path, state]) => {
    const current = readStates.get(path) ?? stateOf(root, path);
    readStates.set(path, current);
    return isSame(state, current);
  });

function readRecord(root: string, { record }: Build): Snapshot | null {
  try {
    // `writeRecord` writes this file, and a text that is not JSON or incomplete is refused here.
    const { hash, states } = JSON.parse(readFileSync(join(root, record), 'utf8')) as Snapshot;
    return typeof hash === 'string' && typeof states === 'object' ? { hash, states } : null;
  } catch {
    return null;
  }
}

function writeRecord(root: string, { record }: Build, snapshot: Snapshot): void {
  mkdirSync(dirname(join(root, record)), { recursive: true });
  writeFileSync(join(root, record), JSON.stringify(snapshot));
}

/** Whether a build is one of the current sources. Two checks of the same moment can share what they read. */
export function isFresh(root: string, build: Build, readStates?: ReadStates): boolean {
  const recorded = readRecord(root, build);
  if (recorded === null) return false;
  if (isUnchanged(root, recorded, readStates)) return true;
  // A checkout or a copy has new times, and perhaps the same contents.
  const current = takeSnapshot(root, build);
  if (current.hash !== recorded.hash) return false;
  try {
    writeRecord(root, build, current);
  } catch {
    // The folder belongs to another user, or cannot be written, as for a service.
  }
  return true;
}

/**
 * Records that a build was made from the sources of this snapshot, which was taken before the build. If the sources
 * were changed during the build, it can contain both versions of them, and is not recorded.
 */
export function recordBuild(root: string, build: Build, snapshot: Snapshot): boolean {
  const isCertain = isUnchanged(root, snapshot);
  if (isCertain) writeRecord(root, build, snapshot);
  else rmSync(join(root, build.record), { force: true });
  return isCertain;
}
