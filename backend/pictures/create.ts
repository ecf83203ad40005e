import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { Picture } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createOnce, deletedSince } from '#backend/idempotency.ts';
import {
  limitCreations,
  requireCreations,
  requireQuotas,
  requireUnusedQuota,
} from '#backend/quotas.ts';
import { requireShare, requireUnusedShare } from '#backend/player-share.ts';
import { inLockedCampaign } from '#backend/campaigns/members.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { readerWith } from '#backend/entries/reader.ts';
import { imagesFrom, type Image } from '#backend/images/images-from.ts';
import { storeImages } from '#backend/images/store.ts';
import { pictureOf } from './picture.ts';
import { readablePictures } from './readable.ts';
import { deleteUnshown } from './sweep.ts';
import { requireWriter } from '#backend/campaigns/roles.ts';

const sizes = {
  full: { width: 2048, height: 2048 },
  small: { width: 640, height: 640 },
} as const;

type Images = Readonly<Record<keyof typeof sizes, Image>>;

/**
 * Stores a picture for entries, or returns the one that an earlier call with the same key has stored. If a
 * quota is used up, it first deletes pictures that the user has uploaded and that no entry shows: the user
 * could not delete them, because no list contains them.
 */
export async function createPicture(
  context: RequestContext,
  params: Input<'pictureCreate'>['params'],
  body: Input<'pictureCreate'>['body'],
): Promise<Picture> {
  try {
    return await storePicture(context, params, body);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'quota_exceeded') throw error;
    const freed = await deleteUnusedUploads(context, params.campaignId);
    if (freed === 0) throw error;
    return storePicture(context, params, body);
  }
}

/**
 * Renders the picture before the transaction, which must wait only for the database. The role and the limits
 * are checked first, because rendering is expensive; the transaction checks them again.
 */
async function storePicture(
  context: RequestContext,
  { campaignId, idempotencyKey }: Input<'pictureCreate'>['params'],
  { file }: Input<'pictureCreate'>['body'],
): Promise<Picture> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  const { role, owner_id: ownerId } = await readCampaign(context.db, campaignId, userId);
  requireWriter(role);
  await requireCreations(context.db, userId, app.config.creationsPerMinute, now);
  await requireUnusedQuota(context.db, app.config.quotas, ownerId, 'pictureMegabytes');
  const member = { campaignId, reader: readerWith(userId, role) };
  await requireUnusedShare(context.db, app.config.quotas, member, 'pictureMegabytes');
  // The contract requires the field; the type is that of a form, whose files can be missing.
  const bytes = file?.bytes ?? new Uint8Array();
  const upload = { bytes, sizes, fit: 'inside', path: '/file' } as const;
  const images = await imagesFrom(app.pictures, userId, upload);
  const call = {
    userId,
    operation: 'pictureCreate',
    key: idempotencyKey,
    // The id of an image is the hash of its bytes.
    body: { campaignId, file: images.full.id },
    now,
  } as const;
  return inLockedCampaign(context, campaignId, async (transaction, campaign) => {
    requireWriter(campaign.role);
    const create = async (): Promise<string> => {
      await limitCreations(transaction, userId, app.config.creationsPerMinute, now);
      return insertPicture(transaction, context, campaign, images);
    };
    const id = await createOnce(transaction, call, 'pictureId', create);
    const reader = readerWith(userId, campaign.role);
    const row = await readablePictures(transaction, campaignId, reader)
      .select(['picture.id', 'picture.width', 'picture.height'])
      .where('picture.id', '=', id)
      .executeTakeFirst();
    if (!row) throw deletedSince();
    return pictureOf(row);
  });
}

async function insertPicture(
  transaction: Kysely<Schema>,
  context: RequestContext,
  { id: campaignId, owner_id: ownerId, role }: MemberCampaign,
  images: Images,
): Promise<string> {
  const { app, now } = context;
  const { full, small } = images;
  const id = app.random.id(now);
  await storeImages(transaction, images, now);
  await transaction
    .insertInto('picture')
    .values({
      id,
      campaign_id: campaignId,
      uploaded_by: context.signedIn().id,
      full_image_id: full.id,
      small_image_id: small.id,
      width: full.width,
      height: full.height,
      bytes: full.bytes.length + (small.id === full.id ? 0 : small.bytes.length),
      created_at: now,
      unshown_since: now,
    })
    .execute();
  await requireQuotas(transaction, app.config.quotas, ownerId, ['pictureMegabytes']);
  const member = { campaignId, reader: readerWith(context.signedIn().id, role) };
  await requireShare(transaction, app.config.quotas, member, ['pictureMegabytes']);
  await context.audit(transaction, {
    action: 'picture.create',
    targetKind: 'picture',
    targetId: id,
    details: { campaignId },
  });
  return id;
}

/** In milliseconds. A picture that is unused longer is unlikely to belong to an unsaved text of the user. */
const keepUnused = 24 * 60 * 60 * 1000;

/** Deletes the user's uploads to the campaign that no entry has shown for a day. Returns how many these are. */
async function deleteUnusedUploads(context: RequestContext, campaignId: string): Promise<number> {
  const { db, now } = context;
  const unused = await db
    .selectFrom('picture')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('uploaded_by', '=', context.signedIn().id)
    .where('unshown_since', '<=', now - keepUnused)
    .execute();
  return deleteUnshown(
    db,
    unused.map(({ id }) => id),
    now,
  );
}
