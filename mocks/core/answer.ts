import type { ProblemError } from '#contract/problem.ts';
import { operationOf } from '#contract/requests.ts';
import { responseFindings } from '#contract/responses.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { PlainAnswer } from './documented.ts';

/** A response before a host makes one of it: browsers let no Response carry cookies. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** The connection ends without a response. */
export const offline: unique symbol = Symbol('offline');

export function answerFrom(plain: PlainAnswer, requestId: string, contentType?: string): Answer {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...plain.headers });
  headers.set('X-Request-Id', requestId);
  const { status, body } = plain;
  if (body === undefined) return { status, headers, body: null };
  headers.set('Content-Type', contentType ?? 'application/json');
  return body instanceof Uint8Array
    ? { status, headers, body: new Uint8Array(body) }
    : { status, headers, body: JSON.stringify(body) };
}

export const problemAnswer = (problem: ProblemError, requestId: string): Answer =>
  answerFrom(
    { status: problem.status, headers: problem.headers, body: problem.toBody(requestId) },
    requestId,
  );

export const contentTypeOf = (id: OperationId, status: number): string | undefined =>
  operationOf(id).responses[status]?.contentType ?? undefined;

/** @throws Error when the mocks themselves break the contract: then they teach a wrong API */
export function requireConformance(id: OperationId, answer: Answer): void {
  const { status, headers, body } = answer;
  const parsed: unknown =
    body === null ? undefined : typeof body === 'string' ? JSON.parse(body) : body;
  const findings = responseFindings(id, {
    status,
    header: (name) => headers.get(name),
    body: parsed,
  });
  if (findings.length > 0) {
    throw new Error(`The mocks break the contract:\n${findings.join('\n')}`);
  }
}
