import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { cachedResult } from '#contract/content-cache.ts';
import type { ContractDocument } from './document.ts';
import { documentOfSchemas } from './named-schemas.ts';
import type { Export } from './prune.ts';
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

/** Where a project of orval.config.ts finds its document. */
const documentFiles = { api: 'openapi.json', zod: 'schemas.json' } as const;

type Project = keyof typeof documentFiles;

/**
 * The files that orval writes for a document. It takes seconds and depends only on its version, the document and
 * `inputs`, so the output is kept. Each project works in a folder of its own, so both can run at the same time.
 */
async function outputOf(project: Project, document: object): Promise<readonly SourceFile[]> {
  const text = orvalDocument(document);
  const cached = cachedResult<readonly SourceFile[]>(`orval-${project}`, [
    text,
    ...[...inputs, 'package-lock.json'].map((file) => readFileSync(file, 'utf8')),
  ]);
  const stored = cached.read();
  if (stored) return stored;
  const root = join('.cache', 'generate', project);
  rmSync(root, { recursive: true, force: true });
  for (const file of inputs) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  writeFileSync(join(root, documentFiles[project]), text);
  await runOrval(root, project);
  const output = sourcesBelow(join(root, 'src', 'generated')).map(({ path, text: source }) => ({
    path: relative(root, path),
    text: source,
  }));
  cached.write(output);
  return output;
}

/** The client with its models and mocks. */
export const clientFiles = (document: ContractDocument): Promise<readonly SourceFile[]> =>
  outputOf('api', document);

const validators = 'src/generated/zod';

/**
 * The validators of zod. Forms import those of their request bodies, and orval needs three seconds for all of the
 * others, so it gets only the schemas that are imported.
 */
export async function validatorFiles(
  document: ContractDocument,
  imported: readonly Export[],
): Promise<readonly SourceFile[]> {
  const used = imported.filter(({ file }) => file.startsWith(`${validators}/`));
  if (used.length === 0) return [];
  const names = used.every(({ file }) => file.endsWith('.schemas.zod.ts'))
    ? used.map(({ name }) => name)
    : null;
  return outputOf('zod', (names && documentOfSchemas(document, names)) ?? document);
}

/** orval does not support `x-extensible-enum`. With `enum`, the types list all current values. */
const orvalDocument = (document: object): string =>
  JSON.stringify(document).replaceAll('"x-extensible-enum":', '"enum":');

async function runOrval(root: string, project: Project): Promise<void> {
  const orval = join(process.cwd(), 'node_modules', 'orval', 'dist', 'bin', 'orval.mjs');
  try {
    await run(process.execPath, [orval, '--project', project], { cwd: root });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(
      `orval could not read the contract; \`npm run lint:contract\` says what is wrong with it.\n${output}`,
      { cause: error },
    );
  }
}
