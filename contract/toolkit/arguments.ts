import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSchema } from '#contract/json-schema.ts';
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
  version: { type: 'boolean', help: 'Shows the version of this program' },
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

/**
 * The contract and the reports that a command line names, also if the rest of it is wrong: then the reports have to say
 * that nothing ran.
 */
export function reportOptions(args: readonly string[]): {
  readonly contract: string;
  readonly reports: readonly string[];
} {
  const { values } = parseArgs({
    args: [...args],
    options: { contract: { type: 'string' }, report: { type: 'string', multiple: true } },
    allowPositionals: true,
    strict: false,
  });
  const { text, list } = optionValues(values);
  return { contract: text('contract') ?? 'openapi.yaml', reports: list('report') };
}

/** The version in the package.json of this program: beside it, or of the repository above it. */
export function programVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) {
    folder = dirname(folder);
  }
  const facts: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return isSchema(facts) ? String(facts['version']) : '';
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

/** The severity at which a command fails is its own. */
function optionsFor({ failsOn }: Command): OptionTable {
  return Object.fromEntries(
    Object.entries(commonOptions).map(([name, facts]) => [
      name,
      name === 'fail-on' ? { ...facts, help: `${facts.help}. Default: ${failsOn}` } : facts,
    ]),
  );
}

export function helpOf(command: Command): string {
  return [
    `contract ${command.name}: ${command.summary}`,
    '',
    command.description,
    '',
    'Options',
    ...Object.entries({ ...command.options, ...optionsFor(command) }).map(optionLine),
    '',
    'Examples',
    ...command.examples.flatMap(([line, what]) => [`  ${typed(line)}`, `      ${what}`]),
    '',
    exitCodes,
  ].join('\n');
}

const exitCodes = `Exit codes
  0  it ran to its end, and no finding is as severe as --fail-on says
  1  there is such a finding
  2  it could not run or not finish: a file, an option or the backend cannot be used`;

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
    `"${typed('contract --version')}" shows the version of this program.`,
    '',
    exitCodes,
  ].join('\n');
