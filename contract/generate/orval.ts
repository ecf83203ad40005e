import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { cachedResult } from '#contract/content-cache.ts';
import type { ContractDocument } from './document.ts';
import { sourcesBelow, type SourceFile } from './trees.ts';

const run = promisify(execFile);

/**
 * The files that orval reads or that its output imports. They are copied to the same paths in the
 * temporary folder, so that the relative imports are the same as in the repository.
 */
const inputs = [
  'orval.config.ts',
  'tsconfig.json',
  'package.json',
  'src/api/http.ts',
  'src/api/form-data.ts',
  'src/api/paged.ts',
];

/** The projects of orval.config.ts. They write different folders, so they run at the same time. */
const projects = ['api', 'zod'];

/**
 * The files that orval writes for a contract. It takes seconds and depends only on its version, the contract
 * and `inputs`, so the output is kept.
 */
export async function orvalOutput(document: ContractDocument): Promise<readonly SourceFile[]> {
  const contract = orvalContract(document);
  const cached = cachedResult<readonly SourceFile[]>('orval', [
    contract,
    ...[...inputs, 'package-lock.json'].map((file) => readFileSync(file, 'utf8')),
  ]);
  const stored = cached.read();
  if (stored) return stored;
  const root = join('.cache', 'generate');
  rmSync(root, { recursive: true, force: true });
  for (const file of inputs) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  writeFileSync(join(root, 'openapi.json'), contract);
  await Promise.all(projects.map((project) => runOrval(root, project)));
  const output = sourcesBelow(join(root, 'src', 'generated')).map(({ path, text }) => ({
    path: relative(root, path),
    text,
  }));
  cached.write(output);
  return output;
}

/** orval does not support `x-extensible-enum`. With `enum`, the types list all current values. */
const orvalContract = (document: ContractDocument): string =>
  JSON.stringify(document).replaceAll('"x-extensible-enum":', '"enum":');

async function runOrval(root: string, project: string): Promise<void> {
  const orval = join(process.cwd(), 'node_modules', 'orval', 'dist', 'bin', 'orval.mjs');
  try {
    await run(process.execPath, [orval, '--project', project], { cwd: root });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`orval could not read the contract:\n${output}`, { cause: error });
  }
}
