import { ProblemError } from '#contract/problem.ts';
import { readBody, readForm } from '#contract/requests.ts';
import type { Input } from '#contract/types.ts';
import type { Call } from '#backend/call.ts';
import type { Operation, OperationId } from '#src/generated/contract/operations.ts';
import { decodeText } from './decode.ts';
import { parseForm } from './multipart.ts';

const defaultMaxBytes = 1024 * 1024;
/**
 * The most levels of arrays and objects in a JSON body. Validators call themselves for each level, so
 * too many levels would overflow the stack.
 */
const maxLevels = 65;

export const maxBytesOf = ({ body }: Operation): number => body?.maxBytes ?? defaultMaxBytes;

/**
 * Whether a JSON value has more than this number of levels. The function reads no deeper level, so it
 * cannot overflow the stack itself.
 */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((entry) => isDeeperThan(levels - 1, entry));
  // for-in creates no list of fields, and is correct here because JSON objects inherit nothing.
  const fields = value as Record<string, unknown>;
  for (const name in fields) {
    if (isDeeperThan(levels - 1, fields[name])) return true;
  }
  return false;
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
  if (isDeeperThan(maxLevels, value)) {
    throw new ProblemError('bad_request', 'The body is nested too deeply.');
  }
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
    ? readForm(id, parseForm(bytes, call.header('content-type') ?? ''))
    : readBody(id, parseJson(bytes));
}
