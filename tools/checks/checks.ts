import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '#tools/browser.ts';
import {
  countPlaywright,
  countVitest,
  outcomeOfCommand,
  outcomeOfTests,
  type CheckOutcome,
} from './outcome.ts';

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'test-results');

export interface Check {
  name: string;
  run: () => Promise<CheckOutcome>;
  /** Tests use all processors, and some have time limits. The other checks run two at a time. */
  runsAlone: boolean;
  /** Whether the check runs only if it is named. */
  isOnDemand?: true;
}

function tool(name: string, args: readonly string[]): Check {
  return {
    name,
    runsAlone: false,
    run: async () => {
      const { code, output } = await runNode(args, { cwd: root });
      return outcomeOfCommand(code, output);
    },
  };
}

// With NODE_ENV=production, React would not warn about mistakes, and tests fail on its warnings.
const testing = { NODE_ENV: 'test' };

function vitest(project: string): Check {
  return {
    name: project,
    runsAlone: true,
    run: async () => {
      const report = freshReport(`vitest-${project}.json`);
      const { code, output } = await runNode(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { cwd: root, env: testing, minutes: 20 },
      );
      return outcomeOfTests(countVitest(report), code, output);
    },
  };
}

const browserTests = (name: string, projects: readonly string[]): Check => ({
  name,
  runsAlone: true,
  run: async () => {
    const report = freshReport('playwright.json');
    const browser = await findBrowser();
    const args = projects.map((project) => `--project=${project}`);
    const { code, output } = await runNode(
      ['node_modules/@playwright/test/cli.js', 'test', ...args],
      {
        cwd: root,
        env: {
          ...testing,
          // Playwright sets FORCE_COLOR for its workers, and Node would warn in each about both variables.
          NO_COLOR: undefined,
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
        minutes: 25,
      },
    );
    return outcomeOfTests(countPlaywright(report), code, output);
  },
});

function freshReport(name: string): string {
  const path = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** All checks in the order in which they start and are reported. The fast checks come first. */
export const checks: readonly Check[] = [
  tool('types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']),
  tool('build', ['tools/build.ts']),
  // Checks the backend without the types of Node and the DOM, which it must not use.
  tool('backend-types', ['node_modules/typescript/bin/tsc', '-p', 'backend/tsconfig.json']),
  tool('lint', ['node_modules/oxlint/bin/oxlint']),
  tool('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  tool('deadcode', ['node_modules/knip/bin/knip.js']),
  tool('generated', ['contract/generate/main.ts', '--check']),
  tool('contract-lint', ['contract/toolkit/main.ts', 'lint']),
  vitest('unit'),
  vitest('components'),
  vitest('contract'),
  vitest('server'),
  vitest('growth'),
  browserTests('e2e', ['server', 'offline']),
  // They take as long as all other checks.
  { ...browserTests('e2e-further', ['further', 'further-offline', 'mock']), isOnDemand: true },
];

interface Finished {
  code: number;
  output: string;
}

/** Runs a file with this version of Node and collects its output. */
function runNode(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; minutes?: number },
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (options.minutes ?? 5) * 60_000,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) => {
      const output = Buffer.concat(parts).toString('utf8').trim();
      const ended = signal === null ? output : `${output}\nEnded by ${signal}.`;
      resolve({ code: code ?? 1, output: ended });
    });
  });
}
