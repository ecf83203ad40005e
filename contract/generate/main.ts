// `npm run generate` writes src/generated and the index files from openapi.yaml. With --check it
// only compares them, byte for byte.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { completeExamples } from './complete-examples.ts';
import { readContract, yamlErrorIn } from './document.ts';
import { indexFiles } from './indexes.ts';
import { stage } from './stage.ts';
import { compareTrees, replaceTree } from './trees.ts';

const target = 'src/generated';
const checkOnly = process.argv.includes('--check');

const source = readFileSync('openapi.yaml', 'utf8');
const error = yamlErrorIn(source);
if (error !== null) {
  console.error(error);
  process.exit(1);
}
const completed = completeExamples(source);
if (!checkOnly && completed !== source) writeFileSync('openapi.yaml', completed);

const indexes = indexFiles(readContract('openapi.yaml'));
const staged = stage(indexes);
const isCurrent = ({ path, text }: (typeof indexes)[number]) =>
  existsSync(path) && readFileSync(path, 'utf8') === text;
const differences = [
  ...(completed === source ? [] : ['different  openapi.yaml: examples without new fields']),
  ...compareTrees(staged, target).map((difference) => difference.replace(/\S+$/, `${target}/$&`)),
  ...indexes.filter((index) => !isCurrent(index)).map(({ path }) => `different  ${path}`),
];

if (differences.length === 0) {
  console.log('Generated code is what openapi.yaml says.');
} else if (checkOnly) {
  console.error('Generated code is not what openapi.yaml says:');
  for (const difference of differences.slice(0, 20)) console.error(`  ${difference}`);
  if (differences.length > 20) console.error(`  and ${differences.length - 20} more`);
  console.error('Run `npm run generate` and commit the result; edits belong into openapi.yaml.');
  process.exitCode = 1;
} else {
  replaceTree(staged, target);
  for (const { path, text } of indexes) writeFileSync(path, text);
  console.log(`Generated code: ${differences.length} files changed.`);
}
