import { namesIn } from '#contract/json-schema.ts';
import { ProblemError } from '#contract/problem.ts';
import { operationOf } from '#contract/requests.ts';
import { resolveSchema } from '#contract/schemas.ts';
import type { Answer, Call } from '#backend/call.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { ProblemCode, ProblemField } from '#src/generated/model/index.ts';
import { generatedBody, jsonType } from './generated.ts';

const problems: Readonly<Record<number, readonly [ProblemCode, string]>> = {
  400: ['bad_request', 'The body is not valid JSON.'],
  401: ['unauthenticated', 'Please sign in first.'],
  403: ['forbidden', 'This is for administrators.'],
  404: ['not_found', 'There is nothing here under that name.'],
  405: ['method_not_allowed', 'That cannot be done at this address.'],
  409: ['conflict', 'The change contradicts what is stored.'],
  412: ['version_mismatch', 'Someone saved a newer version while you were at it.'],
  413: ['payload_too_large', 'That is more than this call takes.'],
  415: ['unsupported_media_type', 'This call takes another content type.'],
  422: ['validation_failed', 'One field needs another look.'],
  429: ['too_many_requests', 'Too many tries. Wait a minute and try again.'],
  500: ['internal', 'Something broke on our side. Please try again.'],
  501: ['not_implemented', 'The storyteller has not moved in yet.'],
  502: ['upstream_failed', 'The service behind this one did not answer as it should.'],
  503: ['unavailable', 'The server is busy. Please try again in a moment.'],
};

/** A field of the operation's form, so that the interface shows the error next to that field. */
function fieldOf(id: OperationId): ProblemField {
  const { body, parameters } = operationOf(id);
  const [name] = namesIn(resolveSchema(body?.schema ?? {})['required']);
  const parameter = parameters[0];
  const path = name === undefined ? `${parameter?.in}/${parameter?.name}` : `/${name}`;
  return { path, message: 'This does not fit.' };
}

function problemFor(id: OperationId, status: number): ProblemError | null {
  const entry = problems[status];
  if (!entry) return null;
  return new ProblemError(entry[0], entry[1], {
    fields: status === 422 ? [fieldOf(id)] : [],
    ...(status === 429 || status === 503 ? { retryAfter: 1 } : {}),
  });
}

/** A valid value for each header that the response must have. */
function headersOf(id: OperationId, status: number, call: Call): Record<string, string> {
  const exampleHeaders: Readonly<Record<string, string>> = {
    ETag: '"1"',
    Location: call.path,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Retry-After': '1',
    'X-Request-Id': call.requestId,
  };
  const names = operationOf(id).responses[status]?.headers ?? [];
  return Object.fromEntries(names.map((name) => [name, exampleHeaders[name] ?? '1']));
}

/**
 * An answer for a hook to return, with the headers that the contract declares for this status. The
 * pipeline adds the headers that all answers have.
 */
export function answerWith(id: OperationId, status: number, call: Call, body: unknown): Answer {
  const headers = headersOf(id, status, call);
  if (body === undefined) return { status, headers, cookies: [], body: null };
  const contentType = operationOf(id).responses[status]?.contentType ?? jsonType;
  if (body instanceof Uint8Array) {
    return { status, headers: { ...headers, 'Content-Type': contentType }, cookies: [], body };
  }
  const type = `${contentType}; charset=utf-8`;
  const text = typeof body === 'string' && contentType !== jsonType ? body : JSON.stringify(body);
  return { status, headers: { ...headers, 'Content-Type': type }, cookies: [], body: text };
}

/** An answer with this status as the contract documents it; null if the contract has no such status. */
export async function documentedAnswer(
  id: OperationId,
  status: number,
  call: Call,
  seed: string,
): Promise<Answer | null> {
  if (!operationOf(id).responses[status]) return null;
  if (status < 400) {
    return answerWith(id, status, call, await generatedBody(id, status, seed));
  }
  const problem = problemFor(id, status);
  return problem && answerWith(id, status, call, problem.toBody(call.requestId));
}
