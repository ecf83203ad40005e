import { ProblemError, validationProblem } from '#contract/problem.ts';
import { readBody, readForm } from '#contract/requests.ts';
import type { Input } from '#contract/types.ts';
import type { Call } from '#backend/call.ts';
import type { Operation, OperationId } from '#src/generated/contract/operations.ts';
import { decodeText } from './decode.ts';
import { parseForm } from './multipart.ts';

/**
 * The most levels of arrays and objects in a JSON body. Validators call themselves for each level, so
 * too many levels would overflow the stack.
 */
const maxLevels = 65;
/** The most fields of one object in a JSON body; no schema of the contract has as many. */
const maxFieldsOfObject = 200;
/** The most values of a whole JSON body, lists and objects included: 250 for each of 1,000 bulk operations. */
const maxValues = 250_000;

const tooDeep = (): ProblemError =>
  new ProblemError('bad_request', 'The body is nested too deeply.');

const tooManyFields = (): ProblemError =>
  validationProblem([
    { path: '', message: `An object in it has more than ${maxFieldsOfObject} fields.` },
  ]);

const tooManyValues = (): ProblemError =>
  validationProblem([{ path: '', message: `It has more than ${maxValues} values.` }]);

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/**
 * Refuses JSON with too many levels, values, or fields in an object. It counts in the bytes, because
 * parsing many values blocks all other requests. Outside of texts, a colon stands for one field; a comma
 * and an opening bracket stand for one value each.
 */
function requireSimpleJson(bytes: Uint8Array): void {
  // The number of fields of each open object; an open list has none.
  const counts = [0];
  let level = 0;
  let values = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) inText = !inText;
    else if (inText) {
      if (byte === backslash) at += 1;
    } else if (byte === colon) {
      const count = (counts[level] ?? 0) + 1;
      if (count > maxFieldsOfObject) throw tooManyFields();
      counts[level] = count;
    } else if (byte === comma) values += 1;
    else if (byte === openingBrace || byte === openingBracket) {
      values += 1;
      if (level === maxLevels) throw tooDeep();
      level += 1;
      counts[level] = 0;
    } else if ((byte === closingBrace || byte === closingBracket) && level > 0) level -= 1;
    if (values > maxValues) throw tooManyValues();
  }
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) {
    throw new ProblemError('bad_request', 'The body is empty, where JSON is expected.');
  }
  requireSimpleJson(bytes);
  const text = decodeText(bytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProblemError('bad_request', 'The body cannot be read as JSON.', { cause: error });
  }
}

/**
 * Reads and validates the body.
 * @throws ProblemError 400, 413, 415 or 422, and what `read` throws
 */
export async function bodyOf<Id extends OperationId>(
  id: Id,
  operation: Operation,
  call: Call,
  read: (maxBytes: number) => Promise<Uint8Array>,
): Promise<Input<Id>['body']> {
  if (!operation.body) return readBody(id, undefined);
  const bytes = await read(operation.body.maxBytes);
  return operation.body.contentType === 'multipart/form-data'
    ? readForm(id, parseForm(bytes, call.header('content-type') ?? ''))
    : readBody(id, parseJson(bytes));
}
