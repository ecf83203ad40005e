import { validationProblem } from '#contract/problem.ts';
import { findingsIn } from '#contract/requests.ts';
import type { AnyDefinition } from './definition.ts';
import type { Asked, Operation } from './operation.ts';

/** One operation as it was sent, or why it cannot be one. */
export function judged(definition: AnyDefinition, sent: unknown): Asked {
  const findings = findingsIn(definition.bulkOperation, sent);
  // Validated against the schema of exactly these operations.
  if (findings.length === 0) return sent as Operation;
  const fields = findings.map(({ path, message }) => ({
    path: path.replace(/^\/item(?=\/|$)/, ''),
    message,
  }));
  return { action: 'refused', sk: keyIn(definition, sent), problem: validationProblem(fields) };
}

/** The key that a refused operation is about, as far as it can be told. */
function keyIn({ skField }: AnyDefinition, sent: unknown): string | null {
  const key = fieldOf(sent, 'sk') ?? fieldOf(fieldOf(sent, 'item'), skField);
  return typeof key === 'string' && findingsIn('CatalogueSk', key).length === 0 ? key : null;
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
