import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSender } from '../../http/send.ts';
import { signInAs, tour } from '../tour.ts';
import { harOf } from './har.ts';
import type { Judge } from './judge.ts';
import { runTool } from './run-tool.ts';

const packageFile = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
// Every package file has a version.
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

export const redoclyVersion = `@redocly/cli ${version}`;

/** Runs Redocly in a folder without a configuration: with one, it judges only by the rules that are named there. */
export const redocly = (folder: string, args: readonly string[]): ReturnType<typeof runTool> =>
  runTool(process.execPath, [join(dirname(packageFile), 'bin/cli.js'), ...args], { folder });

const contract = join(import.meta.dirname, '../shelf.yaml');

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-matrix-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface DriftReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly operationId?: string;
    readonly target: string;
  }[];
}

export const drift: Judge = {
  name: 'Redocly drift',
  version: redoclyVersion,
  how: 'Compares the responses in the recorded traffic of an ordinary client with the contract.',
  reports: ({ url }) =>
    inFolder(async (folder) => {
      const sender = createSender();
      const visits = await tour(sender, url);
      sender.close();
      const [traffic, report] = [join(folder, 'traffic.har'), join(folder, 'report.json')];
      writeFileSync(traffic, JSON.stringify(harOf(visits)));
      const { output } = await redocly(folder, [
        'drift',
        traffic,
        `--api=${contract}`,
        `--server=${url}`,
        '--format=json',
        `--output=${report}`,
      ]);
      // Redocly of this version writes this shape.
      const { problems } = readReport(report, output) as DriftReport;
      return problems
        .filter(({ target }) => target === 'response')
        .map(({ ruleId, message, operationId = '' }) => `${operationId} ${ruleId} ${message}`);
    }),
};

interface RespectReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly executedWorkflows: readonly {
          readonly executedSteps: readonly {
            readonly stepId: string;
            readonly checks: readonly { readonly name: string; readonly passed: boolean }[];
          }[];
        }[];
      }
    >
  >;
}

export const respect: Judge = {
  name: 'Redocly respect',
  version: redoclyVersion,
  how: 'Runs a flow of 15 steps that is written by hand for this contract (judges/shelf.arazzo.yaml).',
  reports: ({ url }) =>
    inFolder(async (folder) => {
      const report = join(folder, 'report.json');
      const sessions = await sessionsFrom(url);
      const { output } = await redocly(folder, [
        'respect',
        join(import.meta.dirname, 'shelf.arazzo.yaml'),
        `--server=shelf=${url}`,
        `--input=${JSON.stringify(sessions)}`,
        `--json-output=${report}`,
        '--max-fetch-timeout=2000',
      ]);
      // Redocly of this version writes this shape.
      const { files } = readReport(report, output) as RespectReport;
      return Object.values(files)
        .flatMap(({ executedWorkflows }) => executedWorkflows)
        .flatMap(({ executedSteps }) => executedSteps)
        .flatMap(({ stepId, checks }) =>
          checks.filter(({ passed }) => !passed).map(({ name }) => `${stepId} ${name}`),
        );
    }),
};

/** The sessions of both roles, and the token of one. */
async function sessionsFrom(url: string): Promise<Readonly<Record<string, string>>> {
  const sender = createSender();
  const reader = await signInAs(sender, url, 'reader');
  const keeper = await signInAs(sender, url, 'keeper');
  sender.close();
  return {
    reader: reader['Cookie'] ?? '',
    keeper: keeper['Cookie'] ?? '',
    csrf: reader['X-CSRF-Token'] ?? '',
  };
}

function readReport(path: string, output: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`Redocly has written no report: ${output.slice(-300)}`);
  }
}
