import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '#tools/browser.ts';
import { runNode } from './command.ts';
import { manyChecks, oneCheck, type Outcome } from './outcome.ts';
import { countPlaywright, countVitest } from './reports.ts';

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'test-results');

export interface Gate {
  name: string;
  run: () => Promise<Outcome>;
}

function tool(name: string, args: readonly string[]): Gate {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(args, { cwd: root });
      return oneCheck(code, output);
    },
  };
}

// The variable would silence warnings of the code under test, so the runner sets its own.
const testing = { NODE_ENV: 'test' };

function vitest(project: string): Gate {
  return {
    name: project,
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
        { cwd: root, env: testing, minutes: 10 },
      );
      return manyChecks(countVitest(report), code, output);
    },
  };
}

const browserTests: Gate = {
  name: 'e2e',
  run: async () => {
    const report = freshReport('playwright.json');
    const browser = await findBrowser();
    const { code, output } = await runNode(['node_modules/@playwright/test/cli.js', 'test'], {
      cwd: root,
      env: {
        ...testing,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      minutes: 20,
    });
    return manyChecks(countPlaywright(report), code, output);
  },
};

function freshReport(name: string): string {
  const path = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** Every gate, in the order in which a mistake is found soonest. */
export const gates: readonly Gate[] = [
  tool('types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']),
  // Without the types of Node and the DOM: what passes runs on every platform.
  tool('backend-types', ['node_modules/typescript/bin/tsc', '-p', 'backend/tsconfig.json']),
  tool('lint', ['node_modules/oxlint/bin/oxlint']),
  tool('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  tool('deadcode', ['node_modules/knip/bin/knip.js']),
  tool('generated', ['contract/generate/main.ts', '--check']),
  tool('contract-lint', ['contract/lint/main.ts']),
  vitest('unit'),
  vitest('components'),
  vitest('contract'),
  vitest('server'),
  tool('build', ['tools/build.ts']),
  browserTests,
];
