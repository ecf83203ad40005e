import type { ApiOperation } from '../../document/operations.ts';
import type { Caller } from '../callers.ts';
import { parameterKey, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { mayBeRefused, operationHasFurtherRules } from '../further-rules.ts';
import { usableExamples } from './valid-values.ts';
import { freshBody, leanBody, likelyBody, refusesData, requiredParameters } from './fill.ts';

/** The requests that the examples of an operation make, with the values as they are in the contract. */
function exampleCalls(
  run: Run,
  operation: ApiOperation,
  caller: string,
  attempt: number,
): CallValues[] {
  // With another seed, other records are chosen.
  const seed = run.parts.seed + attempt;
  const required = requiredParameters(run, caller, operation, seed);
  const media = operation.body?.media ?? [];
  const bodies: CallValues['body'][] =
    media.length === 0
      ? [null]
      : media.flatMap((each) =>
          usableExamples(run, each).map(({ value }) => ({ media: each, value })),
        );
  if (bodies.length === 0) {
    const likely = attempt === 0 ? likelyBody : leanBody;
    const usual = likely(run, operation, seed);
    // Without a body that can be made, an optional one is left out.
    if (usual || (usual === null && operation.body?.required !== true)) bodies.push(usual);
  }
  const withBodies = bodies.map((body) => ({ parameters: required, body }));
  const [first] = withBodies;
  if (!first) return [];
  const withParameters = operation.parameters
    .filter((parameter) => parameter.in !== 'path')
    .flatMap((parameter) =>
      parameter.examples.map(({ value }) => ({
        parameters: new Map([...required, [parameterKey(parameter), value]]),
        body: first.body,
      })),
    );
  return [...withBodies, ...withParameters];
}

/** The same call with another name and with ids that exist; null if the example has neither. */
function freshCall(
  run: Run,
  operation: ApiOperation,
  { parameters, body }: CallValues,
): CallValues | null {
  if (body === null) return null;
  const value = freshBody(run, operation, body.value, run.parts.seed);
  return JSON.stringify(value) === JSON.stringify(body.value)
    ? null
    : { parameters, body: { media: body.media, value } };
}

/**
 * Sends an example as it is. A backend may refuse it because an earlier run has stored the same, so it is sent with
 * another name before it counts as refused.
 */
async function tryExample(
  run: Run,
  operation: ApiOperation,
  values: CallValues,
  caller: Caller,
): Promise<void> {
  const exact = await run.call(operation, values, caller);
  if (!exact || exact.response.status < 400) return;
  const fresh = freshCall(run, operation, values);
  const again = fresh && (await run.call(operation, fresh, caller));
  const last = again ?? exact;
  if (!refusesData(last.response.status) || operationHasFurtherRules(operation)) return;
  // A body without an example is a random one.
  const isExample = values.body === null || values.body.media.examples.length > 0;
  if (!isExample && mayBeRefused(run.parts.api.document, operation, values)) return;
  run.report(
    operation,
    {
      rule: 'positive_data_acceptance',
      message: `The backend refuses an example of the contract with ${last.response.status}.`,
    },
    [exact.exchange, ...(again ? [again.exchange] : [])],
  );
}

/** The first request of an operation's examples, as another caller sends it. */
export const firstCall = (run: Run, operation: ApiOperation, caller: Caller): CallValues | null =>
  exampleCalls(run, operation, caller.name, 0)[0] ?? null;

/** Reads first, then creates, then changes, and deletes last: each can use what came before. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'HEAD', 'OPTIONS', 'DELETE'];

export const inUsefulOrder = (operations: readonly ApiOperation[]): ApiOperation[] =>
  operations.toSorted(
    (one, other) =>
      order.indexOf(one.method) - order.indexOf(other.method) ||
      one.path.split('/').length - other.path.split('/').length,
  );

const mostAttempts = 4;

/**
 * Sends every example of the contract. A backend that refuses one disagrees with its own documentation. What gave no
 * success is tried again, because there are more records then.
 */
export async function examplesPhase(run: Run): Promise<void> {
  const operations = inUsefulOrder(run.parts.api.operations).filter(
    // Deletions come with the records that the run has created.
    (operation) => run.mayCall(operation) && operation.method !== 'DELETE',
  );
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    for (const operation of operations) {
      if (attempt > 0 && run.hasSucceeded(operation)) continue;
      const caller = run.callerFor(operation);
      const calls = exampleCalls(run, operation, caller.name, attempt);
      for (const values of calls) {
        if (!run.hasBudget) return;
        await tryExample(run, operation, values, caller);
      }
    }
  }
}
