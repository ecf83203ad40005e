import { validationProblem } from '#contract/problem.ts';
import { findingsIn, maxFieldsOfEntry, type ReadEntry } from '#contract/requests.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { BulkCounts, ProblemField } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { hashInSlices, onlyOnce } from '#backend/idempotency.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';
import { JsonAnswer } from '#backend/json-answer.ts';
import type { AnyDefinition, BulkResponseOf, Definition } from './definition.ts';
import type { OnConflict, ItemOperation, Outcome, Requested } from './operation.ts';
import { textOfRecord } from './record.ts';
import {
  lockCatalogue,
  notifyChanges,
  pauseInTransaction,
  withStoredForm,
  writeItems,
  type Written,
} from './write.ts';

export interface BulkRequest {
  /** Each is a `ReadEntry`, with the problems of this operation. */
  readonly operations: readonly unknown[];
  readonly onConflict: OnConflict;
  readonly dryRun: boolean;
}

/** Applies many operations in one transaction; a failed operation does not stop the others. */
export async function bulk<K extends CatalogueKind>(
  context: RequestContext,
  definition: Definition<K>,
  request: BulkRequest,
  idempotencyKey: string | undefined,
): Promise<JsonAnswer<BulkResponseOf<K>>> {
  const { pause } = context.app;
  // The pipeline has read the operations.
  const read = request.operations as readonly ReadEntry[];
  const operations = read.map(({ entry }) => entry);
  const options = { key: idempotencyKey, pause };
  const body = await hashInSlices({ ...request, operations }, 'operations', options);
  let changes: Written['changes'] = [];
  const text = await context.db.transaction().execute(async (transaction) => {
    const inTransaction = pauseInTransaction(context);
    const run = async () => {
      // Only now, because several requests can wait for the transaction.
      const requested = await mapInSlices(read, inTransaction, ({ entry, fields }) =>
        withStoredForm(definition, requestedOf(definition, entry, fields)),
      );
      const written = await writeItems(transaction, context, definition, requested, {
        ...request,
        pause: inTransaction,
      });
      ({ changes } = written);
      return answer(written.outcomes, request, context.requestId, inTransaction);
    };
    // A dry run changes nothing, so its idempotency key can be used again.
    if (request.dryRun) return run();
    await lockCatalogue(transaction);
    const { id: userId } = context.signedIn();
    const operation = `${definition.prefix}Bulk` as const;
    const call = { userId, operation, key: idempotencyKey, body, now: context.now };
    return onlyOnce(transaction, call, run);
  });
  notifyChanges(context, definition, changes);
  return new JsonAnswer(text);
}

/** The operation if it is valid, otherwise the reasons why it is not. */
function requestedOf(
  definition: AnyDefinition,
  entry: unknown,
  invalid: readonly ProblemField[],
): Requested {
  // The entry is compared with the schema of this type.
  if (invalid.length === 0) return entry as ItemOperation;
  const fields = invalid.map(({ path, message }) => ({
    path: path.replace(/^\/item(?=\/|$)/, ''),
    message,
  }));
  const problem = validationProblem(fields, maxFieldsOfEntry);
  return { action: 'invalid', sk: keyIn(definition, entry), problem };
}

/** The key of an invalid operation, if the key itself is valid. */
function keyIn({ skField }: AnyDefinition, sent: unknown): string | null {
  const key = fieldOf(sent, 'sk') ?? fieldOf(fieldOf(sent, 'item'), skField);
  return typeof key === 'string' && findingsIn('CatalogueSk', key).length === 0 ? key : null;
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

const resultsOfPiece = 32;

/** The answer as JSON in pieces. It is sent, and stored for later requests with the same idempotency key. */
async function answer(
  outcomes: readonly Outcome[],
  { dryRun }: BulkRequest,
  requestId: string,
  pause: Pause,
): Promise<readonly string[]> {
  const counts: BulkCounts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    deleted: 0,
    failed: 0,
  };
  for (const { status } of outcomes) counts[status] += 1;
  const pieces = ['{"results":['];
  let piece: string[] = [];
  await mapInSlices(outcomes, pause, (outcome, index) => {
    piece.push(resultText(outcome, index, requestId));
    if (piece.length < resultsOfPiece && index + 1 < outcomes.length) return;
    // A text that grows by `+=` keeps all its parts in memory.
    pieces.push(`${pieces.length === 1 ? '' : ','}${piece.join(',')}`);
    piece = [];
  });
  pieces.push(`],"counts":${JSON.stringify(counts)},"dryRun":${dryRun}}`);
  return pieces;
}

function resultText(outcome: Outcome, index: number, requestId: string): string {
  const sk = 'record' in outcome ? outcome.record.sk : outcome.sk;
  const item = 'record' in outcome ? textOfRecord(outcome.record) : 'null';
  const problem = 'problem' in outcome ? JSON.stringify(outcome.problem.toBody(requestId)) : 'null';
  return `{"index":${index},"status":"${outcome.status}","sk":${JSON.stringify(sk)},"item":${item},"problem":${problem}}`;
}
