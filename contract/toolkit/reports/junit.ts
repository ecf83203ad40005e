import type { Finding } from '../finding.ts';
import { withoutControls } from './plain-text.ts';
import { placeText, sideText, type Report } from './report.ts';

const escaped = (text: string): string =>
  withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

function detailsOf(finding: Finding): string {
  const { fix, exchanges, seed } = finding;
  return [
    ...(fix === null ? [] : [fix]),
    ...exchanges.flatMap(({ curl, response }) => [
      curl,
      response === null ? 'no response' : `${response.status} ${response.body ?? ''}`,
    ]),
    ...(seed === null ? [] : [`seed ${seed}`]),
  ].join('\n');
}

function testCase(command: string, finding: Finding): string {
  const { rule, severity, operation, message } = finding;
  const place = placeText(finding);
  const name = escaped(
    [rule, operation ?? place, sideText(finding)].filter((part) => part !== null).join(' '),
  );
  const file =
    finding.place === null
      ? ''
      : ` file="${escaped(finding.place.file)}" line="${finding.place.line}"`;
  const text = escaped(message);
  const inner =
    severity === 'error'
      ? `<failure type="${escaped(rule)}" message="${text}">${escaped(detailsOf(finding))}</failure>`
      : `<system-out>${severity}: ${text}</system-out>`;
  return `    <testcase classname="contract.${command}" name="${name}"${file}>${inner}</testcase>`;
}

const plainCase = (command: string, name: string, inner = ''): string => {
  const start = `    <testcase classname="contract.${command}" name="${name}"`;
  return inner === '' ? `${start}/>` : `${start}>${inner}</testcase>`;
};

/** JUnit's XML: a test case for each finding; one that passed if there are none, and one for a run without an end. */
export function junitReport(report: Report): string {
  const { findings, startedAt, milliseconds, failure } = report;
  // Any word can stand where a command is expected.
  const command = escaped(report.command);
  const failures = findings.filter(({ severity }) => severity === 'error').length;
  const unfinished =
    failure === undefined
      ? []
      : [plainCase(command, 'not finished', `<error message="${escaped(failure)}"/>`)];
  const found = [...unfinished, ...findings.map((finding) => testCase(command, finding))];
  const cases = found.length === 0 ? [plainCase(command, 'no findings')] : found;
  const counts = `tests="${cases.length}" failures="${failures}" errors="${unfinished.length}" time="${(milliseconds / 1000).toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="contract ${command}" ${counts} timestamp="${startedAt.toISOString()}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
