import { countSeverities, severities, type Exchange, type Finding } from '../finding.ts';
import { withoutControls } from './plain-text.ts';
import { counted, placeText, severityCount, sideText, type Report } from './report.ts';

/** More findings are in the other reports; a terminal shows the first. */
const mostShown = 100;

/** Text of a backend: it may not give a command to the build server, which reads lines such as `::add-mask::`. */
const harmless = (text: string): string =>
  withoutControls(text).replaceAll(/^(\s*)(?=::|##\[)/gm, '$1\\');

const indented = (text: string): string => harmless(text).replaceAll('\n', '\n    ');

function exchangeLines({ request, response, curl }: Exchange): string[] {
  const answer =
    response === null
      ? 'no response'
      : `${response.status} in ${Math.round(response.milliseconds)} ms` +
        (response.body === null ? '' : `  ${response.body.slice(0, 300).trimEnd()}`);
  return [`${request.method} ${request.url} → ${answer}`, curl];
}

function findingText(finding: Finding): string {
  const { rule, severity, operation, message, fix, exchanges, seed } = finding;
  const where = [operation, placeText(finding), sideText(finding)]
    .filter((part) => part !== null)
    .join('  ');
  return [
    `${severity.padEnd(7)} ${rule}${where === '' ? '' : `  ${where}`}`,
    ...[
      message,
      ...(fix === null ? [] : [fix]),
      ...exchanges.flatMap(exchangeLines),
      ...(seed === null ? [] : [`seed ${seed}`]),
    ].map((line) => `    ${indented(line)}`),
  ].join('\n');
}

const summary = ({ findings, milliseconds, command, failure }: Report): string => {
  const counts = countSeverities(findings);
  const named = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => severityCount(severity, counts[severity]));
  const seconds = (milliseconds / 1000).toFixed(1);
  const found = named.length === 0 ? 'no findings' : named.join(', ');
  return failure === undefined
    ? `${command}: ${found} (${seconds} s)`
    : `${command}: not finished, ${found} until then (${seconds} s)`;
};

export function terminalReport(report: Report): string {
  const { findings, notes } = report;
  // Remarks must not take the place of errors.
  const sorted = severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const shown = sorted.slice(0, mostShown).map(findingText);
  const rest = findings.length - shown.length;
  return [
    ...shown,
    ...(rest > 0 ? [`and ${counted(rest, 'further finding')}; --report html=file shows all.`] : []),
    ...notes.map(harmless),
    summary(report),
  ].join('\n');
}
