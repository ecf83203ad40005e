import type { Kysely, Selectable } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { EntryTable, EntryViewTable } from '#backend/db/tables/entry-tables.ts';
import type { PictureTable } from '#backend/db/tables/picture-tables.ts';
import { gameMasterRoles } from '#src/lib/campaigns/roles.ts';
import { readableEntries, type Reader } from './reader.ts';
import { beingRemoved } from './remove.ts';
import { everyone, wholeText } from './views.ts';

/** A row of `entry` with the texts that the reader may read. */
export interface ReadEntry extends Selectable<EntryTable> {
  /** Null if the reader reads the whole entry: `text`, `excerpt` and `details` of the row. */
  readonly view:
    | (Pick<EntryViewTable, 'text' | 'recap' | 'excerpt'> &
        Pick<Selectable<EntryViewTable>, 'drafted_by'>)
    | null;
  /** The audience whose links the reader may see. */
  readonly audience: string;
  readonly author: string | null;
  /** Whether the author is not a game master now, but reads the whole entry. */
  readonly authorReads: boolean;
  readonly cover: Pick<PictureTable, 'id' | 'width' | 'height'> | null;
}

/** The columns that lists read. All of them are short, unlike the texts and the details. */
const listedColumns = [
  'entry.id',
  'entry.campaign_id',
  'entry.type',
  'entry.title',
  'entry.title_fold',
  'entry.excerpt',
  'entry.tags',
  'entry.summary_details',
  'entry.summary_steps',
  'entry.date',
  'entry.cover_picture_id',
  'entry.parent_id',
  'entry.position',
  'entry.visibility',
  'entry.player_id',
  'entry.created_at',
  'entry.updated_at',
  'entry.deleted_at',
  'entry.version',
  'entry.shown_version',
  'entry.shown_at',
] as const;

type NameOf<Column> = Column extends `entry.${infer Name}` ? Name : never;
type ListedColumns = Pick<Selectable<EntryTable>, NameOf<(typeof listedColumns)[number]>>;

/** An entry as a list shows it. The excerpt is that of the text that the reader may read. */
export type ListedEntry = ListedColumns & Pick<ReadEntry, 'author' | 'authorReads' | 'cover'>;

/** The last change of an entry for game masters, for members with a row in `entry_shown`, and for others. */
export interface ChangeTimes {
  readonly updated_at: number;
  readonly own_at: number | null;
  readonly shown_at: number;
}

/** The columns of joined tables that both lists and single entries select. */
interface Surroundings {
  readonly own_version: number | null;
  readonly own_at: number | null;
  readonly author: string | null;
  /** Null if the author has left, is a game master now or was one when the entry was written. */
  readonly reading_author: string | null;
  /** Null if no passage names the reader. */
  readonly own_audience: string | null;
  readonly own_excerpt: string | null;
  readonly common_excerpt: string | null;
  readonly cover_width: number | null;
  readonly cover_height: number | null;
}

interface JoinedRow extends Selectable<EntryTable>, Surroundings {
  readonly own_text: string | null;
  readonly own_recap: string | null;
  readonly common_text: string | null;
  readonly common_recap: string | null;
  readonly own_drafted_by: string | null;
  readonly common_drafted_by: string | null;
}

/**
 * The entries that the reader may read, with the view that names the reader (`own_…`) and the view of
 * everyone (`common_…`).
 */
export const entriesWithViews = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  withTexts(readableEntries(db, campaignId, reader), reader);

/** The same entries for lists, without the texts. */
export const listedEntries = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  withSurroundings(readableEntries(db, campaignId, reader), reader).select(listedColumns);

/** The deleted entries of a campaign that can be restored. */
export const deletedEntries = (db: Kysely<Schema>, campaignId: string) =>
  db
    .selectFrom('entry')
    .where('entry.campaign_id', '=', campaignId)
    .where('entry.deleted_at', '>', beingRemoved);

/** All of them for game masters; for others what they have written as players and deleted themselves. */
function restorableEntries(db: Kysely<Schema>, campaignId: string, reader: Reader) {
  const deleted = deletedEntries(db, campaignId);
  if (reader.isGameMaster) return deleted;
  return deleted
    .where('entry.player_id', '=', reader.userId)
    .where('entry.deleted_by', '=', reader.userId);
}

/** The deleted entries that the reader can restore. */
export const restorableWithViews = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  withTexts(restorableEntries(db, campaignId, reader), reader);

/** The same entries for lists. */
export const listedRestorable = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  withSurroundings(restorableEntries(db, campaignId, reader), reader).select(listedColumns);

/** Adds the time of the last change that the reader sees, if a row of `entry_shown` stores it (`own_at`). */
export const withShown = (entries: ReturnType<typeof readableEntries>, { userId }: Reader) =>
  entries
    .leftJoin('entry_shown as shown', (join) =>
      join
        .onRef('shown.entry_id', '=', 'entry.id')
        .onRef('shown.campaign_id', '=', 'entry.campaign_id')
        .on('shown.user_id', '=', userId),
    )
    .select('shown.at as own_at');

const withSurroundings = (entries: ReturnType<typeof readableEntries>, reader: Reader) =>
  withShown(entries, reader)
    .leftJoin('user as author', 'author.id', 'entry.created_by')
    .leftJoin('campaign_member as reading', (join) =>
      join
        .onRef('reading.user_id', '=', 'entry.player_id')
        .onRef('reading.campaign_id', '=', 'entry.campaign_id')
        .on('reading.role', 'not in', gameMasterRoles),
    )
    .leftJoin('entry_view as own', (join) =>
      join.onRef('own.entry_id', '=', 'entry.id').on('own.audience', '=', reader.userId),
    )
    .leftJoin('entry_view as common', (join) =>
      join
        .onRef('common.entry_id', '=', 'entry.id')
        // Game masters read the whole entry, so for them no view is read.
        .on('common.audience', '=', reader.isGameMaster ? '' : everyone),
    )
    .leftJoin('picture as cover', 'cover.id', 'entry.cover_picture_id')
    .select([
      'shown.version as own_version',
      'author.name as author',
      'reading.user_id as reading_author',
      'own.audience as own_audience',
      'own.excerpt as own_excerpt',
      'common.excerpt as common_excerpt',
      'cover.width as cover_width',
      'cover.height as cover_height',
    ]);

const withTexts = (entries: ReturnType<typeof readableEntries>, reader: Reader) =>
  withSurroundings(entries, reader)
    .selectAll('entry')
    .select([
      'own.text as own_text',
      'own.recap as own_recap',
      'common.text as common_text',
      'common.recap as common_recap',
      'own.drafted_by as own_drafted_by',
      'common.drafted_by as common_drafted_by',
    ]);

/** Whether the reader reads every passage of the entry. */
const readsAll = (row: Pick<JoinedRow, 'player_id'>, reader: Reader): boolean =>
  reader.isGameMaster || row.player_id === reader.userId;

/** The columns of the entry with its author and cover, and with the version and time that the reader sees. */
function withCover<Row extends ListedColumns & Surroundings>(row: Row, reader: Reader) {
  const { own_audience: _, own_excerpt: __, common_excerpt: ___, ...others } = row;
  const { cover_width, cover_height, reading_author, ...columns } = others;
  const { cover_picture_id: id } = row;
  const isShown = id !== null && cover_width !== null && cover_height !== null;
  return {
    ...columns,
    authorReads: reading_author !== null,
    cover: isShown ? { id, width: cover_width, height: cover_height } : null,
    // Those who can change the entry need its version for If-Match. They read the whole entry.
    version: canEdit(reader, row) ? row.version : (row.own_version ?? row.shown_version),
    updated_at: changedAt(row, reader),
  };
}

/**
 * The time of the last change that the reader sees. The time of a hidden change would reveal that there is
 * something that the reader may not read.
 */
export const changedAt = (
  { updated_at, own_at, shown_at }: ChangeTimes,
  { isGameMaster }: Reader,
): number => (isGameMaster ? updated_at : (own_at ?? shown_at));

/** The excerpt of the reader's view, or of the view of everyone. If neither is stored, the text is empty. */
const excerptIn = ({ own_audience, own_excerpt, common_excerpt }: Surroundings): string =>
  (own_audience === null ? common_excerpt : own_excerpt) ?? '';

/** Removes from the row of a list what the reader may not read. */
export function asListed(row: ListedColumns & Surroundings, reader: Reader): ListedEntry {
  const entry = withCover(row, reader);
  return readsAll(row, reader) ? entry : { ...entry, excerpt: excerptIn(row) };
}

/** Removes from the row what the reader may not read. If no view is stored, the texts are empty. */
export function asRead(row: JoinedRow, reader: Reader): ReadEntry {
  const { own_text, own_recap, common_text, common_recap, ...others } = row;
  const { own_drafted_by, common_drafted_by, ...columns } = others;
  const entry = withCover(columns, reader);
  if (readsAll(row, reader)) return { ...entry, view: null, audience: wholeText };
  const isNamed = row.own_audience !== null;
  const text = (isNamed ? own_text : common_text) ?? '';
  const recap = (isNamed ? own_recap : common_recap) ?? '';
  return {
    ...entry,
    view: {
      text,
      recap,
      excerpt: excerptIn(row),
      drafted_by: isNamed ? own_drafted_by : common_drafted_by,
    },
    audience: isNamed ? reader.userId : everyone,
  };
}

export const noSuchEntry = (): ProblemError =>
  new ProblemError('not_found', 'There is no such entry in this campaign.');

/** The entry with the texts that the reader may read; undefined if there is none or the reader may not read it. */
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

/** The player who has written the entry can change it, and so can every game master. */
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
