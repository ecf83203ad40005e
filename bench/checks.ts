import { once } from 'node:events';
import { join } from 'node:path';
import { copyProject } from './support/copy.ts';
import { fixed } from './support/numbers.ts';
import { start } from './support/processes.ts';
import { printMachine, printResult } from './support/report.ts';

interface Work {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  readonly target: number;
}

const vitest = (project: string): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  `--project=${project}`,
  '--reporter=dot',
];

const all: readonly Work[] = [
  { name: 'generate', commands: [['contract/generate/main.ts']], target: 10 },
  // The copy has no incremental state, so this is a cold type check.
  {
    name: 'types',
    commands: [['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
    target: 15,
  },
  // The projects run one after the other, as in `npm test`.
  {
    name: 'tests',
    commands: ['unit', 'components', 'contract', 'server', 'growth'].map(vitest),
    target: 90,
  },
];

/**
 * Returns the seconds that a command takes. If it fails, the last lines of its output are printed,
 * and the time counts nevertheless.
 */
async function time(args: readonly string[], cwd: string): Promise<number> {
  const env = {
    NODE_ENV: 'test',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    // `npm test` sets this value, too.
    NODE_COMPILE_CACHE: join(cwd, '.cache', 'compile'),
  };
  const program = start(process.execPath, args, { cwd, env });
  await once(program.child, 'close');
  const seconds = (performance.now() - program.startedAt) / 1000;
  await program.stop();
  const { exitCode } = program.child;
  const last = program.output().trim().split('\n').slice(-12).join('\n');
  if (exitCode !== 0) console.log(`${args.join(' ')} ended with ${exitCode}:\n${last}`);
  console.log(`${fixed(seconds, 1).padStart(6)} s  node ${args.join(' ')}`);
  return seconds;
}

async function main(): Promise<void> {
  printMachine();
  const namesFromArguments = process.argv.slice(2);
  const selected = all.filter(
    ({ name }) => namesFromArguments.length === 0 || namesFromArguments.includes(name),
  );
  if (selected.length === 0) throw new Error('The arguments can be: generate, types, tests.');
  const copy = copyProject();
  const results = [];
  for (const { name, commands, target } of selected) {
    let seconds = 0;
    for (const command of commands) seconds += await time(command, copy);
    results.push({ name, seconds, target });
  }
  for (const { name, seconds, target } of results) {
    const share = fixed(seconds / target);
    printResult(name, `${fixed(seconds, 1)} s, ${share}× the target`, `≤ ${target} s`);
  }
}

await main();
