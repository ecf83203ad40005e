import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one tool has found when it was run last. */
export interface ToolResult {
  readonly name: string;
  readonly version: string;
  readonly how: string;
  /** The day of the run. */
  readonly date: string;
  /** The time for all faults together. */
  readonly seconds: number;
  /** What it reports about the correct backend. */
  readonly falseAlarms: readonly string[];
  /** The names of the faults, and whether the tool finds them. */
  readonly found: Readonly<Record<string, boolean>>;
}

interface BreakingResult {
  readonly name: string;
  readonly version: string;
  readonly date: string;
  /** The names of the rules with what the tool says of their pairs. */
  readonly says: Readonly<Record<string, string>>;
}

export interface Results {
  /** By the name of the tool in `--tools`, in the order of the columns. */
  readonly backends: Readonly<Record<string, ToolResult>>;
  readonly breaking: Readonly<Record<string, BreakingResult>>;
  /** Tools that could not be run, with the reason. */
  readonly missing: Readonly<Record<string, string>>;
}

const path = join(import.meta.dirname, 'results.json');

export const readResults = (): Results =>
  existsSync(path)
    ? // The file is written below.
      (JSON.parse(readFileSync(path, 'utf8')) as Results)
    : { backends: {}, breaking: {}, missing: {} };

/** In one step, because another process can read the file meanwhile. */
export function saveResults(results: Results): void {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, `${JSON.stringify(results, null, 2)}\n`);
  renameSync(written, path);
}
