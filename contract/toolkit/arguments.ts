import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotRun, messageOf } from './cannot-run.ts';
import type { Command, OptionTable, OptionValues } from './command.ts';
import { severities } from './finding.ts';
import { formats } from './reports/formats.ts';

/** The options that every command has. */
const commonOptions: OptionTable = {
  contract: { type: 'string', value: 'file', help: 'The contract. Default: openapi.yaml' },
  report: {
    type: 'string',
    multiple: true,
    value: 'format[=file]',
    help: `Writes a report: ${formats.join(', ')}. Can be repeated. Default: terminal, on GitHub also github`,
  },
  ignore: {
    type: 'string',
    value: 'file',
    help: 'A YAML list of findings that are accepted, each with a reason and a date of expiry',
  },
  'fail-on': {
    type: 'string',
    value: 'severity',
    help: `The least severity that ends with exit code 1: ${severities.join(', ')} or none`,
  },
  help: { type: 'boolean', help: 'Shows this help' },
};

/** How the user has called this program: as the bin of its package, or by a script of this repository. */
const program = (): string => {
  const file = basename(process.argv[1] ?? '');
  if (file === 'main.ts') return 'npm run contract --';
  return file === 'start.js' || file === 'questwright-contract'
    ? 'questwright-contract'
    : 'contract';
};

/** A line that begins with `contract`, as the user can type it. */
const typed = (line: string): string => line.replace(/^contract /, `${program()} `);

/** @throws CannotRun for an option that the command does not have */
export function readArguments(command: Command, args: readonly string[]): OptionValues {
  const table: OptionTable = { ...commonOptions, ...command.options };
  try {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(
        Object.entries(table).map(([name, { type, multiple }]) => [
          name,
          { type, multiple: multiple ?? false },
        ]),
      ),
      allowPositionals: false,
    });
    return optionValues(values);
  } catch (error) {
    throw new CannotRun(
      `${messageOf(error).replace(/\.?$/, '.')} "${typed(`contract ${command.name} --help`)}" lists the options.`,
    );
  }
}

type Values = Readonly<Record<string, unknown>>;

function optionValues(values: Values): OptionValues {
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    text,
    list: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
    },
    isOn: (name) => values[name] === true,
    count: (name, fallback, least = 0) => {
      const given = text(name);
      if (given === undefined) return fallback;
      const number = Number(given);
      if (/^\d+$/.test(given) && Number.isSafeInteger(number) && number >= least) return number;
      throw new CannotRun(`--${name} needs a whole number of at least ${least}, not "${given}".`);
    },
  };
}

const optionLine = ([name, { value, help }]: [string, OptionTable[string]]): string => {
  const left = `  --${name}${value === undefined ? '' : ` <${value}>`}`;
  return left.length > 29 ? `${left}\n${' '.repeat(31)}${help}` : `${left.padEnd(31)}${help}`;
};

export function helpOf(command: Command): string {
  return [
    `contract ${command.name}: ${command.summary}`,
    '',
    command.description,
    '',
    'Options',
    ...Object.entries({ ...command.options, ...commonOptions }).map(optionLine),
    '',
    'Examples',
    ...command.examples.flatMap(([line, what]) => [`  ${typed(line)}`, `      ${what}`]),
    '',
    exitCodes,
  ].join('\n');
}

const exitCodes = `Exit codes
  0  nothing was found
  1  there are findings
  2  the command could not run: a file, an option or the backend cannot be used`;

export const overview = (commands: readonly Command[]): string =>
  [
    'contract: checks an OpenAPI 3.1 contract, and backends and clients against it',
    '',
    `Usage: ${typed('contract <command> [options]')}`,
    '',
    'Commands',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(11)}${summary}`),
    '',
    `"${typed('contract <command> --help')}" shows the options of a command, with examples.`,
    '',
    exitCodes,
  ].join('\n');
