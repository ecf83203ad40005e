import { operationOf } from '#contract/requests.ts';
import type { Answer, Call } from '#backend/call.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { documentedProblem } from '#mocks/scenarios/documented-problem.ts';
import { generatedBody, jsonType } from './generated.ts';

/** A valid value for each header that the response must have. */
function headersOf(id: OperationId, status: number, call: Call): Record<string, string> {
  const exampleHeaders: Readonly<Record<string, string>> = {
    ETag: '"1"',
    Location: call.path,
    'Cache-Control': 'private, max-age=31536000, immutable',
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
  const problem = documentedProblem(id, status);
  return problem && answerWith(id, status, call, problem.toBody(call.requestId));
}
