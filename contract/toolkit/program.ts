import { helpOf, overview, programVersion, readArguments, reportOptions } from './arguments.ts';
import { CannotRun, messageOf } from './cannot-run.ts';
import type { Command, OptionValues } from './command.ts';
import { isAtLeast, severities, type Severity } from './finding.ts';
import { applyIgnoreFile, readIgnoreFile } from './ignore.ts';
import type { Report } from './reports/report.ts';
import { filesOf, targetsOf, usableTargets, writeReports } from './reports/write.ts';

export interface Console {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

function failSeverity(command: Command, values: OptionValues): Severity | 'none' {
  const given = values.text('fail-on');
  if (given === undefined) return command.failsOn;
  const severity = [...severities, 'none' as const].find((each) => each === given);
  if (severity) return severity;
  throw new CannotRun(`--fail-on needs one of ${severities.join(', ')} or none, not "${given}".`);
}

/** What a report says of a run that has not come to its end. */
const unfinished = (
  command: string,
  contract: string,
  { failure, startedAt }: { readonly failure: string; readonly startedAt: Date },
): Report => ({
  command,
  contract,
  findings: [],
  notes: [],
  failure,
  startedAt,
  milliseconds: Date.now() - startedAt.getTime(),
});

const stillRuns = 'It has not finished: it still runs, or something has ended it.';

async function runCommand(
  command: Command,
  values: OptionValues,
  console: Console,
): Promise<0 | 1 | 2> {
  const least = failSeverity(command, values);
  const targets = targetsOf(values.list('report'));
  const path = values.text('ignore');
  const accepted = path === undefined ? null : { path, entries: readIgnoreFile(path) };
  const contract = values.text('contract') ?? 'openapi.yaml';
  const startedAt = new Date();
  // The files of an earlier run must not stand for this one if it is killed.
  const preliminary = unfinished(command.name, contract, { failure: stillRuns, startedAt });
  writeReports(preliminary, filesOf(targets), console.out);
  const outcome = await command.run(values);
  const { findings, notes } = accepted === null ? outcome : applyIgnoreFile(outcome, accepted);
  if (outcome.failure !== undefined) {
    // Before the findings, which can be many.
    console.error(`contract ${command.name} could not finish. ${outcome.failure}`);
  }
  const milliseconds = Date.now() - startedAt.getTime();
  const report = { ...outcome, findings, notes, command: command.name, contract, startedAt };
  try {
    writeReports({ ...report, milliseconds }, targets, console.out);
  } catch (error) {
    // The other reports are written and say what was found.
    console.error(`contract ${command.name} could not finish. ${messageOf(error)}`);
    return 2;
  }
  if (outcome.failure !== undefined) return 2;
  return least !== 'none' && findings.some((finding) => isAtLeast(finding, least)) ? 1 : 0;
}

/** Says why a command did not run, on the terminal and in the reports that its command line names. */
export function reportFailure(
  name: string,
  args: readonly string[],
  { failure, console }: { readonly failure: string; readonly console: Console },
): 2 {
  console.error(failure);
  const { contract, reports } = reportOptions(args);
  // The terminal has the sentence.
  const targets = usableTargets(reports).filter(
    ({ format, file }) => format !== 'terminal' || file !== null,
  );
  try {
    const report = unfinished(name, contract, { failure, startedAt: new Date() });
    writeReports(report, targets, console.out);
  } catch (error) {
    // That a report cannot be written can be the failure itself.
    if (!failure.includes(messageOf(error))) console.error(messageOf(error));
  }
  return 2;
}

export const ownFault = (name: string, error: unknown): string =>
  `contract ${name} has a fault of its own and could not run: ${messageOf(error)}`;

/** Runs one command line and returns the exit code. It never throws and never shows a stack trace. */
export async function runProgram(
  commands: readonly Command[],
  args: readonly string[],
  console: Console,
): Promise<0 | 1 | 2> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.out(overview(commands));
    return name === undefined ? 2 : 0;
  }
  if (args.includes('--version')) {
    console.out(programVersion());
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    const known = commands.map((each) => each.name).join(', ');
    const failure = `There is no command "${name}". The commands are: ${known}.`;
    return reportFailure(name, args, { failure, console });
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.out(helpOf(command));
    return 0;
  }
  try {
    return await runCommand(command, readArguments(command, rest), console);
  } catch (error) {
    const failure =
      error instanceof CannotRun
        ? `contract ${name} could not run. ${error.message}`
        : ownFault(name, error);
    return reportFailure(name, rest, { failure, console });
  }
}
