import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import { readBody, readForm, type FormPart } from '#contract/requests.ts';
import type { Input } from '#contract/types.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';

export const defaultJsonBytes = 1024 * 1024;
const fileBytes = 5 * 1024 * 1024;
const deepest = 64;

// One byte more than fits, so that a file that is too large is seen to be so; its field says it.
export const formLimits = {
  files: 2,
  fileSize: fileBytes + 1,
  parts: 30,
  fields: 28,
  fieldSize: 512 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
};

/** Validators walk a value by recursion: one nested without end would end the stack. */
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

async function partsOf(request: FastifyRequest): Promise<FormPart[]> {
  const parts: FormPart[] = [];
  const given: AsyncIterableIterator<Multipart> = request.parts();
  for await (const part of given) {
    if (part.type === 'field') {
      if (part.valueTruncated) {
        throw new ProblemError('payload_too_large', `The field ${part.fieldname} is too long.`);
      }
      parts.push([part.fieldname, String(part.value)]);
    } else {
      const bytes = await part.toBuffer();
      parts.push([part.fieldname, { name: part.filename, type: part.mimetype, bytes }]);
    }
  }
  return parts;
}

/** The form reader says only in words that a form breaks off; what it says by code is known elsewhere. */
async function readParts(request: FastifyRequest): Promise<FormPart[]> {
  try {
    return await partsOf(request);
  } catch (error) {
    if (error instanceof ProblemError || (error instanceof Error && 'code' in error)) throw error;
    throw new ProblemError('bad_request', 'The form breaks off or is not well formed.', {
      cause: error,
    });
  }
}

/** Reads and validates what was sent. */
export async function bodyOf<Id extends OperationId>(
  id: Id,
  contentType: string | undefined,
  request: FastifyRequest,
): Promise<Input<Id>['body']> {
  if (contentType === 'multipart/form-data') return readForm(id, await readParts(request));
  if (contentType !== undefined) refuseDepth(request.body);
  return readBody(id, request.body);
}
