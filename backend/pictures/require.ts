import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Reader } from '#backend/entries/reader.ts';
import { wholeText, type Views } from '#backend/entries/views.ts';
import { readablePictures } from './readable.ts';

interface PicturesOfEntry {
  readonly coverPictureId: string | null;
  /** Null if the texts do not change. */
  readonly views: Pick<Views, 'wholeContents'> | null;
  /** Set only if a game master changes an entry of a player. */
  readonly ofPlayer?: {
    readonly entryId: string;
    /** The pictures that its texts name before the change. */
    readonly pictures: readonly string[];
    /** The version that the game master restores; undefined for an ordinary change. */
    readonly restored: number | undefined;
  };
}

const noSuchCover = () =>
  validationProblem([
    { path: '/coverPictureId', message: 'There is no such picture in this campaign.' },
  ]);

/**
 * Makes the check that `requirePictures` makes for the cover. Called before the views are computed, because
 * computing them takes long.
 * @throws ProblemError 422 when the writer may not read the cover
 */
export async function requireCover(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  coverPictureId: string | null | undefined,
): Promise<void> {
  if (coverPictureId === null || coverPictureId === undefined) return;
  const cover = await readablePictures(db, campaignId, reader)
    .select('picture.id')
    .where('picture.id', '=', coverPictureId)
    .executeTakeFirst();
  if (!cover) throw noSuchCover();
}

/**
 * The pictures that an entry shows: those in its cover and texts that the writer may read. So a player cannot
 * see a hidden picture by writing its address into an entry. A game master may read every picture, so a change
 * or a restored version by a game master must not make such a picture visible to the player: a picture that the
 * texts named before is shown only if the entry, or the restored version, has shown it.
 * @throws ProblemError 422 when the writer may not read the cover
 */
export async function requirePictures(
  transaction: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  { coverPictureId, views, ofPlayer }: PicturesOfEntry,
): Promise<ReadonlySet<string>> {
  const covers = coverPictureId === null ? [] : [coverPictureId];
  const ids = [...covers, ...(views?.wholeContents.pictures ?? [])];
  if (ids.length === 0) return new Set();
  const readable = readablePictures(transaction, campaignId, reader)
    .select('picture.id')
    .where(anyOf(transaction, 'picture.id', ids));
  // Writing the rows locks them, so that a parallel sweep cannot delete the pictures.
  const locked = await transaction
    .updateTable('picture')
    .set(unchanged('created_at'))
    .where('picture.id', 'in', readable)
    .returning('picture.id')
    .execute();
  const found = new Set(locked.map(({ id }) => id));
  if (coverPictureId !== null && !found.has(coverPictureId)) throw noSuchCover();
  if (!ofPlayer) return found;
  const { entryId, restored } = ofPlayer;
  const named = new Set(ofPlayer.pictures);
  if (restored !== undefined) for (const id of views?.wholeContents.pictures ?? []) named.add(id);
  if (named.size === 0) return found;
  const rows = await transaction
    .selectFrom('entry_picture')
    .select('picture_id')
    .where('entry_id', '=', entryId)
    .where('audience', '=', wholeText)
    .union((eb) =>
      eb
        .selectFrom('entry_version_picture')
        .select('picture_id')
        .where('entry_id', '=', entryId)
        .where('version', '=', restored ?? 0),
    )
    .execute();
  const shown = new Set(rows.map(({ picture_id }) => picture_id));
  return new Set([...found].filter((id) => !named.has(id) || shown.has(id)));
}
