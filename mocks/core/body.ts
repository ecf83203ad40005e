import { ProblemError } from '#contract/problem.ts';
import {
  operationOf,
  readBody,
  readForm,
  requireContentType,
  type FormPart,
} from '#contract/requests.ts';
import type { Input } from '#contract/types.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';

const defaultMaxBytes = 1024 * 1024;

/**
 * Reads and validates the body of a request.
 * @throws ProblemError 400, 413, 415 or 422
 */
export async function bodyOf<Id extends OperationId>(
  id: Id,
  request: Request,
): Promise<Input<Id>['body']> {
  const { body } = operationOf(id);
  if (!body) return readBody(id, undefined);
  const contentType = request.headers.get('content-type') ?? '';
  requireContentType(id, contentType);
  const maxBytes = body.maxBytes ?? defaultMaxBytes;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) {
    const limit = Math.floor(maxBytes / 1024 / 1024);
    throw new ProblemError('payload_too_large', `That is more than ${limit} MiB; send less.`);
  }
  return body.contentType === 'multipart/form-data'
    ? readForm(id, await partsOf(bytes, contentType))
    : readBody(id, jsonOf(bytes));
}

function jsonOf(bytes: ArrayBuffer): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value;
  } catch {
    throw new ProblemError('bad_request', 'The body is not valid JSON.');
  }
}

async function partsOf(bytes: ArrayBuffer, contentType: string): Promise<FormPart[]> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new ProblemError('bad_request', 'The form could not be read.');
  }
  return Promise.all(
    [...form].map(async ([name, value]): Promise<FormPart> => {
      if (typeof value === 'string') return [name, value];
      const content = new Uint8Array(await value.arrayBuffer());
      return [name, { name: value.name, type: value.type, bytes: content }];
    }),
  );
}
