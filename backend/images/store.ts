import type { Kysely } from 'kysely';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Cover } from './cover.ts';

/** Writes both pictures of a cover; pass the transaction that writes the row with their ids. */
export async function storeCover(
  transaction: Kysely<Schema>,
  cover: Cover,
  now: number,
): Promise<void> {
  for (const picture of Object.values(cover)) {
    await transaction
      .insertInto('image')
      .values({ ...picture, content_type: 'image/webp', created_at: now })
      // The update locks an existing picture, so that `sweepImages` in a parallel request
      // cannot delete it.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({ width: ref('excluded.width') })),
      )
      .execute();
  }
}

/** Deletes the pictures of this list that no campaign uses any more. */
export async function sweepImages(
  db: Kysely<Schema>,
  ids: readonly (string | null)[],
): Promise<void> {
  for (const id of new Set(ids)) {
    if (id === null) continue;
    try {
      await db
        .deleteFrom('image')
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('campaign')
                .select('campaign.id')
                .where(({ or, eb }) =>
                  or([eb('cover_w1024_id', '=', id), eb('cover_w704_id', '=', id)]),
                ),
            ),
          ),
        )
        .execute();
    } catch (error) {
      // A parallel request has just stored a campaign with this picture, so it is not deleted.
      if (databaseFault(error)?.kind !== 'foreign-key') throw error;
    }
  }
}

const unusedPerSweep = 1000;

/** Deletes pictures that remained when `sweepImages` failed after a commit. */
export async function sweepUnusedImages(db: Kysely<Schema>): Promise<void> {
  const unused = await db
    .selectFrom('image')
    .leftJoin('campaign as wide', 'wide.cover_w1024_id', 'image.id')
    .leftJoin('campaign as narrow', 'narrow.cover_w704_id', 'image.id')
    .select('image.id')
    .where('wide.id', 'is', null)
    .where('narrow.id', 'is', null)
    .limit(unusedPerSweep)
    .execute();
  await sweepImages(
    db,
    unused.map(({ id }) => id),
  );
}

export const imageUrl = (id: string | null): string | null =>
  id === null ? null : `/api/images/${id}`;
