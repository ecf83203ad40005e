import { createHash } from 'node:crypto';
import type { Finding, Place, Severity } from '../finding.ts';
import { withoutControls } from './plain-text.ts';
import type { Report } from './report.ts';

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** The same for the same fault in a later run, so that a viewer can tell new findings from old ones. */
const fingerprint = ({ rule, operation, message, place }: Finding): string =>
  createHash('sha256')
    // The line in an old contract, which `breaking` names, is not a part of the fault.
    .update(
      JSON.stringify([
        rule,
        operation,
        place?.pointer ?? null,
        message.replaceAll(/:\d+:\d+\b/g, ''),
      ]),
    )
    .digest('hex')
    .slice(0, 32);

/** A path as a relative reference: `main:openapi.yaml`, a file at a git ref, would otherwise have the scheme `main`. */
const uriOf = (file: string): string =>
  encodeURI(file.replaceAll('\\', '/')).replaceAll(':', '%3A');

function resultOf(finding: Finding, contract: string) {
  const { rule, severity, operation, side, message, fix, exchanges, seed } = finding;
  // Code scanning refuses the whole file if a result has no location.
  const place: Place = finding.place ?? { file: contract, pointer: '', line: 1, column: 1 };
  return {
    ruleId: rule,
    level: levels[severity],
    message: { text: fix === null ? message : `${message} ${fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(place.file) },
          region: { startLine: place.line, startColumn: place.column },
        },
        logicalLocations: [{ fullyQualifiedName: place.pointer }],
      },
    ],
    partialFingerprints: { 'contractFinding/v1': fingerprint(finding) },
    properties: {
      operation,
      ...(side !== undefined && { side }),
      seed,
      exchanges: exchanges.map(({ curl, response }) => ({
        curl,
        status: response?.status ?? null,
        body: response?.body ?? null,
      })),
    },
  };
}

/** SARIF 2.1.0, as GitHub's code scanning reads it. */
export function sarifReport(report: Report): string {
  const { command, contract, findings, startedAt, milliseconds, failure } = report;
  const rules = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  const run = {
    tool: {
      driver: {
        name: `questwright contract ${command}`,
        rules: rules.map((id) => ({ id, shortDescription: { text: id.replaceAll(/[-_]/g, ' ') } })),
      },
    },
    invocations: [
      {
        executionSuccessful: failure === undefined,
        ...(failure !== undefined && {
          toolExecutionNotifications: [{ level: 'error', message: { text: failure } }],
        }),
        startTimeUtc: startedAt.toISOString(),
        endTimeUtc: new Date(startedAt.getTime() + milliseconds).toISOString(),
      },
    ],
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => resultOf(finding, contract)),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return `${withoutControls(JSON.stringify(log, null, 2))}\n`;
}
