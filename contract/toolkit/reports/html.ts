import type { CoverageRow } from '../command.ts';
import { countSeverities, severities, type Exchange, type Finding } from '../finding.ts';
import { counted, placeText, type Report } from './report.ts';

const escaped = (text: string): string =>
  text
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
h3 { font-size: 1rem; margin: 0; } h3 span { font-weight: 400; opacity: .8; }
pre { overflow-x: auto; background: #8881; padding: .6rem; border-radius: 4px; font-size: .85rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
tr.missed td { color: light-dark(#9b1c17, #ff9b93); }
details summary { cursor: pointer; }
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
  return `<details><summary>${escaped(`${request.method} ${request.url}`)}</summary><pre>${escaped(curl)}</pre><pre>${escaped(answer)}</pre></details>`;
}

function findingHtml(finding: Finding): string {
  const { rule, severity, operation, message, fix, exchanges, seed } = finding;
  const where = [operation, placeText(finding)].filter((part) => part !== null).join(' · ');
  return [
    `<article class="${severity}"><h3>${severity}: ${escaped(rule)} <span>${escaped(where)}</span></h3>`,
    `<p>${escaped(message)}${fix === null ? '' : `<br>${escaped(fix)}`}</p>`,
    ...exchanges.map(exchangeHtml),
    seed === null ? '' : `<p>seed ${seed}</p>`,
    '</article>',
  ].join('\n');
}

const kinds = ['operation', 'status', 'parameter', 'property'] as const;

function coverageHtml(coverage: readonly CoverageRow[]): string {
  const summary = kinds.map((kind) => {
    const rows = coverage.filter((row) => row.kind === kind);
    const used = rows.filter(({ times }) => times > 0).length;
    return `<tr><td>${kind}</td><td class="number">${used} of ${rows.length}</td></tr>`;
  });
  const rows = coverage.map(
    ({ operation, part, times }) =>
      `<tr${times === 0 ? ' class="missed"' : ''}><td>${escaped(operation)}</td><td>${escaped(part)}</td><td class="number">${times === 0 ? 'never' : times}</td></tr>`,
  );
  return `<h2>Coverage</h2>
<table><thead><tr><th>part</th><th class="number">used</th></tr></thead><tbody>${summary.join('')}</tbody></table>
<details><summary>All ${counted(coverage.length, 'part')}</summary>
<table><thead><tr><th>operation</th><th>part</th><th class="number">times</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></details>`;
}

/** One page without scripts and without requests to other addresses. */
export function htmlReport(report: Report): string {
  const { command, findings, notes, coverage, startedAt } = report;
  const counts = countSeverities(findings);
  const title = `contract ${command}: ${counted(findings.length, 'finding')}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${styles}</style></head>
<body>
<h1>${escaped(title)}</h1>
<p>${startedAt.toISOString()} · ${severities.map((severity) => `${severity} ${counts[severity]}`).join(' · ')}</p>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${findings.map(findingHtml).join('\n')}
${coverage === undefined ? '' : coverageHtml(coverage)}
</body>
</html>
`;
}
