import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { cachedResult } from '#contract/content-cache.ts';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { operationName, type Finding, type Severity } from '../finding.ts';

const require = createRequire(import.meta.url);

/** In megabytes. With the usual 16, a tenth of the time of these linters goes into collecting young objects. */
const youngObjects = '--max-semi-space-size=64';

/** Longer than these linters need for the largest contract that is accepted. */
const longestRun = 120_000;

/** Runs a program with this version of Node and returns its standard output. */
function outputOf(args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((succeed, reject) => {
    const child = spawn(process.execPath, [youngObjects, ...args], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestRun,
      signal,
    });
    const [out, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    child.on('error', reject);
    child.on('close', () => {
      const text = Buffer.concat(out).toString('utf8').trim();
      if (text !== '') succeed(text);
      else reject(new Error(Buffer.concat(errors).toString('utf8') || 'It printed nothing.'));
    });
  });
}

export interface Linter {
  readonly packageName: string;
  /** The path of the program in the package. */
  readonly program: string;
  /** The files that it reads without being told, in the folder of the contract and in the working folder. */
  readonly implicitFiles: readonly string[];
  /** What a configuration may extend without reading another file or an address. */
  readonly ownRules: RegExp;
}

export const redocly: Linter = {
  packageName: '@redocly/cli',
  program: 'bin/cli.js',
  implicitFiles: [
    'redocly.yaml',
    'redocly.yml',
    '.redocly.yaml',
    '.redocly.yml',
    '.redocly.lint-ignore.yaml',
  ],
  ownRules: /^[\w-]+$/,
};

export const spectral: Linter = {
  packageName: '@stoplight/spectral-cli',
  program: 'dist/index.js',
  implicitFiles: [],
  ownRules: /^spectral:\w+$/,
};

/** Keys of a configuration whose values are the names of other files. */
const fileKeys = new Set(['plugins', 'functions', 'functionsDir', '$ref']);

function namesOtherFiles(config: unknown, ownRules: RegExp): boolean {
  if (Array.isArray(config)) return config.some((each) => namesOtherFiles(each, ownRules));
  if (!isSchema(config)) return false;
  return Object.entries(config).some(([key, value]) => {
    if (key !== 'extends') return fileKeys.has(key) || namesOtherFiles(value, ownRules);
    return [value].flat(2).some((each) => typeof each !== 'string' || !ownRules.test(each));
  });
}

/** The texts that the output follows from; null if it can follow from others, too. */
export function inputsOf(linter: Linter, contract: string, config: string | null): string[] | null {
  if (!existsSync(contract)) return null;
  const folders = new Set([resolve(dirname(contract)), process.cwd()]);
  const configs = [...folders]
    .flatMap((folder) => linter.implicitFiles.map((name) => join(folder, name)))
    .concat(config ?? [])
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  const text = readFileSync(contract, 'utf8');
  try {
    // `externalValue` is the address of an example.
    const isOpen =
      text.includes('externalValue') ||
      configs.some((each) => namesOtherFiles(parse(each), linter.ownRules));
    return isOpen ? null : [text, ...configs];
  } catch {
    return null;
  }
}

interface LinterCall {
  readonly contract: string;
  readonly config: string | null;
  /** For the program of the linter. */
  readonly args: readonly string[];
  /** The file of a smaller program that prints the same, with its arguments. */
  readonly shortcut?: readonly string[] | null;
}

const programOf = ({ packageName, program }: Linter): string =>
  join(dirname(require.resolve(`${packageName}/package.json`)), program);

/** The output of a linter as JSON. For the same contract, configuration and version it runs once. */
async function jsonOf(
  linter: Linter,
  { contract, config, args, shortcut }: LinterCall,
  signal: AbortSignal,
): Promise<unknown> {
  const { packageName } = linter;
  try {
    const version = readFileSync(require.resolve(`${packageName}/package.json`), 'utf8');
    const inputs = inputsOf(linter, contract, config);
    const cached =
      inputs === null
        ? null
        : cachedResult<unknown>(packageName.replaceAll(/\W+/g, '-').replace(/^-/, ''), [
            version,
            ...args,
            ...(shortcut ?? []),
            ...inputs,
          ]);
    const stored = cached?.read();
    if (stored !== undefined) return stored;
    const output: unknown = JSON.parse(
      await outputOf(shortcut ?? [programOf(linter), ...args], signal),
    );
    cached?.write(output);
    return output;
  } catch (error) {
    throw new CannotRun(`${packageName} could not check the contract: ${messageOf(error)}`);
  }
}

const listIn = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((entry) => isSchema(entry)) : [];

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** `/paths/~1gear~1/get/…` belongs to `GET /gear/`. */
export function operationAt(pointer: string): string | null {
  const [top, path, method] = pointer.split('/').slice(1);
  if (top !== 'paths' || path === undefined || method === undefined) return null;
  return operationName({
    method: method.toUpperCase(),
    path: path.replaceAll('~1', '/').replaceAll('~0', '~'),
  });
}

const findingOf = (
  file: string,
  values: { rule: string; severity: Severity; message: string; pointer: string },
  start: { line: number; column: number },
): Finding => ({
  rule: values.rule,
  severity: values.severity,
  operation: operationAt(values.pointer),
  message: values.message,
  fix: null,
  place: { file, pointer: values.pointer, ...start },
  exchanges: [],
  seed: null,
});

/** The configuration beside the contract; without one, the rules that the linter recommends. */
const configBeside = (contract: string, name: string): string | null => {
  const path = join(dirname(contract), name);
  return existsSync(path) ? path : null;
};

export async function redoclyFindings(contract: string, signal: AbortSignal): Promise<Finding[]> {
  const config = configBeside(contract, 'redocly.yaml');
  const rules = config === null ? ['--extends=recommended-strict'] : [`--config=${config}`];
  const args = ['lint', contract, '--format=json', '--max-problems=1000', ...rules];
  const output = await jsonOf(redocly, { contract, config, args }, signal);
  return listIn(isSchema(output) ? output['problems'] : []).map((problem) => {
    const [location = {}] = listIn(problem['location']);
    const start = isSchema(location['start']) ? location['start'] : {};
    return findingOf(
      contract,
      {
        rule: String(problem['ruleId']),
        severity: problem['severity'] === 'error' ? 'error' : 'warning',
        message: String(problem['message']),
        pointer: typeof location['pointer'] === 'string' ? location['pointer'].slice(1) : '',
      },
      { line: Math.max(1, numberIn(start['line'])), column: Math.max(1, numberIn(start['col'])) },
    );
  });
}

/** Spectral's numbers: 0 is an error, 1 a warning, and the others are remarks. */
const spectralSeverities: readonly Severity[] = ['error', 'warning', 'warning', 'warning'];

const spectralSettings: ReadonlySet<unknown> = new Set([
  true,
  false,
  'off',
  'hint',
  'info',
  'warn',
  'error',
]);

/**
 * The rules of a configuration that takes `spectral:oas` and only changes how severe its rules are; null for any other
 * one, which needs Spectral's own program.
 */
export function simpleRules(config: string): JsonSchema | null {
  let read: unknown;
  try {
    read = parse(config);
  } catch {
    return null;
  }
  if (!isSchema(read)) return null;
  const { extends: extended, rules = {}, ...others } = read;
  const isOas = [extended].flat().length === 1 && [extended].flat()[0] === 'spectral:oas';
  const isSimple =
    isSchema(rules) && Object.values(rules).every((each) => spectralSettings.has(each));
  return isOas && isSimple && Object.keys(others).length === 0 ? rules : null;
}

export async function spectralFindings(contract: string, signal: AbortSignal): Promise<Finding[]> {
  const config = configBeside(contract, '.spectral.yaml') ?? recommendedRuleset();
  const rules = existsSync(contract) ? simpleRules(readFileSync(config, 'utf8')) : null;
  const output = await jsonOf(
    spectral,
    {
      contract,
      config,
      args: ['lint', contract, `--ruleset=${config}`, '--format=json', '--quiet'],
      shortcut: rules && [
        join(import.meta.dirname, 'run-spectral.mjs'),
        contract,
        JSON.stringify(rules),
      ],
    },
    signal,
  );
  return listIn(output).map((problem) => {
    const range = isSchema(problem['range']) ? problem['range'] : {};
    const start = isSchema(range['start']) ? range['start'] : {};
    const path: unknown = problem['path'];
    return findingOf(
      contract,
      {
        rule: String(problem['code']),
        severity: spectralSeverities[numberIn(problem['severity'])] ?? 'warning',
        message: String(problem['message']),
        pointer: pointerOf(...(Array.isArray(path) ? path.map(String) : [])),
      },
      { line: numberIn(start['line']) + 1, column: numberIn(start['character']) + 1 },
    );
  });
}

const recommendedRuleset = (): string => join(import.meta.dirname, 'spectral.yaml');
