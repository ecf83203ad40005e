import type { Kysely, Selectable } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { PictureTable } from '#backend/db/picture-tables.ts';
import type { EntryTable, EntryViewTable, Schema } from '#backend/db/schema.ts';
import { readableEntries, type Reader } from './reader.ts';
import { everyone, wholeText } from './views.ts';

/** An entry with the texts that the reader may read. */
export interface ReadEntry extends Selectable<EntryTable> {
  /** Null if `text`, `excerpt` and the recap in `details` are whole. */
  readonly view: Pick<EntryViewTable, 'text' | 'recap' | 'excerpt'> | null;
  /** The audience whose links the reader may see. */
  readonly audience: string;
  readonly author: string | null;
  readonly cover: Pick<PictureTable, 'id' | 'width' | 'height'> | null;
}

type Columns = Omit<ReadEntry, 'view' | 'audience' | 'cover'>;

interface JoinedRow extends Columns {
  readonly own_text: string | null;
  readonly own_recap: string | null;
  readonly own_excerpt: string | null;
  readonly common_text: string | null;
  readonly common_recap: string | null;
  readonly common_excerpt: string | null;
  readonly cover_width: number | null;
  readonly cover_height: number | null;
}

/**
 * The entries that the reader may read, with the view that names the reader (`own_…`) and the view of
 * everyone (`common_…`).
 */
export const entriesWithViews = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  withViews(readableEntries(db, campaignId, reader), reader);

/** The deleted entries of a campaign, which only game masters read. */
export const deletedWithViews = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  withViews(
    db
      .selectFrom('entry')
      .where('entry.campaign_id', '=', campaignId)
      .where('entry.deleted_at', 'is not', null),
    reader,
  );

const withViews = (entries: ReturnType<typeof readableEntries>, { userId }: Reader) =>
  entries
    .leftJoin('user as author', 'author.id', 'entry.created_by')
    .leftJoin('entry_view as own', (join) =>
      join.onRef('own.entry_id', '=', 'entry.id').on('own.audience', '=', userId),
    )
    .leftJoin('entry_view as common', (join) =>
      join.onRef('common.entry_id', '=', 'entry.id').on('common.audience', '=', everyone),
    )
    .leftJoin('picture as cover', 'cover.id', 'entry.cover_picture_id')
    .selectAll('entry')
    .select([
      'author.name as author',
      'own.text as own_text',
      'own.recap as own_recap',
      'own.excerpt as own_excerpt',
      'common.text as common_text',
      'common.recap as common_recap',
      'common.excerpt as common_excerpt',
      'cover.width as cover_width',
      'cover.height as cover_height',
    ]);

/** Whether the reader reads every passage of the entry. */
const readsAll = (row: Pick<JoinedRow, 'player_id'>, reader: Reader): boolean =>
  reader.isGameMaster || row.player_id === reader.userId;

/** Removes from the row what the reader may not read. A missing view is an empty text. */
export function asRead(row: JoinedRow, reader: Reader): ReadEntry {
  const { own_text, own_recap, own_excerpt, common_text, common_recap, common_excerpt, ...rest } =
    row;
  const { cover_width: width, cover_height: height, ...columns } = rest;
  const id = columns.cover_picture_id;
  const cover = id === null || width === null || height === null ? null : { id, width, height };
  const entry = { ...columns, cover };
  if (readsAll(row, reader)) return { ...entry, view: null, audience: wholeText };
  const view =
    own_text === null
      ? { text: common_text, recap: common_recap, excerpt: common_excerpt }
      : { text: own_text, recap: own_recap, excerpt: own_excerpt };
  return {
    ...entry,
    view: { text: view.text ?? '', recap: view.recap ?? '', excerpt: view.excerpt ?? '' },
    audience: own_text === null ? everyone : reader.userId,
  };
}

export const noSuchEntry = (): ProblemError =>
  new ProblemError('not_found', 'There is no such entry in this campaign.');

/** The entry as the reader may read it; undefined also when the reader may not. */
export async function findEntry(
  db: Kysely<Schema>,
  campaignId: string,
  entryId: string,
  reader: Reader,
): Promise<ReadEntry | undefined> {
  const row = await entriesWithViews(db, campaignId, reader)
    .where('entry.id', '=', entryId)
    .executeTakeFirst();
  return row && asRead(row, reader);
}

/** @throws ProblemError 404 also when the reader may not read the entry */
export async function readEntry(
  db: Kysely<Schema>,
  campaignId: string,
  entryId: string,
  reader: Reader,
): Promise<ReadEntry> {
  const entry = await findEntry(db, campaignId, entryId, reader);
  if (entry) return entry;
  throw noSuchEntry();
}

/** The player who has written the entry, and every game master. */
export const canEdit = (
  { role, userId, isGameMaster }: Reader,
  entry: Pick<ReadEntry, 'player_id'>,
): boolean => isGameMaster || (role === 'player' && entry.player_id === userId);

/** @throws ProblemError 403 */
export function requireEditable(reader: Reader, entry: ReadEntry): void {
  if (canEdit(reader, entry)) return;
  const detail = 'Players can change what they have written; game masters can change every entry.';
  throw new ProblemError('forbidden', detail);
}
