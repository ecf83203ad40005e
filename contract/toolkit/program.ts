import { helpOf, overview, readArguments } from './arguments.ts';
import { CannotRun, messageOf } from './cannot-run.ts';
import type { Command, OptionValues } from './command.ts';
import { isAtLeast, severities, type Severity } from './finding.ts';
import { applyIgnoreFile } from './ignore.ts';
import { writeReports } from './reports/write.ts';

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

async function runCommand(
  command: Command,
  values: OptionValues,
  console: Console,
): Promise<0 | 1 | 2> {
  const least = failSeverity(command, values);
  const startedAt = new Date();
  const outcome = await command.run(values);
  const { findings, notes } = applyIgnoreFile(outcome, values.text('ignore'));
  writeReports(
    {
      ...outcome,
      findings,
      notes,
      command: command.name,
      contract: values.text('contract') ?? 'openapi.yaml',
      startedAt,
      milliseconds: Date.now() - startedAt.getTime(),
    },
    values.list('report'),
    console.out,
  );
  if (outcome.failure !== undefined) {
    console.error(`contract ${command.name} could not finish. ${outcome.failure}`);
    return 2;
  }
  return least !== 'none' && findings.some((finding) => isAtLeast(finding, least)) ? 1 : 0;
}

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
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    const known = commands.map((each) => each.name).join(', ');
    console.error(`There is no command "${name}". The commands are: ${known}.`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.out(helpOf(command));
    return 0;
  }
  try {
    return await runCommand(command, readArguments(command, rest), console);
  } catch (error) {
    console.error(
      error instanceof CannotRun
        ? `contract ${name} could not run. ${error.message}`
        : `contract ${name} has a fault of its own and could not run: ${messageOf(error)}`,
    );
    return 2;
  }
}
