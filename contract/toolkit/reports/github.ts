import type { Finding, Severity } from '../finding.ts';
import { withoutControls } from './plain-text.ts';
import { sideText, type Report } from './report.ts';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

const data = (text: string): string =>
  withoutControls(text).replaceAll('%', '%25').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotation(finding: Finding) {
  const { rule, severity, operation, message, fix, place, exchanges } = finding;
  const where = [operation, sideText(finding)].filter((part) => part !== null).join(' ');
  const properties = [
    ...(place === null
      ? []
      : [`file=${property(place.file)}`, `line=${place.line}`, `col=${place.column}`]),
    `title=${property(where === '' ? rule : `${rule}: ${where}`)}`,
  ];
  const text = [message, ...(fix === null ? [] : [fix]), ...exchanges.map(({ curl }) => curl)];
  return `::${commands[severity]} ${properties.join(',')}::${data(text.join('\n'))}`;
}

/** Workflow commands of GitHub Actions, which become annotations beside the lines of the contract. */
export const githubReport = ({ command, findings, failure }: Report): string =>
  [
    ...findings.map(annotation),
    ...(failure === undefined
      ? []
      : [`::error title=${property(`contract ${command} could not finish`)}::${data(failure)}`]),
  ]
    .map((line) => `${line}\n`)
    .join('');
