import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CannotRun, failureOf } from '../cannot-run.ts';
import type { Command, Outcome, OptionValues } from '../command.ts';
import { openApi } from '../document/open.ts';
import { validatorsOf } from '../document/validators.ts';
import { addressIn, reach } from '../http/address.ts';
import { createSender } from '../http/send.ts';
import { coverageSummary } from '../reports/coverage-summary.ts';
import { counted } from '../reports/report.ts';
import { signInAll } from './callers.ts';
import { readConfig } from './config.ts';
import { Coverage } from './coverage.ts';
import { Learned } from './learned.ts';
import { readCases, runCases } from './own-cases.ts';
import { checkSettings, phaseNames, runPhases } from './phases/all.ts';
import { Run } from './run.ts';

/** The page about the toolkit: in its package it is the README, beside this program. */
function guide(): string {
  const page = join(import.meta.dirname, 'README.md');
  const inRepository = join(import.meta.dirname, '../../../docs/contract-toolkit.md');
  return relative(process.cwd(), existsSync(page) ? page : inRepository);
}

/** Cases of one's own come before what this tool makes up, because they can need the data of a fresh backend. */
const allPhases: readonly string[] = ['cases', ...phaseNames];

export const conformCommand: Command = {
  name: 'conform',
  summary: 'checks that a running backend does what the contract says',
  description: `Sends requests that are derived from the contract and checks every response: status, content type, headers and
body. The phases are
  cases       your own cases, if there are any (--cases)
  examples    every example of the contract
  stateful    create, read, list, change, read again, delete, read again; versions; repeated requests; pages
  security    no session, a wrong one, another role, a missing or wrong CSRF token, a foreign Origin, cookies, CORS
  protocol    methods that a path does not have, other media types, bodies that cannot be read
  boundaries  values at and beyond each limit of each parameter and body
  random      random values that fit, and such with one value that does not; failures are made smaller
  deletions   the deletions that no record of the run has led to
The checks have the names of Schemathesis' checks where it has them. A value counts as wrong only if it is wrong in
the form in which the backend sees it.

Roles, sign-in and the Origin are in a configuration file; ${guide()} shows one.`,
  options: {
    url: { type: 'string', value: 'url', help: 'Where the backend is. It is required' },
    config: { type: 'string', value: 'file', help: 'Roles, sign-in and values, in YAML' },
    cases: {
      type: 'string',
      value: 'file',
      help: 'A module of JavaScript with cases of your own, which run first',
    },
    phases: { type: 'string', value: 'list', help: `Default: ${allPhases.join(',')}` },
    safe: { type: 'boolean', help: 'Sends only GET, HEAD and OPTIONS' },
    requests: { type: 'string', value: 'number', help: 'The most requests. Default: 20000' },
    seconds: { type: 'string', value: 'number', help: 'The longest time. Default: 120' },
    'max-findings': {
      type: 'string',
      value: 'number',
      help: 'The run ends with so many findings. Default: 200',
    },
    'request-timeout': {
      type: 'string',
      value: 'ms',
      help: 'After this time, no response is expected any more. Default: 10000',
    },
    'max-response-time': {
      type: 'string',
      value: 'ms',
      help: 'A response that takes longer is a finding. Default: none',
    },
    seed: { type: 'string', value: 'number', help: 'Makes the same requests again. Default: 1' },
  },
  examples: [
    [
      'contract conform --url http://localhost:3000 --config contract.config.yaml',
      'checks a backend on this machine',
    ],
    [
      'contract conform --url https://staging.example --config staging.yaml --safe --report html=report.html',
      'only reads, and writes a page with the coverage',
    ],
    [
      'contract conform --url http://localhost:3000 --config contract.config.yaml --cases cases.mjs --phases cases',
      'only your own cases',
    ],
  ],
  failsOn: 'error',
  run: conform,
};

function wantedPhases(values: OptionValues): readonly string[] {
  const named = values.text('phases')?.split(',');
  const unknown = named?.find((name) => !allPhases.includes(name));
  if (unknown !== undefined) {
    throw new CannotRun(`--phases knows ${allPhases.join(', ')}, not "${unknown}".`);
  }
  const hasCases = values.text('cases') !== undefined;
  if (named?.includes('cases') && !hasCases) {
    throw new CannotRun('--phases names cases, so it needs --cases.');
  }
  if (hasCases && values.isOn('safe')) {
    throw new CannotRun('--cases can send any request, so it does not go with --safe.');
  }
  return named ?? (hasCases ? allPhases : phaseNames);
}

async function conform(values: OptionValues): Promise<Outcome> {
  const url = addressIn(values, 'url');
  const wanted = wantedPhases(values);
  const slowest = values.text('max-response-time');
  const wait = values.count('request-timeout', 10_000, 1);
  const api = await openApi(values.text('contract') ?? 'openapi.yaml');
  const config = readConfig(values.text('config'));
  const cases = wanted.includes('cases') ? await readCases(values.text('cases'), api) : [];
  const sender = createSender(8, { milliseconds: wait });
  try {
    await reach(sender, url);
    const callers = await signInAll(sender, url, config);
    const coverage = new Coverage(api);
    const run = new Run({
      api,
      validators: validatorsOf(api),
      sender,
      url,
      callers,
      config,
      coverage,
      learned: new Learned(api.operations.map(({ path }) => path)),
      limits: {
        requests: values.count('requests', 20_000, 1),
        seconds: values.count('seconds', 120, 1),
        responseMilliseconds:
          slowest === undefined ? null : values.count('max-response-time', 0, 1),
        findings: values.count('max-findings', 200, 1),
        waitMilliseconds: wait,
      },
      seed: values.count('seed', 1),
      isSafe: values.isOn('safe'),
    });
    checkSettings(run);
    run.checkSignIns();
    const ended = await failureOf(async () => {
      await runCases(run, cases);
      // Cases can end the sessions of roles.
      if (cases.length > 0 && wanted.length > 1) await callers.renew();
      await runPhases(run, wanted);
    });
    const isIdle = run.requests === 0;
    const failure =
      ended ?? run.unusable ?? (isIdle ? 'It sent no request, so nothing was checked.' : null);
    const rows = coverage.rows();
    return {
      findings: run.findings,
      notes: [
        ...(cases.length > 0 ? [`${counted(cases.length, 'case')} of your own.`] : []),
        ...notesOf(run, rows),
      ],
      coverage: rows,
      ...(failure !== null && { failure }),
    };
  } finally {
    sender.close();
  }
}

const notesOf = (run: Run, rows: ReturnType<Coverage['rows']>): string[] => [
  `${counted(run.requests, 'request')}.`,
  ...coverageSummary(rows),
  ...(run.hasEnded
    ? ['A limit of requests, seconds or findings ended the run before its end.']
    : []),
];
