import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { formats, type Format } from './formats.ts';
import { githubReport } from './github.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { withoutControls } from './plain-text.ts';
import type { Report } from './report.ts';
import { sarifReport } from './sarif.ts';
import { terminalReport } from './terminal.ts';

const writers: Readonly<Record<Format, (report: Report) => string>> = {
  terminal: terminalReport,
  json: (report) => `${withoutControls(JSON.stringify(report, null, 2))}\n`,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  html: htmlReport,
};

export interface Target {
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

/** Where each wanted report goes. A report for a file does not replace the one in the terminal. */
export function targetsOf(wanted: readonly string[]): Target[] {
  const targets = wanted.map(targetOf);
  return targets.some(({ file }) => file === null) ? targets : [...defaults(), ...targets];
}

/** The same for a command line that is wrong: a report that cannot be understood is left out. */
export function usableTargets(wanted: readonly string[]): Target[] {
  const isKnown = (given: string): boolean => formats.some((each) => each === given.split('=')[0]);
  return targetsOf(wanted.filter(isKnown));
}

export const filesOf = (targets: readonly Target[]): Target[] =>
  targets.filter(({ file }) => file !== null);

/**
 * Writes each wanted report.
 *
 * @throws CannotRun after the others are written, if there are some that cannot be
 */
export function writeReports(
  report: Report,
  targets: readonly Target[],
  out: (text: string) => void,
): void {
  const problems: string[] = [];
  for (const { format, file } of targets) {
    const text = writers[format](report);
    if (file === null) {
      out(text.trimEnd());
    } else {
      // On a terminal, the reason is the sentence of the program itself.
      const reason =
        format === 'terminal' && report.failure !== undefined ? `${report.failure}\n` : '';
      problems.push(...save(file, reason + text));
    }
  }
  if (problems.length > 0) throw new CannotRun(problems.join(' '));
}

function save(file: string, text: string): string[] {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return [];
  } catch (error) {
    return [`The report ${file} cannot be written: ${messageOf(error)}.`];
  }
}
