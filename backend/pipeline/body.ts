import {
  entryReader,
  independentFieldOf,
  readBody,
  readComposedBody,
  readForm,
  type FormPart,
} from '#contract/requests.ts';
import type { Input } from '#contract/types.ts';
import { freeBytes } from '#backend/bytes.ts';
import type { BodyMeter, Call } from '#backend/call.ts';
import type { Pause } from '#backend/ports.ts';
import type { Operation, OperationId } from '#src/generated/contract/operations.ts';
import { composeText, composeTexts } from './compose.ts';
import { JsonScan } from './json-scan.ts';
import { parseForm } from './multipart.ts';
import { parseJson } from './parse-json.ts';

/** The texts of the parts in NFC. */
async function composedParts(parts: readonly FormPart[], pause: Pause): Promise<FormPart[]> {
  const composed: FormPart[] = [];
  for (const [name, value] of parts) {
    composed.push([name, typeof value === 'string' ? await composeText(value, pause) : value]);
  }
  return composed;
}

interface BodySource {
  readonly read: (maxBytes: number, meter?: BodyMeter) => Promise<Uint8Array>;
  readonly pause: Pause;
}

/**
 * Reads and validates the body.
 * @throws ProblemError 400, 413, 415 or 422, and what `read` throws
 */
export async function bodyOf<Id extends OperationId>(
  id: Id,
  operation: Operation,
  call: Call,
  { read, pause }: BodySource,
): Promise<Input<Id>['body']> {
  if (!operation.body) return readBody(id, undefined);
  const { contentType, maxBytes } = operation.body;
  if (contentType === 'multipart/form-data') {
    const parts = await parseForm(await read(maxBytes), call.header('content-type') ?? '', pause);
    return readForm(id, await composedParts(parts, pause));
  }
  const scan = new JsonScan(maxBytes);
  const bytes = await read(maxBytes, scan);
  const field = independentFieldOf(id);
  const parsed = await parseJson(bytes, scan.lists, {
    pause,
    ...(field !== undefined && { readEntry: entryReader(id) }),
  }).finally(() => freeBytes(bytes));
  await composeTexts(parsed, field, pause);
  return readComposedBody(id, parsed);
}
