import type { CoverageRow } from '../command.ts';
import type { Finding, Severity } from '../finding.ts';

/** What every format shows of one run. */
export interface Report {
  readonly command: string;
  /** The path of the contract, as the user gave it. */
  readonly contract: string;
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly coverage?: readonly CoverageRow[];
  /** Why the command ended before its end; absent if it did not. */
  readonly failure?: string;
  readonly startedAt: Date;
  readonly milliseconds: number;
}

/** `3 findings` or `1 finding`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `2 errors`, `1 remark`. */
export const severityCount = (severity: Severity, count: number): string =>
  counted(count, severity === 'info' ? 'remark' : severity);

/** `3 files were`, `1 file was`. */
export const countedWere = (count: number, noun: string): string =>
  `${counted(count, noun)} ${count === 1 ? 'was' : 'were'}`;

/** `by the client`, or null where only one side is judged. */
export const sideText = ({ side }: Finding): string | null =>
  side === undefined ? null : `by the ${side}`;

/** `openapi.yaml:12:7`, or null without a place. */
export const placeText = ({ place }: Finding): string | null =>
  place === null ? null : `${place.file}:${place.line}:${place.column}`;
