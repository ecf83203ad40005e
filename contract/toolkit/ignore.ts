import { parse } from 'yaml';
import { isSchema } from '#contract/json-schema.ts';
import { CannotRun } from './cannot-run.ts';
import type { Outcome } from './command.ts';
import { yamlFault } from './document/parse.ts';
import { readFile } from './document/source.ts';
import type { Finding } from './finding.ts';
import { counted } from './reports/report.ts';

/** A finding that the team accepts until a day. */
export interface Ignored {
  readonly rule: string;
  /** `GET /api/gear/`; null for every operation. */
  readonly operation: string | null;
  /** A part of the message; null for every message. */
  readonly message: string | null;
  readonly reason: string;
  /** The last day, such as `2027-01-31`. */
  readonly until: string;
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const optionalText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function ignoredOf(entry: unknown, at: string): Ignored {
  if (!isSchema(entry) || typeof entry['rule'] !== 'string') {
    throw new CannotRun(`${at} needs the key "rule".`);
  }
  const { operation, message, reason, until } = entry;
  const { rule } = entry;
  if (typeof reason !== 'string' || reason.trim() === '') {
    throw new CannotRun(`${at} needs a "reason": why the finding is accepted.`);
  }
  if (!isDay(until)) {
    throw new CannotRun(`${at} needs "until": the last day, such as 2027-01-31, in quotes.`);
  }
  return {
    rule,
    operation: optionalText(operation),
    message: optionalText(message),
    reason,
    until,
  };
}

/** @throws CannotRun for a file that is not a list of complete entries */
export function readIgnoreFile(path: string): Ignored[] {
  const { text } = readFile(path);
  let entries: unknown;
  try {
    entries = parse(text);
  } catch (error) {
    throw new CannotRun(`${path} ${yamlFault(error)}`);
  }
  if (!Array.isArray(entries)) throw new CannotRun(`${path} is not a list.`);
  return entries.map((entry, index) => ignoredOf(entry, `Entry ${index + 1} of ${path}`));
}

const ignores = (ignored: Ignored, { rule, operation, message }: Finding): boolean =>
  ignored.rule === rule &&
  (ignored.operation === null || ignored.operation === operation) &&
  (ignored.message === null || message.includes(ignored.message));

/**
 * Takes accepted findings out of an outcome. An entry that has expired ignores nothing, and one that ignores
 * nothing is named, so that the file does not grow old.
 */
export function applyIgnoreFile(
  outcome: Outcome,
  { path, entries }: { readonly path: string; readonly entries: readonly Ignored[] },
  today: string = new Date().toISOString().slice(0, 10),
): Pick<Outcome, 'findings' | 'notes'> {
  const current = entries.filter(({ until }) => until >= today);
  const kept = outcome.findings.filter(
    (finding) => !current.some((entry) => ignores(entry, finding)),
  );
  const describe = ({ rule, operation }: Ignored): string =>
    operation === null ? rule : `${rule} at ${operation}`;
  const accepted = outcome.findings.length - kept.length;
  const notes = [
    `${counted(accepted, 'finding')} ${accepted === 1 ? 'is' : 'are'} accepted by ${path}.`,
    ...entries
      .filter(({ until }) => until < today)
      .map((entry) => `The entry for ${describe(entry)} has expired on ${entry.until}.`),
    ...current
      .filter((entry) => !outcome.findings.some((finding) => ignores(entry, finding)))
      .map((entry) => `The entry for ${describe(entry)} ignores nothing: remove it.`),
  ];
  return { findings: kept, notes: [...outcome.notes, ...notes] };
}
