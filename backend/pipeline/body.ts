import { ProblemError } from '#contract/problem.ts';
import { readBody, readForm } from '#contract/requests.ts';
import type { Input } from '#contract/types.ts';
import type { Call } from '#backend/call.ts';
import type { Operation, OperationId } from '#src/generated/contract/operations.ts';
import { decodeText } from './decode.ts';
import { parseMultipart } from './multipart.ts';

const defaultMaxBytes = 1024 * 1024;
const deepest = 64;

export const maxBytesOf = ({ body }: Operation): number => body?.maxBytes ?? defaultMaxBytes;

/** Validators recurse into a value: one that is nested without end would exhaust the stack. */
function refuseDepth(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > deepest) {
      throw new ProblemError('bad_request', 'The body is nested too deeply.');
    }
    for (const inner of Object.values(next.value)) {
      if (typeof inner === 'object') open.push({ value: inner, depth: next.depth + 1 });
    }
  }
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) {
    throw new ProblemError('bad_request', 'The body is empty, where JSON is expected.');
  }
  const text = decodeText(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ProblemError('bad_request', 'The body cannot be read as JSON.', { cause: error });
  }
  refuseDepth(value);
  return value;
}

/**
 * Reads and validates the body.
 * @throws ProblemError 400, 413, 415 or 422
 */
export async function bodyOf<Id extends OperationId>(
  id: Id,
  operation: Operation,
  call: Call,
): Promise<Input<Id>['body']> {
  if (!operation.body) return readBody(id, undefined);
  const bytes = await call.body(maxBytesOf(operation));
  return operation.body.contentType === 'multipart/form-data'
    ? readForm(id, parseMultipart(bytes, call.header('content-type') ?? ''))
    : readBody(id, parseJson(bytes));
}
