import { sql, type Kysely, type SqlBool } from 'kysely';
import { anyOf } from '#backend/db/any-of.ts';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';

/** In milliseconds. */
const keepUnshown = 30 * 24 * 60 * 60 * 1000;

/** Each of them is searched for in all texts of its campaign, so their number bounds the time of a sweep. */
const checkedPerSweep = 200;

/** Deleted entries and earlier versions, which can be restored, still show their pictures. */
const isShown = sql<SqlBool>`(
  exists (select 1 from entry_picture where entry_picture.picture_id = picture.id)
  or exists (select 1 from entry where entry.cover_picture_id = picture.id)
  or exists (
    select 1 from entry_version_picture where entry_version_picture.picture_id = picture.id
  )
)`;

/** Texts that can be shown again. A picture whose id is in one of them is kept. */
const isInText = sql<SqlBool>`exists (
  select 1 from entry
  where entry.campaign_id = picture.campaign_id
    and (entry.text like '%' || picture.id || '%' or entry.details like '%' || picture.id || '%')
)`;

/** Deletes pictures that no entry has shown for thirty days. `sweepUnusedImages` deletes their bytes. */
export async function sweepPictures(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .updateTable('picture')
    .set({ unshown_since: null })
    .where('unshown_since', 'is not', null)
    .where(isShown)
    .execute();
  await db
    .updateTable('picture')
    .set({ unshown_since: now })
    .where('unshown_since', 'is', null)
    .where(sql<SqlBool>`not ${isShown}`)
    .execute();
  const due = await db
    .selectFrom('picture')
    .select('id')
    .where('unshown_since', '<=', now - keepUnshown)
    .orderBy('unshown_since')
    .limit(checkedPerSweep)
    .execute();
  const isDue = anyOf(
    db,
    'id',
    due.map(({ id }) => id),
  );
  // Their thirty days begin again. So the next sweep checks other pictures.
  await db
    .updateTable('picture')
    .set({ unshown_since: now })
    .where(isDue)
    .where(isInText)
    .execute();
  try {
    await db
      .deleteFrom('picture')
      .where(isDue)
      .where('unshown_since', '<=', now - keepUnshown)
      .where(sql<SqlBool>`not ${isShown}`)
      .execute();
  } catch (error) {
    // An entry has begun to show one of them meanwhile. The next sweep deletes the others.
    if (databaseFault(error)?.kind !== 'foreign-key') throw error;
  }
}
