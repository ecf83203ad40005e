// `npm run generate` writes src/generated and the index files from openapi.yaml. With --check it
// only compares them, byte for byte.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { completeExamples } from './complete-examples.ts';
import { contractOf, documentOf } from './document.ts';
import { indexFiles } from './indexes.ts';
import { stage } from './stage.ts';
import { compareFiles, compareTrees, applyDifferences } from './trees.ts';

const checkOnly = process.argv.includes('--check');
process.exitCode = await generate();

async function generate(): Promise<0 | 1> {
  // Results are kept only in a folder that exists.
  mkdirSync('.cache', { recursive: true });
  const source = readFileSync('openapi.yaml', 'utf8');
  let completed = source;
  try {
    completed = completeExamples(source);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const contract = contractOf(documentOf(checkOnly ? source : completed));
  const indexes = indexFiles(contract);
  const staged = await stage(contract, indexes);
  const files = [...compareTrees(staged, 'src/generated'), ...compareFiles(await indexes)];
  const differences = [
    ...(completed === source ? [] : ['different  openapi.yaml: examples without new fields']),
    ...files.map(({ what, path }) => `${what.padEnd(9)}  ${path}`),
  ];

  if (differences.length === 0) {
    console.log('Generated code is what openapi.yaml says.');
    return 0;
  }
  if (!checkOnly) {
    if (completed !== source) writeFileSync('openapi.yaml', completed);
    applyDifferences(files);
    console.log(
      `Generated code: ${differences.length} ${differences.length === 1 ? 'file' : 'files'} changed.`,
    );
    return 0;
  }
  console.error('Generated code is not what openapi.yaml says:');
  for (const difference of differences.slice(0, 20)) console.error(`  ${difference}`);
  if (differences.length > 20) console.error(`  and ${differences.length - 20} more`);
  console.error('Run `npm run generate` and commit the result; edits belong in openapi.yaml.');
  return 1;
}
