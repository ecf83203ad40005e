import { basename } from 'node:path';
import { CannotRun } from '../cannot-run.ts';
import type { Command, Outcome } from '../command.ts';
import type { Finding } from '../finding.ts';
import { countedWere } from '../reports/report.ts';
import { filesOf, usableTargets } from '../reports/write.ts';
import { checkMovable, moveAside, outermost, pathInside } from './aside.ts';
import { runGenerator } from './run-generator.ts';
import { differences, snapshotOf, type Difference, type Snapshot } from './snapshot.ts';

export const generatedCommand: Command = {
  name: 'generated',
  summary: 'checks that the committed files are what the contract generates',
  description: `Moves the committed files aside, runs the generator, compares what it has written with what there was, byte
for byte, and puts everything back as it was, also after a failure or Ctrl+C. It names the first difference of each
file, files that are missing, and files that the generator does not write any more, with the command that mends it.

A generator that only writes what has changed needs its old files: name them with --keep. Of a folder that is kept,
files that are left over are found only if the generator removes them.`,
  options: {
    run: { type: 'string', value: 'command', help: 'The command that generates. It is required' },
    path: {
      type: 'string',
      multiple: true,
      value: 'path',
      help: 'A file or folder that the command writes. Can be repeated; at least one',
    },
    keep: {
      type: 'string',
      multiple: true,
      value: 'path',
      help: 'A part of --path, or all of it, that the generator reads or that is written by hand. Can be repeated',
    },
  },
  examples: [
    [
      'contract generated --run "npm run generate" --path src/generated',
      'compares the folder src/generated',
    ],
    [
      'contract generated --run "npm run generate" --path src/api --keep src/api/client.ts',
      'src/api/client.ts is written by hand',
    ],
  ],
  failsOn: 'error',
  run: async (values) => {
    const command = values.text('run');
    const paths = values.list('path');
    if (command === undefined || paths.length === 0) {
      throw new CannotRun('It needs --run and at least one --path.');
    }
    // A report is no generated file, wherever it is.
    const reports = filesOf(usableTargets(values.list('report')));
    return checkGenerated({
      command,
      paths: outermost(paths),
      kept: values.list('keep'),
      reports: reports.flatMap(({ file }) => file ?? []),
    });
  },
};

/** Files of git, and those that tell a generator what to leave alone: no generator writes them. */
const neverGenerated = /^\.(?:git(?:ignore|attributes|keep)|[\w-]+-ignore)$/;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Setting {
  readonly command: string;
  readonly paths: readonly string[];
  /** What the user keeps in its place. */
  readonly kept: readonly string[];
  readonly reports: readonly string[];
}

/** Runs the generator where its old files are missing, and puts everything back, also if it fails. */
async function checkGenerated(setting: Setting): Promise<Outcome> {
  const { paths, kept, reports } = setting;
  for (const path of paths) checkMovable(path);
  const before = snapshotOf(paths);
  const untouched = [...before.keys()].filter((file) => neverGenerated.test(basename(file)));
  const interruption = new AbortController();
  const interrupt = (signal: NodeJS.Signals): void => interruption.abort(signal);
  for (const signal of signals) process.on(signal, interrupt);
  const putBack = moveAside(paths, [...kept, ...reports, ...untouched]);
  // A fault elsewhere ends the process without `finally`.
  process.on('exit', putBack);
  try {
    return await compared(setting, before, interruption.signal);
  } finally {
    putBack();
    process.off('exit', putBack);
    for (const signal of signals) process.off(signal, interrupt);
  }
}

async function compared(
  { command, paths, kept, reports }: Setting,
  before: Snapshot,
  interruption: AbortSignal,
): Promise<Outcome> {
  const isKept = (file: string): boolean => kept.some((path) => pathInside(path, file) !== null);
  const isAllKept = before.size > 0 && [...before.keys()].every(isKept);
  const hint = before.size === 0 || isAllKept ? '' : withoutOldFiles;
  try {
    await runGenerator(command, interruption);
  } catch (error) {
    if (!(error instanceof CannotRun) || interruption.aborted) throw error;
    throw new CannotRun(`${error.message.replace(/\.?$/, '.')}${hint}`);
  }
  const after = snapshotOf(paths);
  const isWritten = (file: string): boolean =>
    !isKept(file) &&
    !neverGenerated.test(basename(file)) &&
    !reports.some((report) => pathInside(report, file) !== null);
  // A generator that keeps all its files may have had nothing to write.
  if (!isAllKept && ![...after.keys()].some(isWritten)) {
    throw new CannotRun(`"${command}" writes nothing to ${paths.join(', ')}.${hint}`);
  }
  return {
    findings: differences(before, after).map((difference) => findingOf(difference, command)),
    notes: [`${countedWere(after.size, 'file')} compared.`],
  };
}

const withoutOldFiles =
  ' It ran without its old files: if it needs some of them, name them with --keep.';

const quoted = (line: string): string => `"${line.trim().slice(0, 120)}"`;

const messageFor = ({ file, what, actual, wanted }: Difference): string => {
  if (what === 'missing') return `${file} is missing.`;
  if (what === 'left over') return `${file} is left over: the contract no longer generates it.`;
  return `${file} has ${quoted(actual)}, but the contract generates ${quoted(wanted)}.`;
};

const fixFor = ({ what, file }: Difference, command: string): string =>
  what === 'left over'
    ? `Remove it. If the generator needs its old files, or this one is written by hand, add --keep ${file}.`
    : `Run "${command}" and commit the result; edits belong into the contract.`;

const findingOf = (difference: Difference, command: string): Finding => ({
  rule: `generated-${difference.what.replace(' ', '-')}`,
  severity: 'error',
  operation: null,
  message: messageFor(difference),
  fix: fixFor(difference, command),
  place: {
    file: difference.file,
    pointer: '',
    line: difference.line,
    column: difference.column,
  },
  exchanges: [],
  seed: null,
});
