import { adaptToRuntime } from './adapt.ts';
import type { Contract } from './document.ts';
import { kindCalls, kindTable } from './kinds.ts';
import { operationTable } from './operation-table.ts';
import { operationTypes } from './operation-types.ts';
import { clientFiles, validatorFiles } from './orval.ts';
import { schemaModule } from './schema-module.ts';
import type { SourceFile } from './trees.ts';

/**
 * The imports of these folders decide which exports of orval's output are kept, but not those of tests:
 * an export that only a test uses is not generated.
 */
const importers = ['src', 'contract', 'backend', 'mocks', 'server', 'tools'];

const ownFiles = (contract: Contract): SourceFile[] =>
  [
    ['operations.ts', operationTable(contract)],
    ['kinds.ts', kindTable(contract)],
    ['kind-calls.ts', kindCalls(contract)],
    ['types.ts', operationTypes(contract)],
    ['schemas.ts', schemaModule(contract)],
  ].map(([name = '', text = '']) => ({ path: `src/generated/contract/${name}`, text }));

/**
 * Generates the files of src/generated, without writing them. The imports of the index files, which this run
 * writes later, also decide which exports are kept.
 */
export async function stage(
  contract: Contract,
  indexes: Promise<readonly SourceFile[]>,
): Promise<readonly SourceFile[]> {
  const own = ownFiles(contract);
  const validators = async () => {
    // The parser is loaded while orval runs.
    const { importsOf, prune } = await import('./prune.ts');
    const imported = importsOf(importers, await indexes, own);
    return { files: await validatorFiles(contract.document, imported), imported, prune };
  };
  const [client, { files, imported, prune }] = await Promise.all([
    clientFiles(contract.document),
    validators(),
  ]);
  const adapted = [...client, ...files].map(({ path, text }) => ({
    path,
    text: adaptToRuntime(text),
  }));
  return [...own, ...prune(adapted, imported)];
}
