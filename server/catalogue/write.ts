import type { Kysely } from 'kysely';
import type { RequestContext } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import { carryOut } from './carry-out.ts';
import type { AnyDefinition } from './definition.ts';
import { storedForm } from './item.ts';
import { linkDefinitions } from './kinds.ts';
import { loadFor } from './load.ts';
import type { OnConflict, Operation, Outcome } from './operation.ts';
import { save } from './save.ts';
import { CatalogueState } from './state.ts';

/**
 * One writer of the catalogue at a time, on PostgreSQL too: what was read stays true until it is
 * written. The row is locked until the transaction ends.
 */
export async function takeTurn(transaction: Kysely<Schema>): Promise<void> {
  await transaction
    .insertInto('setting')
    .values({ key: 'catalogue.writer', value: '' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

interface WriteOptions {
  readonly onConflict: OnConflict;
  readonly dryRun: boolean;
}

/** Carries operations out in order; the outcomes stand in the same order. */
export async function writeItems(
  transaction: Kysely<Schema>,
  context: RequestContext,
  definition: AnyDefinition,
  asked: readonly Operation[],
  { onConflict, dryRun }: WriteOptions,
): Promise<Outcome[]> {
  const operations = asked.map((operation) => withStoredForm(definition, operation));
  const { id, name } = context.signedIn();
  const { now, requestId } = context;
  const state = new CatalogueState(definition, await loadFor(transaction, definition, operations));
  const circumstances = { onConflict, actor: { id, name }, now, rules: linkDefinitions };
  const outcomes = operations.map((operation) => carryOut(state, operation, circumstances));
  if (!dryRun) await save(transaction, state, { actorId: id, requestId, now });
  return outcomes;
}

/** The contract fills in the defaults of a body, but not those of the items within it. */
function withStoredForm(definition: AnyDefinition, operation: Operation): Operation {
  if (operation.action === 'delete') return operation;
  return { ...operation, item: storedForm(definition, operation.item) };
}

/** One operation in a transaction of its own; throws the problem when it fails. */
export async function writeItem(
  context: RequestContext,
  definition: AnyDefinition,
  operation: Operation,
): Promise<Exclude<Outcome, { status: 'failed' }>> {
  return context.db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const [outcome] = await writeItems(transaction, context, definition, [operation], {
      onConflict: 'reject',
      dryRun: false,
    });
    if (!outcome) throw new Error('An operation ended without an outcome.');
    if (outcome.status === 'failed') throw outcome.problem;
    return outcome;
  });
}
