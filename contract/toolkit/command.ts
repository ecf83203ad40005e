import type { Finding, Severity } from './finding.ts';

interface OptionFacts {
  /** `boolean` is a switch without a value. */
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  /** What stands for the value in the help, such as `url`. */
  readonly value?: string;
  /** One sentence, with the default. */
  readonly help: string;
}

export type OptionTable = Readonly<Record<string, OptionFacts>>;

/** What the user gave; an option that may be repeated is always a list. */
export interface OptionValues {
  readonly text: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly isOn: (name: string) => boolean;
  /** A whole number that is not below `least`. */
  readonly count: (name: string, fallback: number, least?: number) => number;
}

/** How much of one thing was used: of the operations, statuses, parameters or properties. */
export interface CoverageRow {
  /** The method and path, such as `GET /api/gear/`. */
  readonly operation: string;
  /** A part of the operation, such as `status 404`, `query pageSize` or `response 200 /items/0/name`. */
  readonly part: string;
  readonly kind: 'operation' | 'status' | 'parameter' | 'property';
  readonly times: number;
}

/** The result of a command. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Sentences for the end of the report, such as how much was checked. */
  readonly notes: readonly string[];
  readonly coverage?: readonly CoverageRow[];
  /** Why the command ended before its end. The findings so far are reported, and the exit code is 2. */
  readonly failure?: string;
}

export interface Command {
  readonly name: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** Some lines on what it checks, for its own help. */
  readonly description: string;
  readonly options: OptionTable;
  /** Whole command lines with what they do. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** Findings of this severity and above end the program with exit code 1. */
  readonly failsOn: Severity;
  readonly run: (values: OptionValues) => Promise<Outcome>;
}
