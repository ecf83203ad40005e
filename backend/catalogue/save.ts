import { sql, type Insertable, type Kysely } from 'kysely';
import { anyOf } from '#backend/db/any-of.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import type {
  CatalogueItemTable,
  CatalogueLinkTable,
} from '#backend/db/tables/catalogue-tables.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';
import { auditRow, type Author, type Change } from './audit.ts';
import type { AnyDefinition } from './definition.ts';
import { nameKeyOf } from './item.ts';
import { rowOf, type StoredRecord } from './record.ts';
import { referencesOf } from './references.ts';
import type { CatalogueState } from './state.ts';

interface Writing {
  readonly author: Author;
  readonly pause: Pause;
}

/** Writes the differences between the loaded state and the state after all operations; returns them. */
export async function save(
  transaction: Kysely<Schema>,
  state: CatalogueState,
  writing: Writing,
): Promise<readonly Change[]> {
  const { definition } = state;
  const changes = changesOf(state);
  if (definition.references.length > 0) await removeReferences(transaction, state, changes);
  await remove(transaction, state, changes);
  await freeNames(transaction, state, changes);
  for (let start = 0; start < changes.length; start += changesOfBatch) {
    await insert(transaction, definition, changes.slice(start, start + changesOfBatch), writing);
  }
  // Only now, because an item can refer to one whose row is in a later batch.
  const links = changes.flatMap(({ after }) => (after ? referenceRows(state, after) : []));
  await insertMany(transaction, 'catalogue_link', links);
  return changes;
}

/** As many as one statement inserts: the rows of a whole bulk request would all be in memory until the last statement. */
const changesOfBatch = 128;

async function insert(
  transaction: Kysely<Schema>,
  definition: AnyDefinition,
  changes: readonly Change[],
  { author, pause }: Writing,
): Promise<void> {
  const rows: Insertable<CatalogueItemTable>[] = [];
  const entries = await mapInSlices(changes, pause, (change) => {
    if (change.after) rows.push(rowOf(definition, change.after));
    return auditRow(definition, change, author);
  });
  await insertMany(transaction, 'catalogue_item', rows, ['kind', 'sk']);
  await insertMany(transaction, 'audit', entries);
}

function changesOf(state: CatalogueState): readonly Change[] {
  const changes: Change[] = [];
  for (const sk of state.changed) {
    const before = state.before.get(sk);
    const after = state.get(sk);
    if (before !== after) changes.push({ sk, before, after, version: state.lastVersion(sk) });
  }
  return changes;
}

const keysOf = (changes: readonly Change[]): string[] => changes.map(({ sk }) => sk);

async function removeReferences(
  transaction: Kysely<Schema>,
  { definition }: CatalogueState,
  changes: readonly Change[],
): Promise<void> {
  const keys = keysOf(changes.filter(({ before }) => before));
  if (keys.length === 0) return;
  await transaction
    .deleteFrom('catalogue_link')
    .where('kind', '=', definition.kind)
    .where(anyOf(transaction, 'sk', keys))
    .execute();
}

async function remove(
  transaction: Kysely<Schema>,
  { definition }: CatalogueState,
  changes: readonly Change[],
): Promise<void> {
  const keys = keysOf(changes.filter(({ before, after }) => before && !after));
  if (keys.length === 0) return;
  await transaction
    .deleteFrom('catalogue_item')
    .where('kind', '=', definition.kind)
    .where(anyOf(transaction, 'sk', keys))
    .execute();
}

/**
 * Gives a temporary name to each item whose old name another item takes. Without temporary names, the
 * unique index would find a name twice while a swap is written row by row. No other item has the
 * temporary name, because folded names never begin with a space.
 */
async function freeNames(
  transaction: Kysely<Schema>,
  state: CatalogueState,
  changes: readonly Change[],
): Promise<void> {
  const renamed = changes.filter(({ sk, before, after }) => {
    if (!before || !after) return false;
    const owner = state.withName(nameKeyOf(before.item));
    return owner !== undefined && owner.sk !== sk;
  });
  if (renamed.length === 0) return;
  await transaction
    .updateTable('catalogue_item')
    .set({ name_fold: sql<string>`' ' || sk` })
    .where('kind', '=', state.definition.kind)
    .where(anyOf(transaction, 'sk', keysOf(renamed)))
    .execute();
}

export const referenceRows = (
  { definition }: Pick<CatalogueState, 'definition'>,
  { sk, item }: Pick<StoredRecord, 'sk' | 'item'>,
): Insertable<CatalogueLinkTable>[] =>
  referencesOf(definition, item).map((reference) => ({
    kind: definition.kind,
    sk,
    field: reference.definition.field,
    target_kind: reference.definition.to,
    target_sk: reference.targetSk,
  }));
