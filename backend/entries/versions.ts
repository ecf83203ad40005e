import { sql, type Kysely, type SqlBool } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type {
  EntryType,
  EntryVersion,
  EntryVersionField,
  EntryVersionPage,
} from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { pictureOf } from '#backend/pictures/picture.ts';
import { readablePictures } from '#backend/pictures/readable.ts';
import { storedDetails } from './present.ts';
import { readEntry, requireEditable, type ReadEntry } from './read.ts';
import { readerOf, type Reader } from './reader.ts';
import { timeOf } from '#backend/time-of.ts';

/**
 * The versions that a user who can change the entry may read. Game masters read all of them. The player who
 * has written the entry reads the present version, this player's own versions, and those since this player
 * joined: the versions of game masters from the time between two memberships stay hidden.
 */
function readableVersions(db: Kysely<Schema>, entry: ReadEntry, reader: Reader) {
  const versions = db
    .selectFrom('entry_version')
    .leftJoin('user as author', 'author.id', 'entry_version.changed_by')
    .where('entry_version.entry_id', '=', entry.id);
  if (reader.isGameMaster) return versions;
  return versions.where(
    sql<SqlBool>`(
      entry_version.version = ${entry.version}
      or entry_version.changed_by = ${reader.userId}
      or entry_version.changed_at >= (
        select joined_at from campaign_member
        where campaign_id = ${entry.campaign_id} and user_id = ${reader.userId}
      )
    )`,
  );
}

/** @throws ProblemError 404 if the user may not read the entry, 403 if the user may read it but not change it */
async function editableEntry(
  context: RequestContext,
  { campaignId, entryId }: { readonly campaignId: string; readonly entryId: string },
): Promise<{ readonly entry: ReadEntry; readonly reader: Reader }> {
  const reader = await readerOf(context, campaignId);
  const entry = await readEntry(context.db, campaignId, entryId, reader);
  requireEditable(reader, entry);
  return { entry, reader };
}

/** One page of the versions of an entry, the newest first. */
export async function listVersions(
  context: RequestContext,
  { campaignId, entryId, pageSize, nextCursor }: Input<'entryVersionList'>['params'],
): Promise<EntryVersionPage> {
  const { entry, reader } = await editableEntry(context, { campaignId, entryId });
  const page = await withCursorProblem(
    keysetPage(
      readableVersions(context.db, entry, reader).select([
        'entry_version.version',
        'entry_version.title',
        'entry_version.changed',
        'entry_version.changed_at',
        'entry_version.drafted_by',
        'author.name as author',
      ]),
      {
        list: `versions ${JSON.stringify([campaignId, entryId])}`,
        columns: [{ ref: 'entry_version.version', field: 'version', type: 'integer' }],
        direction: 'desc',
        size: pageSize,
        cursor: nextCursor,
      },
    ),
  );
  const isFirst = (index: number) => page.nextCursor === null && index === page.rows.length - 1;
  return {
    items: page.rows.map(({ version, title, changed, changed_at, drafted_by, author }, index) => ({
      version,
      title,
      changedBy: author,
      changedAt: timeOf(changed_at),
      // `storeVersion` has written the list. The oldest listed version has nothing to be compared with.
      changed: isFirst(index) ? [] : (JSON.parse(changed) as EntryVersionField[]),
      draftedBy: drafted_by,
    })),
    nextCursor: page.nextCursor,
  };
}

/** One version. Its cover is left out if the user may not read this picture any more. */
export async function getVersion(
  context: RequestContext,
  params: Input<'entryVersionGet'>['params'],
): Promise<EntryVersion> {
  const { db } = context;
  const { campaignId, entryId, version } = params;
  const { entry, reader } = await editableEntry(context, { campaignId, entryId });
  const row = await readableVersions(db, entry, reader)
    .selectAll('entry_version')
    .select('author.name as author')
    .where('entry_version.version', '=', version)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found', 'There is no such version of this entry.');
  // The picture may have been hidden from the user meanwhile, or deleted.
  const cover =
    row.cover_picture_id === null
      ? undefined
      : await readablePictures(db, campaignId, reader)
          .select(['picture.id', 'picture.width', 'picture.height'])
          .where('picture.id', '=', row.cover_picture_id)
          .executeTakeFirst();
  return {
    version,
    // `storeVersion` has written this column from a validated request.
    type: row.type as EntryType,
    title: row.title,
    text: row.text,
    cover: cover ? pictureOf(cover) : null,
    // `storeVersion` has written a list of texts.
    tags: JSON.parse(row.tags) as string[],
    visibility: row.visibility,
    // `storeVersion` has written a list of ids.
    readerIds: JSON.parse(row.reader_ids) as string[],
    details: storedDetails(row),
    changedBy: row.author,
    changedAt: timeOf(row.changed_at),
    draftedBy: row.drafted_by,
  };
}
