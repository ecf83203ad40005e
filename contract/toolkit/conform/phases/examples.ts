import type { ApiOperation } from '../../document/operations.ts';
import type { Caller } from '../callers.ts';
import { parameterKey, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { operationHasFurtherRules } from '../further-rules.ts';
import { freshExample, refusesData, requiredParameters } from './fill.ts';

/** The requests that the examples of an operation make, with the values as they are in the contract. */
function exampleCalls(run: Run, operation: ApiOperation, caller: string): CallValues[] {
  const required = requiredParameters(run, caller, operation, run.parts.seed);
  const media = operation.body?.media ?? [];
  const bodies: CallValues['body'][] =
    media.length === 0
      ? [null]
      : media.flatMap((each) => each.examples.map(({ value }) => ({ media: each, value })));
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

/** The same call with another name of what it creates; null if there is nothing to name. */
function freshCall(run: Run, { parameters, body }: CallValues): CallValues | null {
  if (body === null) return null;
  const value = freshExample(body.value, run.parts.seed);
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
  const fresh = freshCall(run, values);
  const again = fresh && (await run.call(operation, fresh, caller));
  const last = again ?? exact;
  if (!refusesData(last.response.status) || operationHasFurtherRules(operation)) return;
  run.report(
    operation,
    {
      rule: 'positive_data_acceptance',
      message: `The backend refuses an example of the contract with ${last.response.status}.`,
    },
    [exact.exchange, ...(again ? [again.exchange] : [])],
  );
}

/** Reads first, then creates, then changes, and deletes last: each can use what came before. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'HEAD', 'OPTIONS', 'DELETE'];

export const inUsefulOrder = (operations: readonly ApiOperation[]): ApiOperation[] =>
  operations.toSorted(
    (one, other) =>
      order.indexOf(one.method) - order.indexOf(other.method) ||
      one.path.split('/').length - other.path.split('/').length,
  );

/** Sends every example of the contract. A backend that refuses one disagrees with its own documentation. */
export async function examplesPhase(run: Run): Promise<void> {
  const { api } = run.parts;
  for (const operation of inUsefulOrder(api.operations)) {
    // Deletions come with the records that the run has created.
    if (!run.mayCall(operation) || operation.method === 'DELETE') continue;
    const caller = run.callerFor(operation);
    for (const values of exampleCalls(run, operation, caller.name)) {
      if (!run.hasBudget) return;
      await tryExample(run, operation, values, caller);
    }
  }
}
