import { ProblemError } from '#contract/problem.ts';
import { operationOf } from '#contract/requests.ts';
import { resolveSchema } from '#contract/schemas.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { ProblemCode, ProblemField } from '#src/generated/model/index.ts';
import { floorBody } from './floors.ts';

export interface PlainAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, bytes, or undefined. */
  readonly body?: unknown;
}

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

/** A field that the form of this operation has, so that its message is seen in place. */
function fieldOf(id: OperationId): ProblemField {
  const { body, parameters } = operationOf(id);
  const required = resolveSchema(body?.schema ?? {})['required'];
  const [name] = Array.isArray(required) ? required.map(String) : [];
  const parameter = parameters[0];
  const place = parameter === undefined ? 'query/colour' : `${parameter.in}/${parameter.name}`;
  const path = name === undefined ? place : `/${name}`;
  return { path, message: 'This does not fit.' };
}

function problemFor(id: OperationId, status: number): ProblemError | null {
  const known = problems[status];
  if (!known) return null;
  return new ProblemError(known[0], known[1], {
    fields: status === 422 ? [fieldOf(id)] : [],
    ...(status === 429 || status === 503 ? { retryAfter: 1 } : {}),
  });
}

const headerSpecimens: Readonly<Record<string, string>> = {
  ETag: '"1"',
  Location: '/api/',
  Allow: 'GET, HEAD, OPTIONS',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Retry-After': '1',
};

/** The answer that the contract documents for a status; null when it documents none. */
export function documentedAnswer(
  id: OperationId,
  status: number,
  requestId: string,
): PlainAnswer | null {
  const declared = operationOf(id).responses[status];
  if (!declared) return null;
  const headers = Object.fromEntries(
    declared.headers.map((name) => [name, headerSpecimens[name] ?? '1']),
  );
  if (status < 400) return { status, headers, body: floorBody(id, status) };
  const problem = problemFor(id, status);
  return problem && { status, headers, body: problem.toBody(requestId) };
}
