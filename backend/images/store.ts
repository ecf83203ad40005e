import type { Kysely } from 'kysely';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { RenderedPicture } from '#backend/ports.ts';

/** Writes the images; pass the transaction that writes the row with their ids. */
export async function storeImages(
  transaction: Kysely<Schema>,
  images: Readonly<Record<string, RenderedPicture>>,
  now: number,
): Promise<void> {
  for (const image of Object.values(images)) {
    await transaction
      .insertInto('image')
      .values({ ...image, content_type: 'image/webp', created_at: now })
      // The update locks an existing image, so that `deleteUnusedImages` in a parallel request
      // cannot delete it.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({ width: ref('excluded.width') })),
      )
      .execute();
  }
}

/** Deletes the images of this list that no campaign, character, picture and generation uses any more. */
export async function deleteUnusedImages(
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
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('picture')
                .select('picture.id')
                .where(({ or, eb }) =>
                  or([eb('full_image_id', '=', id), eb('small_image_id', '=', id)]),
                ),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('generation')
                .select('generation.id')
                .where(({ or, eb }) =>
                  or([
                    eb('cover_w1024_id', '=', id),
                    eb('cover_w704_id', '=', id),
                    eb('portrait_id', '=', id),
                  ]),
                ),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('character').select('character.id').where('portrait_id', '=', id))),
        )
        .execute();
    } catch (error) {
      // A parallel request has just stored a campaign, a character or a picture with this image, so it is not deleted.
      if (databaseFault(error)?.kind !== 'foreign-key') throw error;
    }
  }
}

const unusedPerSweep = 1000;

/**
 * Deletes images that remained when `deleteUnusedImages` failed after a commit, and those of pictures that are
 * deleted.
 */
export async function sweepUnusedImages(db: Kysely<Schema>): Promise<void> {
  const unused = await db
    .selectFrom('image')
    .leftJoin('campaign as wide', 'wide.cover_w1024_id', 'image.id')
    .leftJoin('campaign as narrow', 'narrow.cover_w704_id', 'image.id')
    .leftJoin('generation as drawn_wide', 'drawn_wide.cover_w1024_id', 'image.id')
    .leftJoin('generation as drawn_narrow', 'drawn_narrow.cover_w704_id', 'image.id')
    .leftJoin('generation as drawn_portrait', 'drawn_portrait.portrait_id', 'image.id')
    .leftJoin('character as portrayed', 'portrayed.portrait_id', 'image.id')
    .leftJoin('picture as full', 'full.full_image_id', 'image.id')
    .leftJoin('picture as small', 'small.small_image_id', 'image.id')
    .select('image.id')
    .where('wide.id', 'is', null)
    .where('narrow.id', 'is', null)
    .where('drawn_wide.id', 'is', null)
    .where('drawn_narrow.id', 'is', null)
    .where('drawn_portrait.id', 'is', null)
    .where('portrayed.id', 'is', null)
    .where('full.id', 'is', null)
    .where('small.id', 'is', null)
    .limit(unusedPerSweep)
    .execute();
  await deleteUnusedImages(
    db,
    unused.map(({ id }) => id),
  );
}

export const imageUrl = (id: string | null): string | null =>
  id === null ? null : `/api/images/${id}`;
