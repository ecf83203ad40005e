import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, posix } from 'node:path';

/*
 * `node tools/server-folder.ts FOLDER` copies what a server needs to run into an empty folder: the sources
 * that its programs reach, the built server and web app, and the packages that these sources import. It also writes
 * `sbom.json`, the list of all packages of server and web app. The Dockerfile makes the image from it.
 */

const root = join(import.meta.dirname, '..');
const programs = [
  'server/main.ts',
  'server/admin/main.ts',
  ...globSync('server/operations/*.ts', { cwd: root }),
];
/** Files that no program imports. */
const others = ['package.json', 'NOTICE', 'dist', 'backend/seed/srd'];

const isPackage = (specifier: string): boolean =>
  /^[^.#/]/.test(specifier) && !specifier.includes(':');

/** `@scope/name/file` is in the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const pathOf = (from: string, specifier: string): string =>
  specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.normalize(posix.join(posix.dirname(from), specifier));

/** What a source imports, starts as a thread or a process, or reads beside itself. */
function specifiersIn(path: string): string[] {
  // Imports of types have no code.
  const code = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'));
  const patterns = [
    /(?:\bfrom|\bimport|\bimport\()\s*'([^'\n]+)'/g,
    /import\.meta\.resolve\('([^'\n]+)'\)/g,
    /createRequire\(import\.meta\.url\)\('([^'\n]+)'\)/g,
  ];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, specifier = '']) => specifier),
  );
}

function reached(): {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
} {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...programs];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    if (!/\.m?ts$/.test(path)) continue;
    for (const specifier of specifiersIn(path)) {
      if (isPackage(specifier)) packages.add(packageOf(specifier));
      else if (!specifier.includes(':')) waiting.push(pathOf(path, specifier));
    }
  }
  return { files, packages };
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The folder of the package that a module in `from` imports. If a package has several versions, npm puts one into the
 * root folder, and the others below the packages that use them.
 */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const found = posix.join(folder, 'node_modules', name);
    if (existsSync(join(root, found))) return found;
    if (folder === '.') return null;
  }
}

/** Packages also have types and source maps, a fifth of their bytes, which Node does not read. */
const isNeeded = (path: string): boolean => !/\.(?:map|d\.[cm]?ts)$/.test(path);

/** The folders of these packages and of those that they need, as far as they are installed. */
function packageFolders(names: Iterable<string>): string[] {
  const folders = new Set<string>();
  const waiting = [...names].map((name) => folderOf(name, '.'));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folder === null || folders.has(folder)) continue;
    folders.add(folder);
    // npm requires this structure.
    const manifest = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const needed = [
      manifest.dependencies,
      manifest.optionalDependencies,
      manifest.peerDependencies,
    ].flatMap((each) => Object.keys(each ?? {}));
    for (const name of needed) waiting.push(folderOf(name, folder));
  }
  return [...folders];
}

interface LockFile {
  readonly version: string;
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly integrity?: string; readonly dev?: true }>
  >;
}

/** In the lock file, a hash is `sha512-` and base64. */
function hashesOf(integrity: string | undefined) {
  const [, base64] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  if (base64 === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
}

/** The packages of server and web app with their exact versions and hashes, as CycloneDX. */
function billOfMaterials(): object {
  // npm writes this structure.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const components = Object.entries(lock.packages).flatMap(
    ([path, { version, integrity, dev }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      if (name === '' || version === undefined || dev) return [];
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return { type: 'library', name, version, purl, ...hashesOf(integrity) };
    },
  );
  const component = { type: 'application', name: 'questwright', version: lock.version };
  return { bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { component }, components };
}

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('Usage: node tools/server-folder.ts FOLDER');
  process.exit(2);
}
const { files, packages } = reached();
for (const path of [...files, ...others, ...packageFolders(packages)]) {
  if (!existsSync(join(root, path))) continue;
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true, filter: isNeeded });
}
writeFileSync(join(target, 'sbom.json'), JSON.stringify(billOfMaterials(), null, 1));
