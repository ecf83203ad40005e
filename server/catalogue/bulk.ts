import type { BulkCounts } from '#src/generated/model/index.ts';
import type { RequestContext } from '../context.ts';
import type { AnyDefinition } from './definition.ts';
import { onlyOnce } from './idempotency.ts';
import type { OnConflict, Operation, Outcome } from './operation.ts';
import { recordOfEntry } from './record.ts';
import { takeTurn, writeItems } from './write.ts';

export interface BulkRequest {
  readonly operations: readonly Operation[];
  readonly onConflict: OnConflict;
  readonly dryRun: boolean;
}

/** Many operations in one transaction; one that fails leaves the others alone. */
export async function bulk(
  context: RequestContext,
  definition: AnyDefinition,
  request: BulkRequest,
  idempotencyKey: string | undefined,
) {
  return context.db.transaction().execute(async (transaction) => {
    const run = async () => {
      const { operations } = request;
      const outcomes = await writeItems(transaction, context, definition, operations, request);
      return answer(outcomes, request, context.requestId);
    };
    // A rehearsal changes nothing, and leaves its key for the real thing.
    if (request.dryRun) return run();
    await takeTurn(transaction);
    if (idempotencyKey === undefined) return run();
    const { id: userId } = context.signedIn();
    const route = `${definition.prefix}Bulk`;
    const call = { userId, route, key: idempotencyKey, body: request, now: context.now };
    return onlyOnce(transaction, call, run);
  });
}

function answer(outcomes: readonly Outcome[], { dryRun }: BulkRequest, requestId: string) {
  const counts: BulkCounts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    deleted: 0,
    failed: 0,
  };
  for (const { status } of outcomes) counts[status] += 1;
  return {
    results: outcomes.map((outcome, index) => ({
      index,
      status: outcome.status,
      sk: 'entry' in outcome ? outcome.entry.sk : outcome.sk,
      item: 'entry' in outcome ? recordOfEntry(outcome.entry) : null,
      problem: 'problem' in outcome ? outcome.problem.toBody(requestId) : null,
    })),
    counts,
    dryRun,
  };
}
