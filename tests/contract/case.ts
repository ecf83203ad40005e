import { expect } from 'vitest';
import { responseFindings } from '#contract/responses.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { Operations } from '#src/generated/contract/types.ts';
import type { ApiProblem } from '#src/generated/model/index.ts';
import type { RunningBackend } from './backend-under-test.ts';
import type { Answer, CallOptions, Client } from './client.ts';

/** One behaviour that every backend of this contract must have. */
export interface ContractCase {
  /** The operation and the status that the case tests. */
  readonly operation: OperationId;
  readonly status: number;
  readonly title: string;
  readonly run: (backend: RunningBackend) => Promise<void>;
}

type Success<Id extends OperationId> = Extract<Operations[Id]['output'], { body: unknown }>['body'];

/** Expects the status, and that the contract documents the response, also the code of a problem. */
export function expectDocumented(id: OperationId, status: number, answer: Answer): void {
  expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBe(status);
  const header = (name: string) => answer.headers.get(name);
  expect(responseFindings(id, { ...answer, header })).toEqual([]);
}

async function callChecked(client: Client, id: OperationId, status: number, options?: CallOptions) {
  const answer = await client.call(id, options);
  expectDocumented(id, status, answer);
  return answer;
}

export async function succeeds<Id extends OperationId>(
  client: Client,
  id: Id,
  status: number,
  options?: CallOptions,
): Promise<{ body: Success<Id>; headers: Headers }> {
  const { body, headers } = await callChecked(client, id, status, options);
  // callChecked has validated the body with the schema that this type is generated from.
  return { body: body as Success<Id>, headers };
}

export async function fails(
  client: Client,
  id: OperationId,
  status: number,
  options?: CallOptions,
): Promise<ApiProblem> {
  const { body } = await callChecked(client, id, status, options);
  // callChecked has validated the body with the schema that this type is generated from.
  return body as ApiProblem;
}

/** Milliseconds; less than a test may take. A cover takes seconds, and longer on a busy machine. */
const longestWait = 45_000;
const pollInterval = 50;

/**
 * Repeats a check until it passes, for what happens after an answer. The page that runs the cases has no
 * `vi.waitFor`.
 */
export async function eventually<Result>(check: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + longestWait;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
