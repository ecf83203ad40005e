import { sql, type Insertable, type Kysely } from 'kysely';
import { insertMany } from '../db/insert-many.ts';
import type { CatalogueLinkTable, Schema } from '../db/schema.ts';
import { auditRow, type Author, type Change } from './audit.ts';
import { nameKey } from './item.ts';
import { linksOf } from './links.ts';
import { rowOf, type Entry } from './record.ts';
import type { CatalogueState } from './state.ts';

const rowsPerStatement = 200;

/**
 * Writes what differs between the state as it was read and as it is now, and its audit rows.
 * Returns what differs.
 */
export async function save(
  transaction: Kysely<Schema>,
  state: CatalogueState,
  author: Author,
): Promise<readonly Change[]> {
  const { definition } = state;
  const changes = [...state.changed]
    .map((sk) => ({ sk, before: state.before.get(sk), after: state.get(sk) }))
    .filter(({ before, after }) => before !== after);
  if (definition.links.length > 0) await dropLinks(transaction, state, changes);
  await remove(transaction, state, changes);
  await parkNames(transaction, state, changes);
  const present = changes.flatMap(({ after }) => (after ? [after] : []));
  await upsert(transaction, state, present);
  await insertMany(
    transaction,
    'catalogue_link',
    present.flatMap((entry) => linkRows(state, entry)),
  );
  await insertMany(
    transaction,
    'audit',
    changes.map((change) => auditRow(definition, change, author)),
  );
  return changes;
}

function chunked<Value>(values: readonly Value[]): Value[][] {
  const chunks: Value[][] = [];
  for (let start = 0; start < values.length; start += rowsPerStatement) {
    chunks.push(values.slice(start, start + rowsPerStatement));
  }
  return chunks;
}

async function dropLinks(
  transaction: Kysely<Schema>,
  { definition }: CatalogueState,
  changes: readonly Change[],
): Promise<void> {
  for (const chunk of chunked(changes.filter(({ before }) => before))) {
    await transaction
      .deleteFrom('catalogue_link')
      .where('kind', '=', definition.kind)
      .where(
        'sk',
        'in',
        chunk.map(({ sk }) => sk),
      )
      .execute();
  }
}

async function remove(
  transaction: Kysely<Schema>,
  { definition }: CatalogueState,
  changes: readonly Change[],
): Promise<void> {
  for (const chunk of chunked(changes.filter(({ before, after }) => before && !after))) {
    await transaction
      .deleteFrom('catalogue_item')
      .where('kind', '=', definition.kind)
      .where(
        'sk',
        'in',
        chunk.map(({ sk }) => sk),
      )
      .execute();
  }
}

/**
 * When names move from item to item, the unique index would see a name twice for a moment: items
 * whose old name has a new owner give it up first.
 */
async function parkNames(
  transaction: Kysely<Schema>,
  state: CatalogueState,
  changes: readonly Change[],
): Promise<void> {
  const moved = changes.filter(({ sk, before, after }) => {
    if (!before || !after) return false;
    const owner = state.withName(nameKey(before.item));
    return owner !== undefined && owner.sk !== sk;
  });
  for (const chunk of chunked(moved)) {
    await transaction
      .updateTable('catalogue_item')
      .set({ name_fold: sql<string>`'parked ' || sk` })
      .where('kind', '=', state.definition.kind)
      .where(
        'sk',
        'in',
        chunk.map(({ sk }) => sk),
      )
      .execute();
  }
}

async function upsert(
  transaction: Kysely<Schema>,
  { definition }: CatalogueState,
  entries: readonly Entry[],
): Promise<void> {
  for (const chunk of chunked(entries)) {
    const rows = chunk.map((entry) => rowOf(definition, entry));
    await transaction
      .insertInto('catalogue_item')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'sk']).doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          name_fold: ref('excluded.name_fold'),
          category: ref('excluded.category'),
          edition: ref('excluded.edition'),
          source: ref('excluded.source'),
          cost_cp: ref('excluded.cost_cp'),
          weight_lb: ref('excluded.weight_lb'),
          data: ref('excluded.data'),
          version: ref('excluded.version'),
          created_at: ref('excluded.created_at'),
          created_by: ref('excluded.created_by'),
          updated_at: ref('excluded.updated_at'),
          updated_by: ref('excluded.updated_by'),
          archived: ref('excluded.archived'),
        })),
      )
      .execute();
  }
}

export const linkRows = (
  { definition }: Pick<CatalogueState, 'definition'>,
  { sk, item }: Pick<Entry, 'sk' | 'item'>,
): Insertable<CatalogueLinkTable>[] =>
  linksOf(definition, item).map((link) => ({
    kind: definition.kind,
    sk,
    field: link.definition.field,
    target_kind: link.definition.to,
    target_sk: link.targetSk,
  }));
