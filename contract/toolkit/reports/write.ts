import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { formats, type Format } from './formats.ts';
import { githubReport } from './github.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import type { Report } from './report.ts';
import { sarifReport } from './sarif.ts';
import { terminalReport } from './terminal.ts';

const writers: Readonly<Record<Format, (report: Report) => string>> = {
  terminal: terminalReport,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  html: htmlReport,
};

interface Target {
  readonly format: Format;
  /** Null for the standard output. */
  readonly file: string | null;
}

function targetOf(given: string): Target {
  const [name = '', ...rest] = given.split('=');
  const format = formats.find((each) => each === name);
  if (format === undefined) {
    throw new CannotRun(`--report knows ${formats.join(', ')}, not "${name}".`);
  }
  const file = rest.join('=');
  return { format, file: file === '' ? null : file };
}

const defaults = (): Target[] => [
  { format: 'terminal', file: null },
  ...(process.env['GITHUB_ACTIONS'] === 'true' ? [{ format: 'github' as const, file: null }] : []),
];

/** Writes each wanted report. A report for a file does not replace the one in the terminal. */
export function writeReports(
  report: Report,
  wanted: readonly string[],
  out: (text: string) => void,
): void {
  const targets = wanted.map(targetOf);
  const hasOutput = targets.some(({ file }) => file === null);
  for (const { format, file } of hasOutput ? targets : [...defaults(), ...targets]) {
    const text = writers[format](report);
    if (file === null) out(text.trimEnd());
    else save(file, text);
  }
}

function save(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new CannotRun(`The report ${file} cannot be written: ${messageOf(error)}`);
  }
}
