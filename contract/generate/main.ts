// `npm run generate` writes src/generated from openapi.yaml; with --check it only compares, byte for byte.
import { stage } from './stage.ts';
import { compareTrees, replaceTree } from './trees.ts';

const target = 'src/generated';
const checkOnly = process.argv.includes('--check');

const staged = stage();
const differences = compareTrees(staged, target);

if (differences.length === 0) {
  console.log('src/generated is what openapi.yaml says.');
} else if (checkOnly) {
  console.error('src/generated is not what openapi.yaml says:');
  for (const difference of differences.slice(0, 20)) console.error(`  ${difference}`);
  if (differences.length > 20) console.error(`  and ${differences.length - 20} more`);
  console.error('Run `npm run generate` and commit the result; edits belong into openapi.yaml.');
  process.exitCode = 1;
} else {
  replaceTree(staged, target);
  console.log(`src/generated: ${differences.length} files changed.`);
}
