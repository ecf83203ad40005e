import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { EntryReference } from '#src/generated/model/index.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { referenceOf } from './links.ts';
import { noSuchEntry } from './read.ts';
import { readableEntries, readerOf, type Reader } from './reader.ts';
import { mostFavourites } from '#src/lib/contract-limits.ts';

const favouritesOf = (db: Kysely<Schema>, campaignId: string, userId: string) =>
  db
    .selectFrom('entry_favourite')
    .where('entry_favourite.user_id', '=', userId)
    .where('entry_favourite.campaign_id', '=', campaignId);

const readableFavourites = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  readableEntries(db, campaignId, reader)
    .innerJoin('entry_favourite', 'entry_favourite.entry_id', 'entry.id')
    .where('entry_favourite.user_id', '=', reader.userId)
    .where('entry_favourite.campaign_id', '=', campaignId);

/** The favourites that the reader may read, sorted by title. */
export async function listFavourites(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
): Promise<EntryReference[]> {
  const rows = await readableFavourites(db, campaignId, reader)
    .select(['entry.id', 'entry.type', 'entry.title'])
    .orderBy('entry.title_fold')
    .orderBy('entry.id')
    .limit(mostFavourites)
    .execute();
  return rows.map(referenceOf);
}

export async function isFavourite(
  db: Kysely<Schema>,
  entryId: string,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('entry_favourite')
    .select('entry_id')
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row !== undefined;
}

type FavouritePath = Input<'favouriteAdd'>['params'];

/** Makes an entry a favourite of the user. Does nothing if it is one already. */
export async function addFavourite(context: RequestContext, path: FavouritePath): Promise<void> {
  const { campaignId, entryId } = path;
  const reader = await readerOf(context, campaignId);
  const { userId } = reader;
  await context.db.transaction().execute(async (transaction) => {
    await requireReadable(transaction, path, reader);
    await lockMember(transaction, campaignId, userId);
    if (await isFavourite(transaction, entryId, userId)) return;
    await makeRoom(transaction, campaignId, reader);
    await transaction
      .insertInto('entry_favourite')
      .values({
        user_id: userId,
        entry_id: entryId,
        campaign_id: campaignId,
        created_at: context.now,
      })
      .execute();
  });
}

/** Removes an entry from the favourites of the user. Does nothing if it is not one of them. */
export async function removeFavourite(context: RequestContext, path: FavouritePath): Promise<void> {
  const reader = await readerOf(context, path.campaignId);
  await requireReadable(context.db, path, reader);
  await context.db
    .deleteFrom('entry_favourite')
    .where('user_id', '=', reader.userId)
    .where('entry_id', '=', path.entryId)
    .execute();
}

/** @throws ProblemError 404 also when the reader may not read the entry */
async function requireReadable(
  db: Kysely<Schema>,
  { campaignId, entryId }: FavouritePath,
  reader: Reader,
): Promise<void> {
  const entry = await readableEntries(db, campaignId, reader)
    .select('entry.id')
    .where('entry.id', '=', entryId)
    .executeTakeFirst();
  if (!entry) throw noSuchEntry();
}

/** Parallel requests of one member wait here for each other, so together they cannot exceed the limit. */
const lockMember = (transaction: Kysely<Schema>, campaignId: string, userId: string) =>
  transaction
    .updateTable('campaign_member')
    .set(unchanged('joined_at'))
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .execute();

/**
 * Refuses another favourite if the reader sees the largest possible number of them. Favourites that the reader
 * may no longer read are not counted, because the refusal would reveal that these entries exist. If there are too
 * many favourites with them, the oldest of them are deleted.
 */
async function makeRoom(
  transaction: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
): Promise<void> {
  const all = await favouritesOf(transaction, campaignId, reader.userId)
    .select('entry_id')
    .orderBy('created_at')
    .execute();
  if (all.length < mostFavourites) return;
  const shown = await readableFavourites(transaction, campaignId, reader)
    .select('entry.id')
    .execute();
  if (shown.length >= mostFavourites) {
    const detail =
      'You have marked as many entries of this campaign as you can. Remove a mark to make room.';
    throw new ProblemError('quota_exceeded', detail);
  }
  const readable = new Set(shown.map(({ id }) => id));
  const hidden = all.map(({ entry_id }) => entry_id).filter((id) => !readable.has(id));
  await transaction
    .deleteFrom('entry_favourite')
    .where('user_id', '=', reader.userId)
    .where(anyOf(transaction, 'entry_id', hidden.slice(0, all.length - mostFavourites + 1)))
    .execute();
}
