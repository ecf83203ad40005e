import { renameSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { recordBuild, takeSnapshot } from './freshness.ts';
import type { Bundle } from './outputs.ts';

const isPath = (specifier: string): boolean => /^[#./\0]/.test(specifier);

/**
 * Packages that stay in node_modules: those that are loaded at their first use, and those that read files
 * beside themselves, such as native modules.
 */
const packagesOutside: Plugin = {
  name: 'questwright:packages-outside',
  enforce: 'pre',
  resolveId(id, _importer, { kind }) {
    const isOutside = kind === 'dynamic-import' ? !isPath(id) : ['pg', 'sharp'].includes(id);
    return isOutside || isBuiltin(id) ? { id, external: true } : null;
  },
};

/**
 * An import of `node:http` reads all its exports. One of them is the WebSocket of Node, which loads fifty modules that
 * the server does not need. As an object it has the same exports, and only those that are used are read.
 */
const httpAsObject: Plugin = {
  name: 'questwright:http-as-object',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) =>
    id === 'node:http' && kind === 'import-statement' ? '\0questwright:http' : null,
  load: (id) =>
    id === '\0questwright:http' ? "module.exports = process.getBuiltinModule('node:http');" : null,
};

/** In these, an escape would mean something else than the character. */
const unescapable = /String\.raw`[^`]*[^\0-\x7f`]|\\[^\0-\x7f]/;

/**
 * Node reads a file with other characters than those of ASCII in twice the time, and stores it in twice the memory.
 * The server has a hundred such characters, in texts and expressions, where an escape means the same.
 */
const inAscii = (code: string): string =>
  unescapable.test(code)
    ? code
    : code.replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );

const asciiOnly: Plugin = {
  name: 'questwright:ascii-only',
  generateBundle: {
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files)) {
        // A chunk has its source map already. Columns after an escape are some characters too small in it.
        if (file.type === 'chunk') file.code = inAscii(file.code);
      }
    },
  },
};

const start = '\0questwright:start';

/** Imports `source-stacks.ts` before the program, because modules are evaluated in the order of their imports. */
const startOf = (root: string, entry: string): Plugin => ({
  name: 'questwright:start',
  enforce: 'pre',
  resolveId: (id) => (id === start ? id : null),
  load: (id) =>
    id === start
      ? [join(import.meta.dirname, 'source-stacks.ts'), join(root, entry)]
          .map((file) => `import ${JSON.stringify(file)};`)
          .join('\n')
      : null,
});

/**
 * Builds the program beside its folder, with what `complete` adds, and then replaces the folder.
 * @throws Error if a module of the program is not among the sources, because its changes would not be noticed
 */
export async function buildBundle(
  root: string,
  bundle: Bundle,
  complete: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const snapshot = takeSnapshot(root, bundle);
  const newFolder = `${bundle.folder}-${process.pid}`;
  try {
    await writeBundle(root, bundle, newFolder);
    await complete(join(root, newFolder));
    recordBuild(root, { ...bundle, record: join(newFolder, basename(bundle.record)) }, snapshot);
    rmSync(join(root, bundle.folder), { recursive: true, force: true });
    renameSync(join(root, newFolder), join(root, bundle.folder));
  } finally {
    rmSync(join(root, newFolder), { recursive: true, force: true });
  }
}

async function writeBundle(root: string, { entry, sources }: Bundle, folder: string) {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [httpAsObject, packagesOutside, startOf(root, entry), asciiOnly],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: { main: start },
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: '[name].js',
          // A program that runs while its bundle is replaced never loads a chunk of another version.
          chunkFileNames: '[name]-[hash].js',
          comments: false,
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  if (!('output' in output)) throw new TypeError('One entry was built, so one output is expected.');
  const unknown = output.output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => id.startsWith(join(root, sep)))
    .map((id) => relative(root, id).replaceAll(sep, '/'))
    .filter((path) => !path.startsWith('node_modules/') && !isBelow(path, sources));
  if (unknown.length > 0) {
    throw new Error(`tools/build/outputs.ts does not name these sources: ${unknown.join(', ')}`);
  }
}

const isBelow = (path: string, sources: readonly string[]): boolean =>
  sources.some((source) => path === source || path.startsWith(`${source}/`));
