import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, outcomeOfTests, outcomeOfCommand } from './outcome.ts';

const counted = (passed: number, failed: number) => ({ passed, failed, details: '' });

describe('the outcome of a command', () => {
  test('is one passed test without output if the command succeeds', () => {
    expect(outcomeOfCommand(0, 'everything is fine')).toEqual(counted(1, 0));
  });

  test('shows the output of a command that failed', () => {
    expect(outcomeOfCommand(2, 'a.ts: no')).toEqual({ passed: 0, failed: 1, details: 'a.ts: no' });
  });
});

describe('the outcome of a test runner', () => {
  test('has the counts of its report', () => {
    expect(outcomeOfTests(counted(7, 0), 0, 'noise')).toEqual(counted(7, 0));
  });

  test('shows the output when a test failed', () => {
    expect(outcomeOfTests(counted(6, 1), 1, 'why')).toEqual({
      passed: 6,
      failed: 1,
      details: 'why',
    });
  });

  test('names the failed tests before the output, because a long log can be shortened', () => {
    const named = { passed: 6, failed: 1, details: 'a.test.ts › saves' };
    expect(outcomeOfTests(named, 1, 'noise').details).toBe('a.test.ts › saves\n\nnoise');
  });

  test('is a failure if there is no report', () => {
    expect(outcomeOfTests(undefined, 0, 'crash').failed).toBe(1);
  });

  test('is a failure when the runner failed, although every test passed', () => {
    expect(outcomeOfTests(counted(7, 0), 1, 'unhandled').failed).toBe(1);
  });

  test('is a failure when no test ran', () => {
    expect(outcomeOfTests(counted(0, 0), 0, '').failed).toBe(1);
  });
});

describe('a report', () => {
  const reportOf = (report: object) => {
    const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
    writeFileSync(path, JSON.stringify(report));
    return path;
  };

  test('of Vitest names failed tests and files that cannot be loaded', () => {
    const path = reportOf({
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {
          name: join(process.cwd(), 'src/a.test.ts'),
          status: 'failed',
          assertionResults: [
            {
              fullName: 'a list is sorted',
              status: 'failed',
              failureMessages: ['expected 1 to be 2'],
            },
            { fullName: 'a list is short', status: 'passed', failureMessages: [] },
          ],
        },
        {
          name: join(process.cwd(), 'src/b.test.ts'),
          status: 'failed',
          message: 'No such module',
          assertionResults: [],
        },
      ],
    });
    expect(countVitest(path)).toEqual({
      passed: 3,
      failed: 2,
      details:
        'src/a.test.ts › a list is sorted\n  expected 1 to be 2\nsrc/b.test.ts\n  No such module',
    });
  });

  test('of Playwright names failed tests with their first error, without colours', () => {
    const spec = (title: string, status: string, errors: { message: string }[]) => ({
      file: 'page.e2e.ts',
      line: 7,
      title,
      tests: [{ projectName: 'server', status, results: [{ errors }] }],
    });
    const path = reportOf({
      suites: [
        {
          specs: [spec('a page opens', 'expected', [])],
          suites: [
            {
              specs: [spec('a page closes', 'unexpected', [{ message: '\u001B[31mno\u001B[39m' }])],
            },
          ],
        },
      ],
      errors: [],
    });
    expect(countPlaywright(path)).toEqual({
      passed: 1,
      failed: 1,
      details: 'page.e2e.ts:7 › a page closes (server)\n  no',
    });
  });
});
