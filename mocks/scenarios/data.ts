import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fingerprint } from '#backend/auth/secret.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
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
    const at = firstDay + (index + 1) * day;
    const id = `019a0000-0000-7000-8000-000000003${number}`;
    return { ...model, id, title, title_fold: foldName(title), created_at: at, updated_at: at };
  });
  await insertMany(db, 'campaign', rows);
  const members = rows.map((row) => ({
    campaign_id: row.id,
    user_id: people.mira.id,
    role: 'owner' as const,
    joined_at: row.created_at,
    last_accessed_at: row.created_at,
    campaign_created_at: row.created_at,
    campaign_updated_at: row.updated_at,
    campaign_title_fold: row.title_fold,
  }));
  await insertMany(db, 'campaign_member', members);
}

async function replaceCharacters(db: Kysely<Schema>, count: number): Promise<void> {
  const model = await db
    .selectFrom('character')
    .select(['owner_id', 'name', 'name_fold', 'data', 'created_at', 'updated_at'])
    .where('owner_id', '=', people.mira.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('character').execute();
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { ...model, id: `019a0000-0000-7000-8000-000000004${number}` };
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

/**
 * Stores the gear items that are copied, numbered by their keys. Items that refer to other items are
 * not copied, because their references would have to be copied too. The JSON of a copy is joined from
 * texts and not parsed: in WebAssembly that saves half of the time.
 */
const storeModels = (db: Kysely<Schema>) =>
  sql`
    create temporary table model as
    select
      *,
      row_number() over (order by sk) as number,
      substr(json_quote(name), 1, length(json_quote(name)) - 1) as name_start,
      substr(json_remove(data, '$.gearSk', '$.name', '$.edition'), 2) as other_fields
    from catalogue_item
    where kind = 'gear' and sk not in (select sk from catalogue_link where kind = 'gear')
  `.execute(db);

/** Inserts the rows in the order of their keys, which is faster than any other order. */
const insertCopies = (db: Kysely<Schema>, model: number, count: number) =>
  sql`
    with recursive
      generation (number) as (
        select 1 union all select number + 1 from generation where number < ${count}
      ),
      copy as (
        select model.*, printf('%03d-%04d', model.number, generation.number) as lot
        from model cross join generation
        where model.number = ${model}
      )
    insert into catalogue_item (
      kind, sk, name, name_fold, category, edition, source, cost_cp, weight_lb, data,
      shape, version, created_at, created_by, updated_at, updated_by, archived
    )
    select
      kind, 'other#lot-' || lot, name || ', lot ' || lot, name_fold || ', lot ' || lot,
      category, 'other', source, cost_cp, weight_lb,
      '{"gearSk":"other#lot-' || lot || '","name":' || name_start || ', lot ' || lot
        || '","edition":"other",' || other_fields,
      shape, 1, created_at, created_by, updated_at, updated_by, archived
    from copy
  `.execute(db);

const countOf = async (db: Kysely<Schema>, table: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * One statement per model. Browsers compile WebAssembly to fast code while it runs, but use that
 * code only when a function is called the next time, and SQLite executes a statement in one call:
 * a single statement for all rows would be executed by slow code to its end.
 */
export const largeCatalogue: ChangeData = (db) =>
  withoutIndexes(db, { table: 'catalogue_item', needed: ['catalogue_item_by_name'] }, async () => {
    await storeModels(db);
    const models = await countOf(db, sql`model`);
    let missing = largeCount - (await countOf(db, sql`catalogue_item where kind = 'gear'`));
    const copies = Math.ceil(missing / models);
    for (let model = 1; model <= models; model += 1) {
      await insertCopies(db, model, Math.min(copies, missing));
      missing -= Math.min(copies, missing);
    }
    await sql`drop table model`.execute(db);
  });
