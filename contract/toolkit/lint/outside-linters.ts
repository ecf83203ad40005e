import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { operationName, type Finding, type Severity } from '../finding.ts';

const require = createRequire(import.meta.url);

/** Longer than these linters need for the largest contract that is accepted. */
const longestRun = 120_000;

/** Runs the program of a package with this version of Node and returns its standard output. */
function outputOf(
  packageName: string,
  program: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const root = dirname(require.resolve(`${packageName}/package.json`));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, program), ...args], {
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
      if (text !== '') resolve(text);
      else reject(new Error(Buffer.concat(errors).toString('utf8') || 'It printed nothing.'));
    });
  });
}

async function jsonOf(
  packageName: string,
  program: string,
  args: readonly string[],
  signal: AbortSignal,
) {
  try {
    return JSON.parse(await outputOf(packageName, program, args, signal)) as unknown;
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
  const output = await jsonOf(
    '@redocly/cli',
    'bin/cli.js',
    ['lint', contract, '--format=json', '--max-problems=1000', ...rules],
    signal,
  );
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

export async function spectralFindings(contract: string, signal: AbortSignal): Promise<Finding[]> {
  const ruleset = configBeside(contract, '.spectral.yaml') ?? recommendedRuleset();
  const output = await jsonOf(
    '@stoplight/spectral-cli',
    'dist/index.js',
    ['lint', contract, `--ruleset=${ruleset}`, '--format=json', '--quiet'],
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
