import type { CoverageRow } from '../command.ts';
import { countSeverities, severities, type Exchange, type Finding } from '../finding.ts';
import { withoutControls } from './plain-text.ts';
import { counted, placeText, severityCount, sideText, type Report } from './report.ts';

const escaped = (text: string): string =>
  withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
article { border: 1px solid #8886; border-left-width: 6px; border-radius: 6px; padding: .6rem 1rem; margin: .8rem 0; }
article.error { border-left-color: #c8322b; } article.warning { border-left-color: #b7791f; } article.info { border-left-color: #2b6cb0; }
h3 { font-size: 1rem; margin: 0; } table + h3 { margin-top: 1.5rem; } h3 span { font-weight: 400; opacity: .8; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #8881; padding: .6rem; border-radius: 4px; font-size: .85rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
tr.missed td { color: light-dark(#9b1c17, #ff9b93); }
details summary { cursor: pointer; }
.wide { overflow-x: auto; } .wide table { min-width: 38rem; }
`;

function exchangeHtml({ request, response, curl }: Exchange): string {
  const answer =
    response === null
      ? 'No response came.'
      : [
          `HTTP ${response.status}, ${Math.round(response.milliseconds)} ms`,
          ...response.headers.map(([name, value]) => `${name}: ${value}`),
          '',
          response.body ?? '',
        ].join('\n');
  return `<details><summary>${escaped(`${request.method} ${request.url} → ${response?.status ?? 'no response'}`)}</summary><pre>${escaped(curl)}</pre><pre>${escaped(answer)}</pre></details>`;
}

function findingHtml(finding: Finding): string {
  const { rule, severity, operation, message, fix, exchanges, seed } = finding;
  const where = [operation, placeText(finding), sideText(finding)]
    .filter((part) => part !== null)
    .join(' · ');
  return [
    `<article class="${severity}"><h3>${severity}: ${escaped(rule)} <span>${escaped(where)}</span></h3>`,
    `<p>${escaped(message)}${fix === null ? '' : `<br>${escaped(fix)}`}</p>`,
    ...exchanges.map(exchangeHtml),
    seed === null ? '' : `<p>seed ${seed}</p>`,
    '</article>',
  ].join('\n');
}

/** How many findings each rule has, the most first. */
function rulesHtml(findings: readonly Finding[]): string {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  if (counts.size < 2) return '';
  const rows = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([rule, count]) => `<tr><td>${escaped(rule)}</td><td class="number">${count}</td></tr>`);
  return `<table><thead><tr><th>rule</th><th class="number">findings</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const kinds = {
  operation: 'operations',
  status: 'statuses',
  parameter: 'parameters',
  property: 'properties',
} as const satisfies Readonly<Record<CoverageRow['kind'], string>>;

const kindNames = Object.keys(kinds) as readonly CoverageRow['kind'][];

/** How many parts of a kind were used, such as `3 of 5`; empty if there is no such part. */
function share(rows: readonly CoverageRow[], kind: CoverageRow['kind']): string {
  const of = rows.filter((row) => row.kind === kind);
  return of.length === 0 ? '' : `${of.filter(({ times }) => times > 0).length} of ${of.length}`;
}

const numbers = (texts: readonly string[]): string =>
  texts.map((text) => `<td class="number">${text}</td>`).join('');

/** One row of the table, with what was never used and how often the rest was. */
function operationHtml(operation: string, rows: readonly CoverageRow[]): string {
  const calls = rows.find(({ kind }) => kind === 'operation')?.times ?? 0;
  const parts = rows.filter(({ kind }) => kind !== 'operation');
  const missed = parts.filter(({ times }) => times === 0).map(({ part }) => escaped(part));
  const used = parts
    .filter(({ times }) => times > 0)
    .map(({ part, times }) => `${escaped(part)} (${times})`);
  const lists = [
    ['Never used', missed],
    ['Used', used],
  ] as const;
  const text = lists
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `<p><b>${name}:</b> ${list.join(', ')}</p>`)
    .join('');
  const shares = kindNames.slice(1).map((kind) => share(rows, kind));
  return `<tr${calls === 0 ? ' class="missed"' : ''}><td><details><summary>${escaped(operation)}</summary>${text}</details></td>${numbers([calls === 0 ? 'never' : String(calls), ...shares])}</tr>`;
}

/** Which parts of the contract were used: all together, and those of each operation. */
function coverageHtml(coverage: readonly CoverageRow[]): string {
  const summary = kindNames.map(
    (kind) => `<tr><td>${kinds[kind]}</td>${numbers([share(coverage, kind)])}</tr>`,
  );
  const operations = [...Map.groupBy(coverage, ({ operation }) => operation)].map(([name, rows]) =>
    operationHtml(name, rows),
  );
  const heads = ['calls', ...kindNames.slice(1).map((kind) => kinds[kind])];
  return `<h2>Coverage</h2>
<table><thead><tr><th>part</th><th class="number">used</th></tr></thead><tbody>${summary.join('')}</tbody></table>
<h3>By operation</h3>
<p>Open an operation to see what of it was never used.</p>
<div class="wide"><table><thead><tr><th>operation</th>${heads.map((head) => `<th class="number">${head}</th>`).join('')}</tr></thead><tbody>${operations.join('\n')}</tbody></table></div>`;
}

/** One page without scripts and without requests to other addresses. */
export function htmlReport(report: Report): string {
  const { command, contract, findings, notes, coverage, startedAt, milliseconds, failure } = report;
  const counts = countSeverities(findings);
  const found = counted(findings.length, 'finding');
  const title = `contract ${command}: ${failure === undefined ? found : `not finished, ${found} until then`}`;
  const facts = [
    contract,
    startedAt.toISOString(),
    `${(milliseconds / 1000).toFixed(1)} s`,
    ...severities
      .filter((severity) => counts[severity] > 0)
      .map((severity) => severityCount(severity, counts[severity])),
  ];
  const sorted = severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${styles}</style></head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(facts.join(' · '))}</p>
${failure === undefined ? '' : `<p><b>${escaped(failure)}</b></p>`}
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${rulesHtml(findings)}
${sorted.map(findingHtml).join('\n')}
${coverage === undefined ? '' : coverageHtml(coverage)}
</body>
</html>
`;
}
