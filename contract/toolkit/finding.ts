export const severities = ['error', 'warning', 'info'] as const;

export type Severity = (typeof severities)[number];

/** A place in the contract. Lines and columns begin with 1. */
export interface Place {
  /** The path of the file as the user gave it. */
  readonly file: string;
  /** A JSON pointer into the document, without `#` at the beginning. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
}

/** A request as it was sent. */
interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** In the order in which they were sent; secrets are replaced. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Text, or null for none; bytes that are not text are described. */
  readonly body: string | null;
}

interface ReceivedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The beginning of the body as text; null for none. */
  readonly body: string | null;
  readonly milliseconds: number;
}

/** What was sent and what came back; the response is null if none came. */
export interface Exchange {
  readonly request: SentRequest;
  readonly response: ReceivedResponse | null;
  /** A command line that sends the request again. */
  readonly curl: string;
}

export const sides = ['client', 'backend'] as const;

/** Who breaks the contract, where requests of a client and responses of a backend are judged. */
export type Side = (typeof sides)[number];

/** One fault that a command has found. All commands and all reports use this form. */
export interface Finding {
  /** The name of the rule in kebab-case, or in the case of the tool whose name it has. */
  readonly rule: string;
  readonly severity: Severity;
  /** `GET /api/gear/`; null for a fault that belongs to no operation. */
  readonly operation: string | null;
  /** Absent where only one side is judged. */
  readonly side?: Side;
  /** What is wrong, in one or two sentences. */
  readonly message: string;
  /** What to do about it; null if that depends. */
  readonly fix: string | null;
  readonly place: Place | null;
  /** The exchanges that show the fault, in their order; empty for a fault of the contract itself. */
  readonly exchanges: readonly Exchange[];
  /** The seed that makes the same requests again; null without chance. */
  readonly seed: number | null;
}

export const operationName = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path}`;

/** The first finding with a key is reported. Findings that differ only in indexes, times and sizes have the same key. */
export const faultKey = ({
  rule,
  operation,
  message,
}: Pick<Finding, 'rule' | 'operation' | 'message'>): string =>
  `${rule} ${operation ?? ''} ${message.replaceAll(/(?<=\/)\d+(?!\w)|\d+(?= (?:ms|bytes))/g, '')}`;

/** How many findings there are of each severity. */
export function countSeverities(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** Whether a finding is at least as severe as the given severity. */
export const isAtLeast = ({ severity }: Pick<Finding, 'severity'>, least: Severity): boolean =>
  severities.indexOf(severity) <= severities.indexOf(least);
