import { faultNames } from './faults.ts';
import type { Results, ToolResult } from './results.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A fault that a tool was not run with is not counted against it. */
const markOf = ({ found }: ToolResult, fault: string): string => {
  const isFound = found[fault];
  if (isFound === undefined) return 'not run';
  return isFound ? '✔' : '–';
};

const score = ({ found }: ToolResult): string => {
  const tried = Object.values(found);
  return `${tried.filter(Boolean).length} of ${tried.length}`;
};

const alarms = ({ falseAlarms }: ToolResult): string =>
  falseAlarms.length === 0 ? 'nothing' : String(falseAlarms.length);

/** The page of the kill matrix, in Markdown. */
export function pageOf({ backends, breaking, missing }: Results): string {
  const tools = Object.values(backends);
  const rivals = Object.values(breaking);
  const rules = [...new Set(rivals.flatMap(({ says }) => Object.keys(says)))];
  return `# The kill matrix of the contract toolkit

\`npm run contract:matrix\` writes this page. Do not edit it: its data are in \`contract/toolkit/matrix/results.json\`.

## Backends with one fault

\`contract/toolkit/matrix\` has one small backend, which can have one of ${faultNames.length} faults at a time. A fault counts as found (✔) if a tool reports something that it does not report about the correct backend. Tools that only watch traffic get the requests of an ordinary client, who uses every operation, also without a session, with wrong values and with wrong forms (\`tour.ts\`).

${table(
  [
    'tool',
    'version',
    'finds',
    'reports about the correct backend',
    'all faults take',
    'run',
    'how',
  ],
  tools.map((tool) => [
    tool.name,
    tool.version,
    score(tool),
    alarms(tool),
    `${tool.seconds} s`,
    tool.date,
    tool.how,
  ]),
)}

Redocly lint and Spectral read only the contract, so they cannot find any of these faults; \`lint\` runs both.

${table(
  ['fault', ...tools.map(({ name }) => name)],
  faultNames.map((fault) => [fault, ...tools.map((tool) => markOf(tool, fault))]),
)}

## Contracts with one break

\`contract/toolkit/matrix/pairs\` has two versions of a contract for each rule of \`breaking\`. The table says what each tool makes of the change.

${table(
  ['tool', 'version', 'run'],
  rivals.map(({ name, version, date }) => [name, version, date]),
)}

${table(
  ['rule', ...rivals.map(({ name }) => name)],
  rules.map((rule) => [rule, ...rivals.map(({ says }) => says[rule] ?? 'not run')]),
)}

## Tools that are not in the tables

- Schemathesis is a Python package and oasdiff a Go program. The machine on which the tables were recorded can install neither, and no package for npm has them. \`conform\` has Schemathesis' checks under its names, and \`breaking\` oasdiff's rules.
${Object.entries(missing)
  .map(([name, reason]) => `- ${name} could not be run: ${reason}\n`)
  .join('')}`;
}
