import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** What a check found: how many tests passed and failed, and the output that explains a failure. */
export interface Outcome {
  passed: number;
  failed: number;
  details: string;
}

/** A command without tests counts as one: it passes if the command succeeds. */
export const outcomeOfCommand = (code: number, output: string): Outcome =>
  code === 0 ? { passed: 1, failed: 0, details: '' } : { passed: 0, failed: 1, details: output };

/**
 * A test runner that crashed, found an error outside of all tests or ran no test has failed, whatever
 * its report says.
 */
export function outcomeOfTests(
  counted: Outcome | undefined,
  code: number,
  output: string,
): Outcome {
  if (counted === undefined) {
    return { passed: 0, failed: 1, details: `The runner left no report.\n${output}` };
  }
  if (counted.failed > 0) {
    return { ...counted, details: output };
  }
  if (code !== 0) {
    return { passed: counted.passed, failed: 1, details: output };
  }
  if (counted.passed === 0) {
    return { passed: 0, failed: 1, details: `No test ran.\n${output}` };
  }
  return counted;
}

/** A broken report counts as a missing one: the runner that should have written it crashed. */
function readReport(path: string): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

export function countVitest(path: string): Outcome | undefined {
  // Written by vitest in the shape it documents.
  const report = readReport(path) as JsonTestResults | undefined;
  if (report === undefined) return undefined;
  // A file that cannot be loaded has no tests, but it is a failure.
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed, details: '' };
}

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

export function countPlaywright(path: string): Outcome | undefined {
  // Written by Playwright in the shape it documents.
  const report = readReport(path) as JSONReport | undefined;
  if (report === undefined) return undefined;
  const tests = report.suites.flatMap(specsOf).flatMap((spec) => spec.tests);
  const passed = tests.filter((test) => test.status === 'expected').length;
  // A test that passes only at the second attempt has failed: users would see the same failure.
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length;
  return { passed, failed: failed + report.errors.length, details: '' };
}
