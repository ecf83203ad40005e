import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { CampaignRole, Schema } from '#backend/db/schema.ts';
import { createOnce, deletedSince, isRepeated } from '#backend/idempotency.ts';
import { limitCreations, requireCreations, requireQuotas } from '#backend/quotas.ts';
import { requirePictures } from '#backend/pictures/require.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { changeEntries, type EntryChange } from './change.ts';
import { entryOf } from './present.ts';
import { findEntry, readEntry } from './read.ts';
import { lastPosition, requireParent, requirePlace } from './tree.ts';
import { countBytes } from './size.ts';
import { storeVersion } from './store-version.ts';
import { storeTitle } from './titles.ts';
import { storeViews, viewsOf, type Views } from './views.ts';
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
  const { db, app } = context;
  const { config } = app;
  // Only who can create an entry now can make the server compute views.
  requireWriter((await readCampaign(db, campaignId, userId)).role);
  if (!(await isRepeated(db, call))) {
    await requireCreations(db, userId, config.creationsPerMinute, now);
  }
  const texts = { text: body.text ?? '', recap: body.details?.recap ?? '' };
  const views = await viewsOf(texts, await memberIds(db, campaignId), app.pause);
  return changeEntries(context, campaignId, async (change) => {
    const { transaction, reader } = change;
    requireWriter(reader.role);
    const create = async (): Promise<string> => {
      await limitCreations(transaction, userId, config.creationsPerMinute, now);
      await requireRoom(transaction, campaignId, 1);
      const row = await insertEntry(change, context, { campaignId, body, views });
      await requireQuotas(transaction, config.quotas, change.ownerId, ['entryMegabytes']);
      await change.touch(row.id);
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

function requireWriter(role: CampaignRole): void {
  if (role !== 'viewer') return;
  throw new ProblemError('forbidden', 'Viewers read the entries of a campaign, and write none.');
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
  await requirePlace(transaction, null, parentId, reader);
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
  await storeViews(transaction, row, views, pictures, now);
  await storeTitle(transaction, row, now);
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
