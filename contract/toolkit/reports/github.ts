import type { Finding, Severity } from '../finding.ts';
import type { Report } from './report.ts';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotation({ rule, severity, operation, message, fix, place, exchanges }: Finding) {
  const properties = [
    ...(place === null
      ? []
      : [`file=${property(place.file)}`, `line=${place.line}`, `col=${place.column}`]),
    `title=${property(operation === null ? rule : `${rule}: ${operation}`)}`,
  ];
  const text = [message, ...(fix === null ? [] : [fix]), ...exchanges.map(({ curl }) => curl)];
  return `::${commands[severity]} ${properties.join(',')}::${data(text.join('\n'))}`;
}

/** Workflow commands of GitHub Actions, which become annotations beside the lines of the contract. */
export const githubReport = ({ findings }: Report): string =>
  findings.map((finding) => `${annotation(finding)}\n`).join('');
