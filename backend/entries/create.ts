import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createOnce, deletedSince, forgottenMeanwhile, isRepeated } from '#backend/idempotency.ts';
import {
  limitCreations,
  limitTextChanges,
  requireCreations,
  requireQuotas,
} from '#backend/quotas.ts';
import { draftedByAfter, draftSourceOf, noText } from '#backend/generation/draft-source.ts';
import { requireShare } from '#backend/player-share.ts';
import { requireCover, requirePictures } from '#backend/pictures/require.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { changeEntries, type EntryChange } from './change.ts';
import { entryOf } from './present.ts';
import { findEntry, readEntry } from './read.ts';
import { readerWith, type Reader } from './reader.ts';
import { lastPosition, requireParent, requireRoomBelow } from './tree.ts';
import { storeFirstShown } from './shown.ts';
import { countBytes } from './size.ts';
import { storeVersion } from './store-version.ts';
import { storeTitle } from './titles.ts';
import {
  allWritten,
  importedAuthor,
  storeViews,
  textsOf,
  viewsOf,
  type DraftedBy,
  type Views,
} from './views.ts';
import {
  contentColumns,
  detailsFor,
  requireDetailsOfType,
  storeReaders,
  storeTags,
} from './write.ts';
import { mostEntries } from '#src/lib/contract-limits.ts';
import { requireWriter } from '#backend/campaigns/roles.ts';

/** Creates an entry, or returns the one that an earlier call with the same key has created. */
export async function createEntry(
  context: RequestContext,
  { campaignId, idempotencyKey }: Input<'entryCreate'>['params'],
  body: Input<'entryCreate'>['body'],
): Promise<Entry> {
  const { now } = context;
  const { id: userId } = context.signedIn();
  const call = {
    userId,
    operation: 'entryCreate',
    key: idempotencyKey,
    body: { campaignId, ...body },
    now,
  } as const;
  const { db, app } = context;
  const { config } = app;
  const { role } = await readCampaign(db, campaignId, userId);
  requireWriter(role);
  const views = (await isRepeated(db, call))
    ? null
    : await newViews(context, campaignId, readerWith(userId, role), body);
  return changeEntries(context, campaignId, async (change) => {
    const { transaction, reader } = change;
    requireWriter(reader.role);
    const create = async (): Promise<string> => {
      await limitCreations(transaction, userId, config.creationsPerMinute, now);
      await requireRoom(transaction, campaignId, 1);
      if (views === null) throw forgottenMeanwhile();
      const row = await insertEntry(change, context, { campaignId, body, views });
      await requireQuotas(transaction, config.quotas, change.ownerId, ['entryMegabytes']);
      const shares = ['entries', 'entryMegabytes'] as const;
      await requireShare(transaction, config.quotas, { campaignId, reader }, shares);
      await change.notifyReadersOf(row.id);
      await context.audit(transaction, {
        action: 'entry.create',
        targetKind: 'entry',
        targetId: row.id,
        details: { campaignId, type: body.type },
      });
      return row.id;
    };
    const id = await createOnce(transaction, call, 'entryId', create);
    const entry = await findEntry(transaction, campaignId, id, reader);
    if (!entry) throw deletedSince();
    return entryOf(transaction, entry, reader);
  });
}

/** The views of a new entry. The checks come first, so that a refused call does not pay for the views. */
async function newViews(
  { app, db, now }: RequestContext,
  campaignId: string,
  reader: Reader,
  { type, text = '', details = {}, parentId = null, coverPictureId }: Input<'entryCreate'>['body'],
): Promise<Views> {
  const { creationsPerMinute, textChangesPerMinute } = app.config;
  await requireCreations(db, reader.userId, creationsPerMinute, now);
  requireDetailsOfType(type, details);
  await requireParent(db, campaignId, parentId, reader);
  await requireRoomBelow(db, null, parentId, reader);
  await requireCover(db, campaignId, reader, coverPictureId);
  await limitTextChanges(db, reader.userId, textChangesPerMinute, now);
  const texts = textsOf({ text, details });
  return viewsOf(texts, await memberIds(db, campaignId), app.pause);
}

interface NewEntry {
  readonly campaignId: string;
  readonly body: Input<'entryCreate'>['body'];
  readonly views: Views;
  /** Only for entries that an import creates. */
  readonly imported?: {
    readonly importId: string;
    readonly key: string;
    /** Who wrote the draft that is in the texts, as the archive says. */
    readonly draftedBy: string | null;
  };
}

/** Stores a new entry. The caller checks the number of entries before this call, and the quotas after it. */
export async function insertEntry(
  { transaction, reader }: EntryChange,
  context: RequestContext,
  request: NewEntry,
) {
  const { now } = context;
  const { campaignId, body, views, imported } = request;
  const { type, title, text = '', tags = [], parentId = null, coverPictureId = null } = body;
  const { visibility = 'gm', readerIds = [] } = body;
  requireDetailsOfType(type, body.details ?? {});
  const details = detailsFor(type, body.details ?? {});
  await requireParent(transaction, campaignId, parentId, reader);
  await requireRoomBelow(transaction, null, parentId, reader);
  const pictures = await requirePictures(transaction, campaignId, reader, {
    coverPictureId,
    views,
  });
  const texts = textsOf({ text, details });
  const draft = await draftSourceOf(transaction, reader.userId, body.draftGenerationId, now);
  const draftedByOf: DraftedBy = imported
    ? importedAuthor(texts, imported.draftedBy)
    : (before, written) => draftedByAfter(before, allWritten(written), draft);
  const draftedBy = draftedByOf(noText, texts);
  const id = context.app.random.id(now);
  const row = {
    id,
    campaign_id: campaignId,
    ...contentColumns({ type, title, text, tags, details }),
    cover_picture_id: coverPictureId,
    drafted_by: draftedBy,
    parent_id: parentId,
    position: await lastPosition(transaction, campaignId, parentId),
    visibility,
    created_by: reader.userId,
    player_id: reader.isGameMaster ? null : reader.userId,
    // `countBytes` sets it after everything else is stored.
    bytes: 0,
    created_at: now,
    updated_at: now,
    shown_at: now,
    deleted_at: null,
  };
  await transaction
    .insertInto('entry')
    .values({ ...row, ...(imported && { import_id: imported.importId, import_key: imported.key }) })
    .execute();
  await storeTags(transaction, id, tags);
  await storeReaders(transaction, { id, campaignId }, readerIds);
  await storeViews(transaction, row, views, pictures, now, draftedByOf);
  await storeTitle(transaction, row, now, null);
  const entry = await readEntry(transaction, campaignId, id, reader);
  await storeFirstShown(transaction, row, views);
  await storeVersion(transaction, entry, { by: reader.userId, at: now, draftedBy });
  await countBytes(transaction, id);
  return row;
}

/** @throws ProblemError 409 when the campaign has as many entries as it can have */
export async function requireRoom(
  db: Kysely<Schema>,
  campaignId: string,
  added: number,
): Promise<void> {
  const { count } = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  if (count + added <= mostEntries) return;
  throw new ProblemError(
    'quota_exceeded',
    `A campaign can have ${mostEntries.toLocaleString('en')} entries, deleted ones included. A game master can delete some for good to make room.`,
  );
}
