import { sql, type Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Reader } from '#backend/entries/reader.ts';
import { wholeText, type Views } from '#backend/entries/views.ts';
import { readablePictures } from './readable.ts';

interface Shown {
  readonly coverPictureId: string | null;
  /** Null if the texts stay as they are. */
  readonly views: Pick<Views, 'wholePictures'> | null;
  /** The entry of a player that a game master changes. */
  readonly ofPlayer?: {
    readonly entryId: string;
    /** The pictures in its texts before. */
    readonly pictures: readonly string[];
    /** The version of the entry that the game master restores, if it is one. */
    readonly restored: number | undefined;
  };
}

/**
 * The pictures that an entry shows: those that its writer may read. A text can name others: an address is
 * no right, so a player does not regain a hidden picture by writing its address into an own entry. A
 * game master who then changes this entry, or restores a version of it, does not give the right: what
 * the entry and this version have shown decides.
 * @throws ProblemError 422 when the writer may not read the cover
 */
export async function requirePictures(
  transaction: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  { coverPictureId, views, ofPlayer }: Shown,
): Promise<ReadonlySet<string>> {
  const covers = coverPictureId === null ? [] : [coverPictureId];
  const ids = [...covers, ...(views?.wholePictures ?? [])];
  if (ids.length === 0) return new Set();
  const readable = readablePictures(transaction, campaignId, reader)
    .select('picture.id')
    .where(anyOf(transaction, 'picture.id', ids));
  // This update changes no value: it locks the rows, so that a parallel sweep does not delete them.
  const locked = await transaction
    .updateTable('picture')
    .set({ created_at: sql<number>`created_at` })
    .where('picture.id', 'in', readable)
    .returning('picture.id')
    .execute();
  const found = new Set(locked.map(({ id }) => id));
  if (coverPictureId !== null && !found.has(coverPictureId)) {
    const message = 'There is no such picture in this campaign.';
    throw validationProblem([{ path: '/coverPictureId', message }]);
  }
  if (!ofPlayer) return found;
  const { entryId, restored } = ofPlayer;
  const named = new Set(ofPlayer.pictures);
  if (restored !== undefined) for (const id of views?.wholePictures ?? []) named.add(id);
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
