import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

const root = join(import.meta.dirname, '../..');
const parts = ['art', 'backend', 'bench', 'contract', 'mocks', 'server', 'src', 'tests', 'tools'];
const files = [
  '.oxfmtrc.json',
  'index.html',
  'knip.json',
  'oxlint.config.ts',
  'playwright.config.ts',
  'openapi.yaml',
  'orval.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const run = promisify(execFile);

/** For programs of a copy: their compiled code would stay in the cache of the repository for ever. */
export const withoutCompileCache = { NODE_DISABLE_COMPILE_CACHE: '1' };

const generatedMark = '// Generated from openapi.yaml by `npm run generate`';

/** The parts of a contract that the tests add to. */
export interface ContractParts {
  readonly tags: object[];
  readonly paths: Record<string, unknown>;
  readonly components: Readonly<
    Record<'schemas' | 'parameters' | 'examples', Record<string, unknown>>
  >;
}

export function addParts(
  contract: ContractParts,
  { tags, paths, components }: ContractParts,
): void {
  contract.tags.push(...tags);
  Object.assign(contract.paths, paths);
  Object.assign(contract.components.schemas, components.schemas);
  Object.assign(contract.components.parameters, components.parameters);
  Object.assign(contract.components.examples, components.examples);
}

/** A copy of the sources, in which a test makes the changes that a developer would make by hand. */
export class SourceCopy {
  readonly path = mkdtempSync(join(tmpdir(), 'questwright-growth-'));
  /** The files that a developer would write by hand; a file can occur several times. */
  readonly #byHand: string[] = [];

  constructor() {
    for (const part of parts) cpSync(join(root, part), join(this.path, part), { recursive: true });
    for (const file of files) cpSync(join(root, file), join(this.path, file));
    symlinkSync(join(root, 'node_modules'), join(this.path, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.path, file)), { recursive: true });
    writeFileSync(join(this.path, file), text);
    this.#byHand.push(file);
  }

  /** Makes a change and returns the sorted names of the files that it has written by hand. */
  filesWrittenBy(change: () => void): string[] {
    const before = this.#byHand.length;
    change();
    return [...new Set(this.#byHand.slice(before))].toSorted();
  }

  /**
   * Copies the files of a folder beside this file, and removes their ending `.txt`. With this
   * ending, the checks of the repository ignore the files.
   */
  writeAll(folder: string): void {
    const from = join(import.meta.dirname, folder);
    for (const file of globSync('**/*.*', { cwd: from })) {
      this.write(file.replace(/\.txt$/, ''), readFileSync(join(from, file), 'utf8'));
    }
  }

  /** Changes the contract. Its comments and layout are lost; the tests do not need them. */
  editContract(edit: (contract: ContractParts) => void): void {
    // The linters check that the contract has this shape.
    const contract = parse(this.read('openapi.yaml')) as ContractParts;
    edit(contract);
    this.write('openapi.yaml', stringify(contract));
  }

  /** Runs a file with Node in the copy. If it fails, throws an error with its output. */
  async node(...args: readonly string[]): Promise<string> {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...withoutCompileCache,
    };
    const options = { cwd: this.path, env, maxBuffer: 2 ** 26 };
    try {
      return (await run(process.execPath, args, options)).stdout;
    } catch (error) {
      const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
      throw new Error(`node ${args.join(' ')}\n${printed}`, { cause: error });
    }
  }

  generate = (): Promise<string> => this.node('contract/generate/main.ts');
  checkTypes = (folder = '.'): Promise<string> =>
    this.node('node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1');

  /** Findings of the linter in the files that the test has written. */
  async lintFindings(): Promise<unknown> {
    const written = new Set(this.#byHand.filter((file) => /\.tsx?$/.test(file)));
    const output = await this.node('node_modules/oxlint/bin/oxlint', '--format=json', ...written);
    // oxlint prints one object.
    return (JSON.parse(output) as { diagnostics: unknown }).diagnostics;
  }

  /** Unused files, exports and dependencies; empty if there are none. */
  deadCode = (): Promise<string> => this.node('node_modules/knip/bin/knip.js', '--no-config-hints');

  /** Records the shapes of the stored schemas, and tests that stored rows can be read. */
  async recordShapes(): Promise<string> {
    await this.node('tools/record-shapes.ts');
    return this.vitest('unit', 'tests/stored-shapes.test.ts');
  }

  vitest(project: string, ...args: readonly string[]): Promise<string> {
    const options = [
      '--reporter=dot',
      '--testTimeout=60000',
      '--maxWorkers=1',
      // The modules of a copy would stay in the cache of the repository for ever.
      `--fsModuleCachePath=${join(this.path, '.cache/vitest')}`,
      `--project=${project}`,
    ];
    return this.node('node_modules/vitest/vitest.mjs', 'run', ...options, ...args);
  }

  /** The findings of our own lint rules in the contract of the copy. */
  async contractFindings(): Promise<unknown> {
    const program = `
      import { openApi } from '#contract/toolkit/document/open.ts';
      import { lintContract } from '#contract/toolkit/lint/lint-contract.ts';
      console.log(JSON.stringify(lintContract(await openApi('openapi.yaml'))));
    `;
    return JSON.parse(await this.node('--input-type=module', '-e', program)) as unknown;
  }

  /**
   * The files that differ from the repository, but were neither written by the test nor generated.
   */
  unexplained(): string[] {
    const isGenerated = (file: string): boolean =>
      file.startsWith('src/generated/') || this.read(file).startsWith(generatedMark);
    const same = (file: string): boolean => {
      try {
        return readFileSync(join(root, file), 'utf8') === this.read(file);
      } catch {
        return false;
      }
    };
    const byHand = new Set(this.#byHand);
    const all = globSync([`{${parts.join(',')}}/**/*.*`, ...files], { cwd: this.path });
    return all.filter((file) => !same(file) && !isGenerated(file) && !byHand.has(file));
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
