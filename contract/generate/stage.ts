import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adaptToRuntime } from './adapt.ts';
import { readContract } from './document.ts';
import { kindCalls, kindTable } from './kinds.ts';
import { operationTable } from './operation-table.ts';
import { operationTypes } from './operation-types.ts';
import { pruneGenerated, type SourceFile } from './prune.ts';
import { schemaModule } from './schema-module.ts';

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

/**
 * The imports of these folders decide which exports of orval's output are kept, but not those of tests:
 * an export that only a test uses is not generated.
 */
const importers = ['src', 'contract', 'backend', 'mocks', 'server', 'tools'];

/**
 * Generates src/generated in a temporary folder and returns its path. `written` are the index files
 * that this run writes later; their imports also decide which exports are kept.
 */
export function stage(written: readonly SourceFile[]): string {
  const root = join('.cache', 'generate');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'src', 'generated', 'contract'), { recursive: true });
  for (const file of inputs) cpSync(file, join(root, file));
  // orval does not support `x-extensible-enum`. With `enum`, the types list all current values.
  const document = readFileSync('openapi.yaml', 'utf8').replaceAll('x-extensible-enum:', 'enum:');
  writeFileSync(join(root, 'openapi.yaml'), document);
  runOrval(root);

  const generated = join(root, 'src', 'generated');
  for (const entry of readdirSync(generated, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, adaptToRuntime(readFileSync(file, 'utf8')));
  }

  const contract = readContract('openapi.yaml');
  const contractFolder = join(generated, 'contract');
  mkdirSync(contractFolder, { recursive: true });
  writeFileSync(join(contractFolder, 'operations.ts'), operationTable(contract));
  writeFileSync(join(contractFolder, 'kinds.ts'), kindTable(contract));
  writeFileSync(join(contractFolder, 'kind-calls.ts'), kindCalls(contract));
  writeFileSync(join(contractFolder, 'types.ts'), operationTypes(contract));
  writeFileSync(join(contractFolder, 'schemas.ts'), schemaModule(contract));
  pruneGenerated(generated, importers, written);
  return generated;
}

function runOrval(root: string) {
  const orval = join(process.cwd(), 'node_modules', 'orval', 'dist', 'bin', 'orval.mjs');
  try {
    execFileSync(process.execPath, [orval], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`orval could not read the contract:\n${output}`, { cause: error });
  }
}
