import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { runNpm } from '../npm.ts';

/*
 * Packs the contract toolkit for other repositories: npm run contract:pack -- --to <folder>. Node runs no TypeScript
 * below node_modules, so the package holds JavaScript, with the parts of this repository that the toolkit imports.
 */

const root = join(import.meta.dirname, '../../..');

/** Programs that `lint` starts. No import names them. */
const startedPackages = ['@redocly/cli', '@stoplight/spectral-cli'];

const copies: Readonly<Record<string, string>> = {
  'contract/toolkit/lint/spectral.yaml': 'spectral.yaml',
  'contract/toolkit/lint/run-spectral.mjs': 'run-spectral.mjs',
  'docs/contract-toolkit.md': 'README.md',
  'docs/contract-matrix.md': 'contract-matrix.md',
  'docs/contract-workflow.yaml': 'contract-workflow.yaml',
};

const { values } = parseArgs({ options: { to: { type: 'string', default: '.' } } });
const folder = mkdtempSync(join(tmpdir(), 'questwright-contract-'));
try {
  const imported = await compileInto(folder);
  const facts = factsOf([...imported, ...startedPackages]);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
  for (const [from, to] of Object.entries(copies)) copyFileSync(join(root, from), join(folder, to));
  console.log(pack(folder, resolve(values.to)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes the program as JavaScript and returns the packages that it imports. */
async function compileInto(outDir: string): Promise<string[]> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, 'start.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  });
  if (!('output' in output)) throw new Error('The toolkit has one build.');
  const names = output.output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  const own = new Set(output.output.map(({ fileName }) => fileName));
  const packages = names.filter((name) => !own.has(name) && !isBuiltin(name)).map(packageOf);
  return [...new Set(packages)];
}

/** `ajv/dist/2020.js` is a file of the package `ajv`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The content of package.json. Its packages have the versions with which the toolkit is tested here. */
function factsOf(packages: readonly string[]): object {
  // package.json of this repository has both lists.
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = { ...own.devDependencies, ...own.dependencies };
  return {
    name: 'questwright-contract',
    version: own.version,
    description: 'Checks an OpenAPI 3.1 contract, and backends and clients against it.',
    license: own.license,
    type: 'module',
    bin: { 'questwright-contract': 'start.js' },
    engines: { node: '>=22.12' },
    dependencies: Object.fromEntries(
      packages.toSorted().map((name) => {
        const version = versions[name];
        if (version === undefined) throw new Error(`package.json does not have ${name}.`);
        return [name, version];
      }),
    ),
  };
}

/** Writes the archive into a folder and returns its path. */
function pack(from: string, to: string): string {
  mkdirSync(to, { recursive: true });
  const printed = runNpm(from, ['pack', '--json', '--offline', `--pack-destination=${to}`]);
  // npm prints a list with one entry for each package.
  const [packed] = JSON.parse(printed) as readonly { filename: string }[];
  if (packed === undefined) throw new Error('npm has packed nothing.');
  return join(to, packed.filename);
}
