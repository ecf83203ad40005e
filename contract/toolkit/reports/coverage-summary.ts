import type { CoverageRow } from '../command.ts';

/** Which parts of the contract were used, in one line, and which operations were not. */
export function coverageSummary(rows: readonly CoverageRow[]): string[] {
  const used = (kind: CoverageRow['kind']): string => {
    const of = rows.filter((row) => row.kind === kind);
    return `${of.filter(({ times }) => times > 0).length} of ${of.length}`;
  };
  const missed = rows.filter(({ kind, times }) => kind === 'operation' && times === 0);
  return [
    `Used: operations ${used('operation')}, statuses ${used('status')}, parameters ${used('parameter')}, properties ${used('property')}.`,
    ...(missed.length > 0
      ? [`Never called: ${missed.map(({ operation }) => operation).join(', ')}.`]
      : []),
  ];
}
