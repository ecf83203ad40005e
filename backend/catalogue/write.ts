import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Change } from './audit.ts';
import { carryOutAll } from './carry-out-all.ts';
import type { AnyDefinition } from './definition.ts';
import { storedForm } from './item.ts';
import { linkDefinitions } from './kinds.ts';
import { loadFor } from './load.ts';
import type { Asked, OnConflict, Operation, Outcome } from './operation.ts';
import { save } from './save.ts';

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

export interface Written {
  /** In the order of the operations. */
  readonly outcomes: readonly Outcome[];
  /** What is different in the store, each item once. */
  readonly changes: readonly Change[];
}

/** Carries operations out as they were asked for, and writes what is different then. */
export async function writeItems(
  transaction: Kysely<Schema>,
  context: RequestContext,
  definition: AnyDefinition,
  asked: readonly Asked[],
  { onConflict, dryRun }: WriteOptions,
): Promise<Written> {
  const operations = asked.map((operation) => withStoredForm(definition, operation));
  const { id, name } = context.signedIn();
  const { now, requestId } = context;
  const valid = operations.filter((operation) => operation.action !== 'refused');
  const loaded = await loadFor(transaction, definition, valid);
  const circumstances = { onConflict, actor: { id, name }, now, rules: linkDefinitions };
  const { state, outcomes } = carryOutAll(definition, loaded, operations, circumstances);
  if (dryRun) return { outcomes, changes: [] };
  const author = { actorId: id, requestId, now, random: context.app.random };
  return { outcomes, changes: await save(transaction, state, author) };
}

/** The contract fills in the defaults of a body, but not those of the items within it. */
function withStoredForm(definition: AnyDefinition, operation: Asked): Asked {
  if (operation.action === 'delete' || operation.action === 'refused') return operation;
  return { ...operation, item: storedForm(definition, operation.item) };
}

/** Tells whoever has the catalogue open what is different now; only after the commit. */
export function announce(
  context: RequestContext,
  { kind }: AnyDefinition,
  changes: readonly Change[],
): void {
  if (changes.length === 0) return;
  context.app.realtime.catalogueChanged({
    kind,
    by: context.signedIn().name,
    changes: changes.map(({ sk, after }) => ({ sk, version: after?.version ?? null })),
  });
}

/** One operation in a transaction of its own; throws the problem when it fails. */
export async function writeItem(
  context: RequestContext,
  definition: AnyDefinition,
  operation: Operation,
): Promise<Exclude<Outcome, { status: 'failed' }>> {
  const { outcomes, changes } = await context.db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const written = await writeItems(transaction, context, definition, [operation], {
      onConflict: 'reject',
      dryRun: false,
    });
    const [outcome] = written.outcomes;
    if (outcome?.status === 'failed') throw outcome.problem;
    return written;
  });
  announce(context, definition, changes);
  const [outcome] = outcomes;
  if (!outcome || outcome.status === 'failed') {
    throw new Error('An operation ended without an outcome.');
  }
  return outcome;
}
