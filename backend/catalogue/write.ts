import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Pause } from '#backend/ports.ts';
import { applyOperations } from './apply.ts';
import type { Change } from './audit.ts';
import type { AnyDefinition } from './definition.ts';
import { storedForm } from './item.ts';
import { referenceDefinitions } from './kinds.ts';
import { loadFor } from './load.ts';
import type { Requested, OnConflict, ItemOperation, Outcome } from './operation.ts';
import { save } from './save.ts';

/**
 * Locks a row of `setting` until the transaction ends. So only one request at a time writes to the
 * catalogue, also on PostgreSQL, and no other request changes what this request has read.
 */
export async function lockCatalogue(transaction: Kysely<Schema>): Promise<void> {
  await transaction
    .insertInto('setting')
    .values({ key: 'catalogue.writer', value: '' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

/**
 * How long the computations of one transaction wait for reads. On SQLite every other write waits until
 * the transaction ends.
 */
const maxWaitMs = 50;

/** The pause of one transaction. */
export function pauseInTransaction({ app }: RequestContext): Pause {
  const limit = { ms: maxWaitMs };
  return () => app.pause(limit);
}

interface WriteOptions {
  readonly onConflict: OnConflict;
  readonly dryRun: boolean;
  readonly pause: Pause;
}

export interface Written {
  /** In the order of the operations. */
  readonly outcomes: readonly Outcome[];
  /** The changes that were written, with each item once. */
  readonly changes: readonly Change[];
}

/** Applies operations in stored form; writes the differences unless it is a dry run. */
export async function writeItems(
  transaction: Kysely<Schema>,
  context: RequestContext,
  definition: AnyDefinition,
  operations: readonly Requested[],
  { onConflict, dryRun, pause }: WriteOptions,
): Promise<Written> {
  const { id, name } = context.signedIn();
  const { now, requestId } = context;
  const valid = operations.filter((operation) => operation.action !== 'invalid');
  const loaded = await loadFor(transaction, definition, valid, pause);
  const { state, outcomes } = await applyOperations(definition, loaded, operations, {
    onConflict,
    actor: { id, name },
    now,
    rules: referenceDefinitions,
    pause,
  });
  if (dryRun) return { outcomes, changes: [] };
  const author = { actorId: id, requestId, now, random: context.app.random };
  // However many items there are, it is one change: only administrators write to the catalogue.
  context.noteChange();
  return { outcomes, changes: await save(transaction, state, { author, pause }) };
}

/** Fills in the defaults, because validation does not fill them in for the items of a bulk request. */
export function withStoredForm(definition: AnyDefinition, operation: Requested): Requested {
  if (operation.action === 'delete' || operation.action === 'invalid') return operation;
  return { ...operation, item: storedForm(definition, operation.item) };
}

/** Notifies the browsers that show the catalogue. Call it only after the commit. */
export function notifyChanges(
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

type Success = Exclude<Outcome, { status: 'failed' }>;

/**
 * Applies one operation in a transaction that has locked the catalogue.
 * @throws ProblemError when it fails
 */
export async function writeOne(
  transaction: Kysely<Schema>,
  context: RequestContext,
  definition: AnyDefinition,
  operation: ItemOperation,
): Promise<{ readonly outcome: Success; readonly changes: Written['changes'] }> {
  const stored = withStoredForm(definition, operation);
  const { outcomes, changes } = await writeItems(transaction, context, definition, [stored], {
    onConflict: 'reject',
    dryRun: false,
    pause: pauseInTransaction(context),
  });
  const [outcome] = outcomes;
  if (!outcome) throw new Error('An operation ended without an outcome.');
  if (outcome.status === 'failed') throw outcome.problem;
  return { outcome, changes };
}

/**
 * Runs one operation in a separate transaction.
 * @throws ProblemError when it fails
 */
export async function writeItem(
  context: RequestContext,
  definition: AnyDefinition,
  operation: ItemOperation,
): Promise<Success> {
  const { outcome, changes } = await context.db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    return writeOne(transaction, context, definition, operation);
  });
  notifyChanges(context, definition, changes);
  return outcome;
}
