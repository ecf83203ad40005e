import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { anyOf } from '#backend/db/any-of.ts';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { PictureTable } from '#backend/db/tables/picture-tables.ts';
import { pictureAddressForm } from '#src/lib/entry-text/picture-address.ts';

/** How long a picture that no entry shows is kept, in milliseconds. */
const keepUnshown = 30 * 24 * 60 * 60 * 1000;

/** Each checked picture can make the sweep read all texts of a campaign, so this number limits its time. */
const checkedPerSweep = 200;

/** Deleted entries and earlier versions count, too, because they can be restored. */
const isShown = sql<SqlBool>`(
  exists (select 1 from entry_picture where entry_picture.picture_id = picture.id)
  or exists (select 1 from entry where entry.cover_picture_id = picture.id)
  or exists (
    select 1 from entry_version_picture where entry_version_picture.picture_id = picture.id
  )
)`;

const address = new RegExp(pictureAddressForm, 'g');

/** How many entries are read at once. The texts of one entry can have 100 kB. */
const entriesPerPage = 50;

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
    .select(['id', 'campaign_id'])
    .where('unshown_since', '<=', now - keepUnshown)
    .orderBy('unshown_since')
    .limit(checkedPerSweep)
    .execute();
  await deleteDue(db, due, now);
}

/**
 * Deletes those of the given pictures that no entry shows any more, without waiting thirty days. Returns how
 * many it has deleted. If it is interrupted, the sweep continues it.
 */
export async function deleteUnshown(
  db: Kysely<Schema>,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const due = await db
    .updateTable('picture')
    .set({ unshown_since: now - keepUnshown })
    .where(anyOf(db, 'id', ids))
    .where(sql<SqlBool>`not ${isShown}`)
    .returning(['id', 'campaign_id'])
    .execute();
  return deleteDue(db, due, now);
}

/**
 * Deletes pictures whose thirty days are over. A picture is kept if a text contains its address, or if an entry
 * shows it again. Returns how many it has deleted.
 */
async function deleteDue(
  db: Kysely<Schema>,
  due: readonly Pick<Selectable<PictureTable>, 'id' | 'campaign_id'>[],
  now: number,
): Promise<number> {
  const isDue = anyOf(
    db,
    'id',
    due.map(({ id }) => id),
  );
  // The thirty days of kept pictures begin again, so that the next sweep checks other pictures.
  for (const [campaignId, pictures] of Map.groupBy(due, ({ campaign_id }) => campaign_id)) {
    const named = await namedIn(db, campaignId);
    const kept = pictures.map(({ id }) => id).filter((id) => named.has(id));
    await db
      .updateTable('picture')
      .set({ unshown_since: now })
      .where(anyOf(db, 'id', kept))
      .execute();
  }
  try {
    const deleted = await db
      .deleteFrom('picture')
      .where(isDue)
      .where('unshown_since', '<=', now - keepUnshown)
      .where(sql<SqlBool>`not ${isShown}`)
      .returning('id')
      .execute();
    return deleted.length;
  } catch (error) {
    // Meanwhile an entry has begun to show one of the pictures. The next sweep deletes the others.
    if (databaseFault(error)?.kind !== 'foreign-key') throw error;
    return 0;
  }
}

/**
 * The pictures whose address is in a text of the campaign, even of a deleted entry. The texts are read in pages
 * and without a transaction, because a single statement for all of them would block all writes.
 */
async function namedIn(db: Kysely<Schema>, campaignId: string): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (let after = '', isLast = false; !isLast;) {
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'text', 'details'])
      .where('campaign_id', '=', campaignId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(entriesPerPage)
      .execute();
    for (const { text, details } of rows) {
      for (const [, id = ''] of `${text}\n${details}`.matchAll(address)) named.add(id);
    }
    after = rows.at(-1)?.id ?? '';
    isLast = rows.length < entriesPerPage;
  }
  return named;
}
