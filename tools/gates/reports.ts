import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Outcome } from './outcome.ts';

// A broken or missing report counts as none: the runner that should have written it crashed.
function read(path: string): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

export function countVitest(path: string): Outcome | undefined {
  // Written by vitest in the shape it documents.
  const report = read(path) as JsonTestResults | undefined;
  if (report === undefined) return undefined;
  // A file that cannot be loaded has no test, and is a failure all the same.
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
  const report = read(path) as JSONReport | undefined;
  if (report === undefined) return undefined;
  const tests = report.suites.flatMap(specsOf).flatMap((spec) => spec.tests);
  const passed = tests.filter((test) => test.status === 'expected').length;
  // A test that passed at the second try has failed: what it hides would fail for a user too.
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length;
  return { passed, failed: failed + report.errors.length, details: '' };
}
