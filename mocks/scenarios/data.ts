import { sql, type Insertable, type Kysely } from 'kysely';
import { writtenColumns, writtenIn } from '#backend/characters/record.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import type { CatalogueItem } from '#backend/catalogue/definition.ts';
import { kinds } from '#backend/catalogue/kinds/all.ts';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import { rowOf } from '#backend/catalogue/record.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CatalogueItemTable } from '#backend/db/tables/catalogue-tables.ts';
import { people } from '#mocks/fixtures/people.ts';
import { foldName } from '#src/lib/fold.ts';
import { withoutIndexes } from './pending-indexes.ts';

type ChangeData = (db: Kysely<Schema>) => Promise<void>;

/** The token of the setup link in the scenario `first-start`. */
export const setupToken = 'first-administrator-of-the-mocks';

const withoutStories: ChangeData = async (db) => {
  await db.deleteFrom('campaign').execute();
  await db.deleteFrom('character').execute();
};

export const empty: ChangeData = async (db) => {
  await withoutStories(db);
  await db.deleteFrom('catalogue_link').execute();
  await db.deleteFrom('catalogue_item').execute();
};

export const firstStart: ChangeData = async (db) => {
  await withoutStories(db);
  await db.deleteFrom('user').execute();
  await db
    .insertInto('token')
    .values({
      hash: fingerprint(setupToken),
      purpose: 'setup-admin',
      user_id: null,
      email_norm: null,
      created_at: 0,
      expires_at: Number.MAX_SAFE_INTEGER,
    })
    .execute();
};

const firstDay = Date.parse('2026-01-01T18:00:00.000Z');
const day = 24 * 3_600_000;

async function replaceCampaigns(db: Kysely<Schema>, count: number): Promise<void> {
  const model = await db
    .selectFrom('campaign')
    .selectAll()
    .where('owner_id', '=', people.mira.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('campaign').execute();
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const title = `Chapter ${number} of the long road`;
    const createdAt = firstDay + (index + 1) * day;
    const id = `019a0000-0000-7000-8000-000000003${number}`;
    const times = { created_at: createdAt, updated_at: createdAt };
    return { ...model, id, title, title_fold: foldName(title), ...times };
  });
  await insertMany(db, 'campaign', rows);
  const members = rows.map((row) => ({
    ...memberColumns(row),
    user_id: people.mira.id,
    role: 'owner' as const,
    joined_at: row.created_at,
    last_accessed_at: row.created_at,
  }));
  await insertMany(db, 'campaign_member', members);
}

async function replaceCharacters(db: Kysely<Schema>, count: number): Promise<void> {
  const model = await db
    .selectFrom('character')
    .select(['owner_id', 'data', 'created_at', 'updated_at'])
    .where('owner_id', '=', people.mira.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const written = writtenColumns(writtenIn(model));
  await db.deleteFrom('character').execute();
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { ...model, ...written, id: `019a0000-0000-7000-8000-000000004${number}` };
  });
  await insertMany(db, 'character', rows);
}

export const manyCampaigns: ChangeData = (db) => replaceCampaigns(db, 120);

/** Mira has as many campaigns and characters as her quotas allow. */
export const fullQuotas: ChangeData = async (db) => {
  await replaceCampaigns(db, defaultQuotas.campaigns);
  await replaceCharacters(db, defaultQuotas.characters);
};

const largeCount = 100_000;

/** In a model row, the placeholder for the lot of a copy. No copy has this lot, because lots begin at 1. */
const noLot = '000-0000';

/**
 * The rows that are copied. Items that refer to other items are not copied, because their references
 * would have to be copied too.
 */
async function modelRows(db: Kysely<Schema>): Promise<readonly Insertable<CatalogueItemTable>[]> {
  const stored = await db
    .selectFrom('catalogue_item')
    .select(['data', 'created_at', 'updated_at'])
    .where('kind', '=', 'gear')
    .where('sk', 'not in', (query) =>
      query.selectFrom('catalogue_link').select('sk').where('kind', '=', 'gear'),
    )
    .orderBy('sk')
    .execute();
  return stored.map(({ data, created_at: createdAt, updated_at: updatedAt }) => {
    // The database image of the fixtures is written by this version, so its items have the current form.
    const model = JSON.parse(data) as CatalogueItem & { readonly gearSk: string };
    const gearSk = `other#lot-${noLot}`;
    const item = {
      ...model,
      gearSk,
      name: `${model.name}, lot ${noLot}`,
      edition: 'other',
    } as const;
    return rowOf(kinds.gear, {
      sk: gearSk,
      item,
      version: 1,
      createdAt,
      createdBy: null,
      updatedAt,
      updatedBy: null,
      archived: false,
    });
  });
}

/**
 * Inserts copies of a row in the order of their keys, which is faster than any other order. Only the
 * lot differs, so SQLite replaces it in the texts, which is faster than writing the JSON of each copy.
 */
function insertCopies(
  db: Kysely<Schema>,
  row: Insertable<CatalogueItemTable>,
  { model, count }: { readonly model: number; readonly count: number },
) {
  const values = Object.values(row).map((value: unknown) =>
    typeof value === 'string' && value.includes(noLot)
      ? sql`replace(${value}, ${noLot}, lot)`
      : sql`${value}`,
  );
  return sql`
    with recursive
      generation (number) as (
        select 1 union all select number + 1 from generation where number < ${count}
      ),
      copy as (select printf('%03d-%04d', ${model}, number) as lot from generation)
    insert into catalogue_item (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    select ${sql.join(values)} from copy
  `.execute(db);
}

/**
 * Runs one statement per model, because it is faster in a browser than one statement for all rows.
 * Browsers compile a WebAssembly function to faster code while it runs, but use that code only from
 * its next call, and SQLite executes a statement in one call.
 */
export const largeCatalogue: ChangeData = (db) =>
  withoutIndexes(db, { table: 'catalogue_item', needed: ['catalogue_item_by_name'] }, async () => {
    const models = await modelRows(db);
    const { count } = await db
      .selectFrom('catalogue_item')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'gear')
      .executeTakeFirstOrThrow();
    let missing = largeCount - count;
    const copies = Math.ceil(missing / models.length);
    for (const [index, row] of models.entries()) {
      await insertCopies(db, row, { model: index + 1, count: Math.min(copies, missing) });
      missing -= Math.min(copies, missing);
    }
  });
