import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CannotRun } from './cannot-run.ts';
import type { Command } from './command.ts';
import type { Finding } from './finding.ts';
import { runProgram } from './program.ts';

const finding: Finding = {
  rule: 'status_code_conformance',
  severity: 'error',
  operation: 'GET /gear/',
  message: 'The status 418 is not declared, 100 % "sure" <b>.',
  fix: 'Declare it.',
  place: { file: 'openapi.yaml', pointer: '/paths/~1gear~1/get', line: 12, column: 5 },
  exchanges: [
    {
      request: { method: 'GET', url: 'http://localhost/gear/', headers: [], body: null },
      response: {
        status: 418,
        headers: [['X-A', 'b']],
        body: 'tea \u0001\u001B[31m\u009B',
        milliseconds: 3.4,
      },
      curl: "curl 'http://localhost/gear/'",
    },
  ],
  seed: 7,
};

const commandWith = (findings: readonly Finding[], error?: Error): Command => ({
  name: 'check',
  summary: 'checks',
  description: 'Checks one thing.',
  options: { often: { type: 'string', value: 'number', help: 'How often' } },
  examples: [['contract check', 'checks']],
  failsOn: 'error',
  run: async (values) => {
    if (error) throw error;
    return { findings, notes: [`often ${values.count('often', 1)}`] };
  },
});

async function run(command: Command, ...args: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runProgram([command], args, {
    out: (text) => printed.push(text),
    error: (text) => errors.push(text),
  });
  return { code, out: printed.join('\n'), error: errors.join('\n') };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('exits with 0 without findings, and with 1 if there is a finding', async () => {
  expect(await run(commandWith([]), 'check')).toMatchObject({ code: 0 });
  const { code, out } = await run(commandWith([finding]), 'check', '--often', '3');
  expect(code).toBe(1);
  expect(out).toContain('status_code_conformance  GET /gear/  openapi.yaml:12:5');
  expect(out).toContain("curl 'http://localhost/gear/'");
  expect(out).toContain('often 3');
  expect(out).toContain('check: 1 error');
});

it('shows errors before warnings and remarks', async () => {
  const found = (['info', 'warning', 'error'] as const).map((severity) => ({
    ...finding,
    severity,
  }));
  const { out } = await run(commandWith(found), 'check');
  expect(out.match(/^(?:error|warning|info)(?= )/gm)).toEqual(['error', 'warning', 'info']);
});

it('fails only on findings of the wanted severity', async () => {
  const warning = commandWith([{ ...finding, severity: 'warning' }]);
  expect((await run(warning, 'check')).code).toBe(0);
  expect((await run(warning, 'check', '--fail-on', 'warning')).code).toBe(1);
  expect((await run(commandWith([finding]), 'check', '--fail-on', 'none')).code).toBe(0);
});

it.each([
  [['nothing'], 'There is no command "nothing". The commands are: check.'],
  [['check', '--unknown'], '"contract check --help" lists the options.'],
  [['check', '--often', 'x'], '--often needs a whole number of at least 0, not "x".'],
  [['check', '--fail-on', 'x'], '--fail-on needs one of error, warning, info or none, not "x".'],
  [['check', '--report', 'pdf'], '--report knows terminal, json, junit, sarif, github, html'],
  [['check', '--ignore', '/nowhere.yaml'], '/nowhere.yaml cannot be read'],
])('ends %j with 2 and one sentence', async (args, sentence) => {
  const { code, error } = await run(commandWith([]), ...args);
  expect(code).toBe(2);
  expect(error).toContain(sentence);
  expect(error).not.toContain('\n');
});

it('exits with 2 and without a stack trace when the command cannot run or has a fault', async () => {
  const refused = await run(commandWith([], new CannotRun('The backend is down.')), 'check');
  expect(refused).toMatchObject({
    code: 2,
    error: 'contract check could not run. The backend is down.',
  });
  const broken = await run(commandWith([], new TypeError('x is not a function')), 'check');
  expect(broken.code).toBe(2);
  expect(broken.error).not.toContain('at ');
});

it('says in each format that a command could not finish', async () => {
  const failure = 'The backend is down, <b>.';
  const command: Command = {
    ...commandWith([]),
    run: () => Promise.resolve({ findings: [], notes: [], failure }),
  };
  const formats = ['junit', 'sarif', 'github', 'html', 'json'];
  const reports = formats.map((format) => `--report=${format}=${join(folder, format)}`);
  const { code, out, error } = await run(command, 'check', ...reports);
  expect(code).toBe(2);
  expect(error).toBe(`contract check could not finish. ${failure}`);
  expect(out).toContain('check: not finished, no findings until then');
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(text('junit')).toContain('errors="1"');
  expect(text('junit')).toContain('<error message="The backend is down, &lt;b&gt;."/>');
  expect(JSON.parse(text('sarif'))).toMatchObject({
    runs: [{ invocations: [{ executionSuccessful: false }], results: [] }],
  });
  expect(text('github')).toBe(
    '::error title=contract check could not finish::The backend is down, <b>.\n',
  );
  expect(text('html')).toContain('not finished');
  expect(text('html')).not.toContain('<b>.');
  expect(JSON.parse(text('json'))).toMatchObject({ failure });
});

const fileFormats = ['junit', 'sarif', 'github', 'html', 'json', 'terminal'] as const;

/** An earlier run without findings has written a report of each format. */
async function withCleanReports(): Promise<{
  options: string[];
  text: (format: (typeof fileFormats)[number]) => string;
}> {
  const options = fileFormats.map((format) => `--report=${format}=${join(folder, format)}`);
  expect((await run(commandWith([]), 'check', ...options)).code).toBe(0);
  return { options, text: (format) => readFileSync(join(folder, format), 'utf8') };
}

it.each<[string, Command, string[], string]>([
  [
    'cannot run',
    commandWith([], new CannotRun('The backend is down.')),
    [],
    'The backend is down.',
  ],
  ['has a fault', commandWith([], new TypeError('x is no function')), [], 'x is no function'],
  ['gets an unknown option', commandWith([]), ['--unknown', 'x'], "Unknown option '--unknown'"],
  ['gets a wrong value', commandWith([]), ['--often', 'x'], '--often needs a whole number'],
  ['gets an unknown report', commandWith([]), ['--report', 'pdf'], '--report knows terminal'],
  ['has no ignore file', commandWith([]), ['--ignore', '/nowhere.yaml'], 'cannot be read'],
])('replaces the reports of a clean run if a command %s', async (_, command, args, reason) => {
  const { options, text } = await withCleanReports();
  const { code, error, out } = await run(command, 'check', ...options, ...args);
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(reason);
  for (const format of fileFormats) expect(text(format), format).not.toContain('no findings"/>');
  expect(text('junit')).toContain('errors="1"');
  expect(text('junit')).toMatch(
    /<testcase [^>]*name="not finished"><error message="contract check/,
  );
  const said: unknown = expect.stringContaining(reason);
  expect(JSON.parse(text('sarif'))).toMatchObject({
    runs: [
      {
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [{ level: 'error', message: { text: said } }],
          },
        ],
      },
    ],
  });
  expect(text('github')).toMatch(/^::error title=contract check could not finish::contract check/);
  expect(text('html')).toContain('not finished');
  expect(JSON.parse(text('json'))).toMatchObject({ failure: said });
  expect(text('terminal')).toContain(reason);
});

it('replaces the reports of a clean run by those of one without a command', async () => {
  const { options, text } = await withCleanReports();
  expect(await run(commandWith([]), 'chek', ...options)).toMatchObject({ code: 2 });
  expect(text('junit')).toContain('There is no command &quot;chek&quot;');
});

it('a report says that a run has not finished until it has', async () => {
  const { options, text } = await withCleanReports();
  let during = '';
  const command: Command = {
    ...commandWith([]),
    run: () => {
      during = text('junit');
      return Promise.resolve({ findings: [], notes: [] });
    },
  };
  expect(await run(command, 'check', ...options)).toMatchObject({ code: 0 });
  expect(during).toContain('<error message="It has not finished');
  expect(text('junit')).toContain('no findings');
});

it('a report that cannot be written ends a command before it begins', async () => {
  let hasRun = false;
  const command: Command = {
    ...commandWith([]),
    run: () => {
      hasRun = true;
      return Promise.resolve({ findings: [], notes: [] });
    },
  };
  const reports = [`--report=json=${join(folder, 'a')}`, `--report=html=${folder}`];
  const { code, error } = await run(command, 'check', ...reports);
  expect([code, hasRun]).toEqual([2, false]);
  expect(error).toContain(`The report ${folder} cannot be written`);
  const failure: unknown = expect.stringContaining('cannot be written');
  expect(JSON.parse(readFileSync(join(folder, 'a'), 'utf8'))).toMatchObject({ failure });
});

it('says why a command could not finish before it shows what was found, and keeps this', async () => {
  const lines: string[] = [];
  const command: Command = {
    ...commandWith([]),
    run: () => Promise.resolve({ findings: [finding], notes: [], failure: 'No body is UTF-8.' }),
  };
  const sarif = join(folder, 'sarif');
  const code = await runProgram([command], ['check', '--report', `sarif=${sarif}`], {
    out: (text) => lines.push(text),
    error: (text) => lines.push(text),
  });
  expect([code, lines[0]]).toEqual([2, 'contract check could not finish. No body is UTF-8.']);
  expect(lines[1]).toContain('status_code_conformance');
  expect(JSON.parse(readFileSync(sarif, 'utf8'))).toMatchObject({
    runs: [{ invocations: [{ executionSuccessful: false }], results: [{ level: 'error' }] }],
  });
});

it('shows its version', async () => {
  const facts: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const args of [['--version'], ['check', '--version']]) {
    const { code, out } = await run(commandWith([]), ...args);
    expect(code).toBe(0);
    expect(facts).toMatchObject({ version: out });
  }
});

it('the help names the severity that ends a command with 1', async () => {
  const lenient = await run(commandWith([]), 'check', '--help');
  expect(lenient.out).toMatch(/--fail-on <severity>[^\n]* Default: error\n/);
  const strict = await run({ ...commandWith([]), failsOn: 'warning' }, 'check', '--help');
  expect(strict.out).toMatch(/--fail-on <severity>[^\n]* Default: warning\n/);
  expect(strict.out).not.toContain('nothing was found');
});

it('shows help for the program and for a command', async () => {
  expect((await run(commandWith([]), '--help')).out).toContain('check      checks');
  const { code, out } = await run(commandWith([]), 'check', '--help');
  expect(code).toBe(0);
  expect(out).toContain('--often <number>');
  expect(out).toContain('Exit codes');
});

it('writes every format, and escapes what came from a backend', async () => {
  const file = (name: string) => join(folder, name);
  const reports = ['json', 'junit', 'sarif', 'github', 'html'].flatMap((format) => [
    '--report',
    `${format}=${file(format)}`,
  ]);
  const { out } = await run(commandWith([finding]), 'check', ...reports);
  expect(out).toContain('check: 1 error');
  const text = (name: string) => readFileSync(file(name), 'utf8');
  expect(text('junit')).toContain('<testsuites tests="1" failures="1"');
  expect(text('junit')).toContain('&quot;sure&quot; &lt;b&gt;');
  for (const format of ['json', 'junit', 'sarif', 'github', 'html']) {
    // Line breaks are the only control characters, and no parser of JSON reads others than these.
    expect(text(format), format).not.toMatch(/[\p{Cc}--\n]/v);
  }
  expect(text('html')).toContain(String.raw`tea \u0001\u001b[31m\u009b`);
  expect(JSON.parse(text('json'))).toMatchObject({
    findings: [{ exchanges: [{ response: { body: 'tea \u0001\u001B[31m\u009B' } }] }],
  });
  expect(JSON.parse(text('sarif'))).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        results: [
          {
            ruleId: 'status_code_conformance',
            level: 'error',
            locations: [{ physicalLocation: { region: { startLine: 12, startColumn: 5 } } }],
          },
        ],
      },
    ],
  });
  expect(text('github')).toBe(
    '::error file=openapi.yaml,line=12,col=5,title=status_code_conformance%3A GET /gear/::' +
      'The status 418 is not declared, 100 %25 "sure" <b>.%0ADeclare it.' +
      "%0Acurl 'http://localhost/gear/'\n",
  );
  expect(text('html')).not.toContain('<b>');
  expect(JSON.parse(text('json'))).toMatchObject({ command: 'check', findings: [{ seed: 7 }] });
});

it('gives each result of SARIF a location with a relative reference, as code scanning requires', async () => {
  const sarif = join(folder, 'sarif');
  const atRef = { file: 'main:openapi.yaml', pointer: '/paths', line: 3, column: 1 };
  const findings = [
    { ...finding, place: null },
    { ...finding, place: atRef },
  ];
  await run(commandWith(findings), 'check', '--contract', 'api.yaml', '--report', `sarif=${sarif}`);
  const uris = [...readFileSync(sarif, 'utf8').matchAll(/"uri": "([^"]*)"/g)].map(([, uri]) => uri);
  expect(uris).toEqual(['api.yaml', 'main%3Aopenapi.yaml']);
});

it('accepts findings of the ignore file until their day, and names entries that are not needed', async () => {
  const ignore = join(folder, 'ignore.yaml');
  writeFileSync(
    ignore,
    `- { rule: status_code_conformance, operation: GET /gear/, reason: known, until: '2999-01-01' }
- { rule: other, reason: old, until: '2001-01-01' }
- { rule: never, reason: typo, until: '2999-01-01' }
`,
  );
  const { code, out } = await run(commandWith([finding]), 'check', '--ignore', ignore);
  expect(code).toBe(0);
  expect(out).toContain('1 finding is accepted by');
  expect(out).toContain('The entry for other has expired on 2001-01-01.');
  expect(out).toContain('The entry for never ignores nothing: remove it.');
});

it('refuses an entry of the ignore file without a reason', async () => {
  const ignore = join(folder, 'ignore.yaml');
  writeFileSync(ignore, "- { rule: a, until: '2999-01-01' }\n");
  const { code, error } = await run(commandWith([finding]), 'check', '--ignore', ignore);
  expect(code).toBe(2);
  expect(error).toContain('needs a "reason"');
});
