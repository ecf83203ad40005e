import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createOnce, deletedSince } from '#backend/idempotency.ts';
import { limitCreations, requireQuotas } from '#backend/quotas.ts';
import { requirePictures } from '#backend/pictures/require.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { changeEntries, type EntryChange } from './change.ts';
import { entryOf } from './present.ts';
import { findEntry, readEntry } from './read.ts';
import { lastPosition, requireParent, requirePlace } from './tree.ts';
import { countBytes } from './size.ts';
import { storeVersion } from './store-version.ts';
import { claimLinks, storeViews, viewsOf, type Views } from './views.ts';
import {
  contentColumns,
  detailsFor,
  requireDetailsOfType,
  storeReaders,
  storeTags,
} from './write.ts';

/** The most entries of a campaign, with the deleted ones that can be restored. */
const maxEntries = 10_000;

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
  // Only members can make the server compute views.
  await readCampaign(context.db, campaignId, userId);
  const texts = { text: body.text ?? '', recap: body.details?.recap ?? '' };
  const views = await viewsOf(texts, context.app.pause);
  return changeEntries(context, campaignId, async (change) => {
    const { transaction, reader } = change;
    if (reader.role === 'viewer') {
      throw new ProblemError(
        'forbidden',
        'Viewers read the entries of a campaign, and write none.',
      );
    }
    const create = async (): Promise<string> => {
      const { config } = context.app;
      await limitCreations(transaction, userId, config.creationsPerMinute, now);
      await requireRoom(transaction, campaignId, 1);
      const row = await insertEntry(change, context, { campaignId, body, views });
      await requireQuotas(transaction, config.quotas, change.ownerId, ['entryMegabytes']);
      await change.touch(row);
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

interface NewEntry {
  readonly campaignId: string;
  readonly body: Input<'entryCreate'>['body'];
  readonly views: Views;
  /** Only of an entry of an import. */
  readonly importMark?: { readonly import_id: string; readonly import_key: string };
}

/** Stores a new entry. The caller checks the number of entries before, and the quotas after. */
export async function insertEntry(
  { transaction, reader }: EntryChange,
  context: RequestContext,
  request: NewEntry,
) {
  const { now } = context;
  const { campaignId, body, views, importMark } = request;
  const { type, title, text = '', tags = [], parentId = null, coverPictureId = null } = body;
  const { visibility = 'gm', readerIds = [] } = body;
  requireDetailsOfType(type, body.details ?? {});
  const details = detailsFor(type, body.details ?? {});
  await requireParent(transaction, campaignId, parentId, reader);
  await requirePlace(transaction, null, parentId);
  const pictures = await requirePictures(transaction, campaignId, reader, {
    coverPictureId,
    views,
  });
  const id = context.app.random.id(now);
  const row = {
    id,
    campaign_id: campaignId,
    ...contentColumns({ type, title, text, tags, details }),
    cover_picture_id: coverPictureId,
    parent_id: parentId,
    position: await lastPosition(transaction, campaignId, parentId),
    visibility,
    created_by: reader.userId,
    player_id: reader.isGameMaster ? null : reader.userId,
    // Counted when everything is stored.
    bytes: 0,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  await transaction
    .insertInto('entry')
    .values({ ...row, ...importMark })
    .execute();
  await storeTags(transaction, id, tags);
  await storeReaders(transaction, { id, campaignId }, readerIds);
  await storeViews(transaction, row, views, pictures);
  await claimLinks(transaction, row);
  const entry = await readEntry(transaction, campaignId, id, reader);
  await storeVersion(transaction, entry, { by: reader.userId, at: now });
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
  if (count + added <= maxEntries) return;
  throw new ProblemError('quota_exceeded', 'This campaign has as many entries as it can have.');
}
