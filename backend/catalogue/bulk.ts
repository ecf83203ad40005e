import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { inPresentForm } from '#contract/stored-form.ts';
import { operations } from '#src/generated/contract/operations.ts';
import type { BulkCounts } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { jsonArray, JsonAnswer, jsonObject } from '#backend/json-answer.ts';
import type { AnyDefinition, BulkResponseOf, Definition } from './definition.ts';
import { onlyOnce } from './idempotency.ts';
import { judged } from './judge.ts';
import type { OnConflict, Outcome } from './operation.ts';
import { recordTextOfEntry } from './record.ts';
import { announce, takeTurn, writeItems, type Written } from './write.ts';

export interface BulkRequest {
  /** Not yet held against the contract: each is judged on its own. */
  readonly operations: readonly unknown[];
  readonly onConflict: OnConflict;
  readonly dryRun: boolean;
}

/** Many operations in one transaction; one that fails leaves the others alone. */
export async function bulk<K extends CatalogueKind>(
  context: RequestContext,
  definition: Definition<K>,
  request: BulkRequest,
  idempotencyKey: string | undefined,
): Promise<JsonAnswer<BulkResponseOf<K>>> {
  const asked = request.operations.map((sent) => judged(definition, sent));
  let changes: Written['changes'] = [];
  const text = await context.db.transaction().execute(async (transaction) => {
    const run = async () => {
      const written = await writeItems(transaction, context, definition, asked, request);
      ({ changes } = written);
      return answer(written.outcomes, request, context.requestId);
    };
    // A rehearsal changes nothing, and leaves its key for the real thing.
    if (request.dryRun) return run();
    await takeTurn(transaction);
    if (idempotencyKey === undefined) return run();
    const { id: userId } = context.signedIn();
    const route = `${definition.prefix}Bulk`;
    const call = { userId, route, key: idempotencyKey, body: request, now: context.now };
    return onlyOnce(transaction, call, run, (kept) => presentAnswer(definition, kept));
  });
  announce(context, definition, changes);
  return new JsonAnswer(text);
}

function presentAnswer({ prefix }: AnyDefinition, kept: string): string {
  const { schema } = operations[`${prefix}Bulk`].responses[200];
  return JSON.stringify(inPresentForm(schema, JSON.parse(kept)));
}

/** The answer as JSON: it is sent, and kept for whoever asks again with the same key. */
function answer(outcomes: readonly Outcome[], { dryRun }: BulkRequest, requestId: string): string {
  const counts: BulkCounts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    deleted: 0,
    failed: 0,
  };
  for (const { status } of outcomes) counts[status] += 1;
  const results = outcomes.map((outcome, index) =>
    jsonObject({
      index,
      status: `"${outcome.status}"`,
      sk: JSON.stringify('entry' in outcome ? outcome.entry.sk : outcome.sk),
      item: 'entry' in outcome ? recordTextOfEntry(outcome.entry) : 'null',
      problem: 'problem' in outcome ? JSON.stringify(outcome.problem.toBody(requestId)) : 'null',
    }),
  );
  return jsonObject({ results: jsonArray(results), counts: JSON.stringify(counts), dryRun });
}
