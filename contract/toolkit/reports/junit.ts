import type { Finding } from '../finding.ts';
import { placeText, type Report } from './report.ts';

/** XML 1.0 cannot hold the other characters, also not as references. */
const isXml = (character: string): boolean =>
  character >= ' '
    ? character !== '\uFFFE' && character !== '\uFFFF'
    : '\t\n\r'.includes(character);

const escaped = (text: string): string =>
  Array.from(text.toWellFormed(), (character) => (isXml(character) ? character : '\uFFFD'))
    .join('')
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
  const name = escaped([rule, operation ?? place].filter((part) => part !== null).join(' '));
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

/** JUnit's XML: a test case for each finding; one that passed if there are none. */
export function junitReport({ command, findings, startedAt, milliseconds }: Report): string {
  const failures = findings.filter(({ severity }) => severity === 'error').length;
  const cases =
    findings.length === 0
      ? [`    <testcase classname="contract.${command}" name="no findings"/>`]
      : findings.map((finding) => testCase(command, finding));
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" time="${(milliseconds / 1000).toFixed(3)}"`;
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
