import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/**
 * The result of a check: how many tests passed and failed, and the output that explains a failure.
 */
export interface CheckOutcome {
  passed: number;
  failed: number;
  details: string;
}

/** A command without tests counts as one test, which passes if the command succeeds. */
export const outcomeOfCommand = (code: number, output: string): CheckOutcome =>
  code === 0 ? { passed: 1, failed: 0, details: '' } : { passed: 0, failed: 1, details: output };

/**
 * The outcome is a failure if the runner crashed, found an error outside of all tests or ran no
 * test, even if its report counts no failure.
 */
export function outcomeOfTests(
  counted: CheckOutcome | undefined,
  code: number,
  output: string,
): CheckOutcome {
  if (counted === undefined) {
    return { passed: 0, failed: 1, details: `The runner wrote no report.\n${output}` };
  }
  if (counted.failed > 0) {
    return { ...counted, details: `${counted.details}\n\n${output}`.trim() };
  }
  if (code !== 0) {
    return { passed: counted.passed, failed: 1, details: output };
  }
  if (counted.passed === 0) {
    return { passed: 0, failed: 1, details: `No test ran.\n${output}` };
  }
  return counted;
}

/**
 * Returns undefined for a broken report as for a missing report: in both cases the runner crashed.
 */
function readReport(path: string): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a failed test with its first error, indented. The rest is in the output of the runner. */
function describeFailure(name: string, errors: readonly string[]): string {
  const lines = stripVTControlCharacters(errors[0] ?? 'It has no error.').split('\n');
  return [name, ...lines.slice(0, 12)].join('\n  ');
}

/**
 * Counts the tests in the JSON report of Vitest; undefined if there is none. The details list the
 * failed tests, because a reader of a shortened log needs their names first.
 */
export function countVitest(path: string): CheckOutcome | undefined {
  // Vitest writes the report in this documented shape.
  const report = readReport(path) as JsonTestResults | undefined;
  if (report === undefined) return undefined;
  // A test file that cannot be loaded has no failed tests, but it counts as a failure.
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  const failures = report.testResults.flatMap((file) => {
    const name = relative('.', file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...(broken.includes(file) ? [describeFailure(name, [file.message])] : []),
      ...tests.map(({ fullName, failureMessages }) =>
        describeFailure(`${name} › ${fullName}`, failureMessages ?? []),
      ),
    ];
  });
  return { passed: report.numPassedTests, failed, details: failures.join('\n') };
}

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Counts the tests in the JSON report of Playwright, as countVitest does. */
export function countPlaywright(path: string): CheckOutcome | undefined {
  // Playwright writes the report in this documented shape.
  const report = readReport(path) as JSONReport | undefined;
  if (report === undefined) return undefined;
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests: runs }) =>
      runs.map((run) => ({ name: `${file}:${line} › ${title} (${run.projectName})`, ...run })),
    );
  const passed = tests.filter((test) => test.status === 'expected').length;
  // A test that passes only when it is repeated counts as failed, because the failure can be real.
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const failures = failed.map(({ name, results }) =>
    describeFailure(
      name,
      results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    ),
  );
  const details = [
    ...failures,
    ...report.errors.map(({ message = '' }) => describeFailure('Playwright', [message])),
  ].join('\n');
  return { passed, failed: failed.length + report.errors.length, details };
}
