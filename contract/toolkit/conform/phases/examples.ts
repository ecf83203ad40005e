import type { ApiOperation } from '../../document/operations.ts';
import { parameterKey, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { operationHasFurtherRules } from '../further-rules.ts';
import { freshExample, refusesData, requiredParameters } from './fill.ts';

/** The requests that the examples of an operation make. */
function exampleCalls(
  run: Run,
  operation: ApiOperation,
  caller: string,
  seed: number,
): CallValues[] {
  const required = requiredParameters(run, caller, operation, seed);
  const media = operation.body?.media ?? [];
  const bodies: CallValues['body'][] =
    media.length === 0
      ? [null]
      : media.flatMap((each) =>
          each.examples.map(({ value }) => ({ media: each, value: freshExample(value, seed) })),
        );
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
  const { api, seed } = run.parts;
  for (const operation of inUsefulOrder(api.operations)) {
    // Deletions come with the records that the run has created.
    if (!run.mayCall(operation) || operation.method === 'DELETE') continue;
    const caller = run.callerFor(operation);
    for (const values of exampleCalls(run, operation, caller.name, seed)) {
      if (!run.hasBudget) return;
      const answered = await run.call(operation, values, caller);
      if (!answered || !refusesData(answered.response.status)) continue;
      if (operationHasFurtherRules(operation)) continue;
      run.report(
        operation,
        {
          rule: 'positive_data_acceptance',
          message: `The backend refuses an example of the contract with ${answered.response.status}.`,
        },
        [answered.exchange],
      );
    }
  }
}
