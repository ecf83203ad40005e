import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { Picture } from '#src/generated/model/index.ts';
import { base64url } from '#backend/bytes.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createOnce, deletedSince, forgottenMeanwhile, isRepeated } from '#backend/idempotency.ts';
import {
  limitCreations,
  requireCreations,
  requireQuotas,
  requireUnusedQuota,
} from '#backend/quotas.ts';
import type { RenderedPicture } from '#backend/ports.ts';
import { requireShare, requireUnusedShare } from '#backend/player-share.ts';
import { inLockedCampaign } from '#backend/campaigns/members.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { readerWith } from '#backend/entries/reader.ts';
import { imagesFrom } from '#backend/images/images-from.ts';
import { storeImages } from '#backend/images/store.ts';
import { pictureOf } from './picture.ts';
import { readablePictures } from './readable.ts';
import { deleteUnshown } from './sweep.ts';
import { requireWriter } from '#backend/campaigns/roles.ts';

const sizes = {
  full: { width: 2048, height: 2048 },
  small: { width: 640, height: 640 },
} as const;

type Images = Readonly<Record<keyof typeof sizes, RenderedPicture>>;

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
 * Renders the picture before the transaction, which must wait only for the database. The role, a repetition and
 * the limits are checked first, because rendering is expensive; the transaction checks them again.
 */
async function storePicture(
  context: RequestContext,
  { campaignId, idempotencyKey }: Input<'pictureCreate'>['params'],
  { file }: Input<'pictureCreate'>['body'],
): Promise<Picture> {
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  const campaign = await readCampaign(db, campaignId, userId);
  requireWriter(campaign.role);
  // The contract requires the field; the type is that of a form, whose files can be missing.
  const bytes = file?.bytes ?? new Uint8Array();
  // A copy, because the bytes could be shared for their type.
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  const call = {
    userId,
    operation: 'pictureCreate',
    key: idempotencyKey,
    body: { campaignId, file: base64url(new Uint8Array(digest)) },
    now,
  } as const;
  const images = (await isRepeated(db, call)) ? null : await newImages(context, campaign, bytes);
  return inLockedCampaign(context, campaignId, async (transaction, locked) => {
    requireWriter(locked.role);
    const create = async (): Promise<string> => {
      await limitCreations(transaction, userId, app.config.creationsPerMinute, now);
      if (images === null) throw forgottenMeanwhile();
      return insertPicture(transaction, context, locked, images);
    };
    const id = await createOnce(transaction, call, 'pictureId', create);
    const reader = readerWith(userId, locked.role);
    const row = await readablePictures(transaction, campaignId, reader)
      .select(['picture.id', 'picture.width', 'picture.height'])
      .where('picture.id', '=', id)
      .executeTakeFirst();
    if (!row) throw deletedSince();
    return pictureOf(row);
  });
}

/** The images of a new picture. Only a call that can succeed makes the server render them. */
async function newImages(
  context: RequestContext,
  { id: campaignId, owner_id: ownerId, role }: MemberCampaign,
  bytes: Uint8Array,
): Promise<Images> {
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  const { creationsPerMinute, quotas } = app.config;
  await requireCreations(db, userId, creationsPerMinute, now);
  await requireUnusedQuota(db, quotas, ownerId, 'pictureMegabytes');
  const member = { campaignId, reader: readerWith(userId, role) };
  await requireUnusedShare(db, quotas, member, 'pictureMegabytes');
  return imagesFrom(app.pictures, userId, { bytes, sizes, fit: 'inside', path: '/file' });
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
