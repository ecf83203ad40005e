// `npm run lint:contract`: runs the rules of Redocly and Spectral, and then our own rules.
import { spawnSync } from 'node:child_process';
import { readContract } from '#contract/generate/document.ts';
import { lintContract } from './lint-contract.ts';

const linters = [
  ['redocly', 'lint', 'openapi.yaml', '--format=stylish'],
  ['spectral', 'lint', 'openapi.yaml', '--ruleset', '.spectral.yaml', '--fail-severity=hint'],
] as const;

let failed = false;
for (const [command, ...args] of linters) {
  const run = spawnSync(`node_modules/.bin/${command}`, args, { encoding: 'utf8' });
  if (run.status === 0) continue;
  failed = true;
  console.error(`${command} reports errors:\n${run.stdout}${run.stderr}`);
}

const findings = lintContract(readContract('openapi.yaml'));
for (const { rule, where, what, fix } of findings) {
  console.error(`${rule} at ${where}\n  ${what}\n  ${fix}`);
}

if (failed || findings.length > 0) process.exitCode = 1;
else console.log('openapi.yaml: no findings.');
