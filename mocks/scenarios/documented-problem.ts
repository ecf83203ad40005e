import { namesIn } from '#contract/json-schema.ts';
import { ProblemError } from '#contract/problem.ts';
import { operationOf } from '#contract/requests.ts';
import { resolveSchema } from '#contract/schemas.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { ProblemField } from '#src/generated/model/index.ts';

/** A field of the operation's form, so that the interface shows the error next to that field. */
function fieldsOf(id: OperationId): ProblemField[] {
  const { body, parameters } = operationOf(id);
  const [field] = namesIn(resolveSchema(body?.schema ?? {})['required']);
  const [parameter] = parameters;
  const path = field === undefined ? parameter && `${parameter.in}/${parameter.name}` : `/${field}`;
  return path === undefined ? [] : [{ path, message: 'This does not fit.' }];
}

/**
 * The first example that the contract has for the response with this status; null if it has none.
 * `retryAfter` are the seconds of the header Retry-After.
 */
export function documentedProblem(
  id: OperationId,
  status: number,
  retryAfter?: number,
): ProblemError | null {
  const [example] = operationOf(id).responses[status]?.problems ?? [];
  if (!example) return null;
  const { code, detail, fields, usedBy } = example;
  return new ProblemError(code, detail, {
    // Operations share this example, so its field may be in none of their forms.
    fields: code === 'validation_failed' ? fieldsOf(id) : fields,
    ...(usedBy && { usedBy }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
