import { spawnSync } from 'node:child_process';
import { CannotRun, messageOf } from '../cannot-run.ts';
import type { Command, Outcome } from '../command.ts';
import type { Finding } from '../finding.ts';
import { countedWere } from '../reports/report.ts';
import { differences, restore, snapshotOf, type Difference } from './snapshot.ts';

export const generatedCommand: Command = {
  name: 'generated',
  summary: 'checks that the committed files are what the contract generates',
  description: `Runs the generator, compares what it has written with what there was, byte for byte, and puts everything
back as it was. It names the first difference of each file, and the command that mends it.`,
  options: {
    run: { type: 'string', value: 'command', help: 'The command that generates. It is required' },
    path: {
      type: 'string',
      multiple: true,
      value: 'path',
      help: 'A file or folder that the command writes. Can be repeated; at least one',
    },
  },
  examples: [
    [
      'contract generated --run "npm run generate" --path src/generated',
      'compares the folder src/generated',
    ],
  ],
  failsOn: 'error',
  run: async (values) => {
    const command = values.text('run');
    const paths = values.list('path');
    if (command === undefined || paths.length === 0) {
      throw new CannotRun('It needs --run and at least one --path.');
    }
    return checkGenerated(command, paths);
  },
};

const longestRun = 300_000;

function generate(command: string): void {
  const run = spawnSync(command, { shell: true, encoding: 'utf8', timeout: longestRun });
  if (run.status === 0) return;
  const output = messageOf(`${run.stderr}${run.stdout}`);
  throw new CannotRun(
    `"${command}" failed (${run.signal ?? `exit code ${run.status}`})${output === '' ? '.' : `: ${output}`}`,
  );
}

/** Runs the generator and puts everything back, also if it fails. */
function checkGenerated(command: string, paths: readonly string[]): Outcome {
  const before = snapshotOf(paths);
  try {
    generate(command);
    const after = snapshotOf(paths);
    if (after.size === 0) {
      throw new CannotRun(`"${command}" writes nothing to ${paths.join(', ')}.`);
    }
    return {
      findings: differences(before, after).map((difference) => findingOf(difference, command)),
      notes: [`${countedWere(after.size, 'file')} compared.`],
    };
  } finally {
    restore(before, paths);
  }
}

const quoted = (line: string): string => `"${line.trim().slice(0, 120)}"`;

const messageFor = ({ file, what, actual, wanted }: Difference): string => {
  if (what === 'missing') return `${file} is missing.`;
  if (what === 'left over') return `${file} is left over: the contract no longer generates it.`;
  return `${file} has ${quoted(actual)}, but the contract generates ${quoted(wanted)}.`;
};

const findingOf = (difference: Difference, command: string): Finding => ({
  rule: `generated-${difference.what.replace(' ', '-')}`,
  severity: 'error',
  operation: null,
  message: messageFor(difference),
  fix: `Run "${command}" and commit the result; edits belong into the contract.`,
  place: {
    file: difference.file,
    pointer: '',
    line: difference.line,
    column: difference.column,
  },
  exchanges: [],
  seed: null,
});
