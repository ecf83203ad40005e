import type { ApiOperation } from '../../document/operations.ts';
import type { Run } from '../run.ts';
import { likelyBody, requiredParameters } from './fill.ts';

/** A deletion is one request, and a refused one is followed by a second request. */
const requestsEach = 2;

const deletionsOf = (run: Run): ApiOperation[] =>
  run.parts.api.operations.filter(
    (operation) => operation.method === 'DELETE' && run.mayCall(operation),
  );

/** Reserves requests for the deletions. They come last, because earlier phases need the records. */
export function reserveDeletions(run: Run): void {
  run.reserved = deletionsOf(run).length * requestsEach;
}

/** Calls the deletions that have not succeeded yet in this run. */
export async function deletionsPhase(run: Run): Promise<void> {
  run.reserved = 0;
  for (const operation of deletionsOf(run)) {
    if (!run.hasBudget) return;
    if (run.hasSucceeded(operation)) continue;
    const caller = run.callerFor(operation);
    const parameters = requiredParameters(run, caller.name, operation, run.parts.seed);
    const body = likelyBody(run, operation, run.parts.seed) ?? null;
    await run.call(operation, { parameters, body }, caller);
  }
}
