import type { Kysely } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createOnce, deletedSince, forgottenMeanwhile, isRepeated } from '#backend/idempotency.ts';
import {
  limitCreations,
  requireCreations,
  requireQuotas,
  requireUnusedQuota,
} from '#backend/quotas.ts';
import { draftSourceOf } from '#backend/generation/draft-source.ts';
import { paintCoverOf } from '#backend/generation/start.ts';
import { foldName } from '#src/lib/fold.ts';
import { coverFrom, hasCover, hashesOfUploads, type CoverImages } from '#backend/images/cover.ts';
import { storeImages } from '#backend/images/store.ts';
import { draftAuthorColumns } from './draft-authors.ts';
import { memberColumns } from './member-columns.ts';
import { campaignOf } from './present.ts';
import { findCampaign } from './read.ts';
import { tableFactColumns } from './table-facts.ts';

export async function createCampaign(
  context: RequestContext,
  { idempotencyKey }: Input<'campaignCreate'>['params'],
  body: Input<'campaignCreate'>['body'],
): Promise<Campaign> {
  const { now } = context;
  const { config } = context.app;
  const { id: userId } = context.signedIn();
  const id = context.app.random.id(now);
  const title = body.title.trim();
  const call = {
    userId,
    operation: 'campaignCreate',
    key: idempotencyKey,
    body: idempotencyKey === undefined ? null : { ...body, ...(await hashesOfUploads(body)) },
    now,
  } as const;
  const repeated = await isRepeated(context.db, call);
  const cover = repeated ? null : await newCover(context, body);
  const create = async (transaction: Kysely<Schema>) => {
    if (repeated && hasCover(body)) throw forgottenMeanwhile();
    await limitCreations(transaction, userId, config.creationsPerMinute, now);
    if (cover) await storeImages(transaction, cover, now);
    const source = await draftSourceOf(transaction, userId, body.draftGenerationId, context.now);
    const texts = {
      setting: body.setting,
      story_overview: body.storyOverview,
      dm_notes: body.dmNotes ?? '',
    };
    const campaign = await transaction
      .insertInto('campaign')
      .values({
        id,
        owner_id: userId,
        title,
        title_fold: foldName(title),
        ...texts,
        ...draftAuthorColumns(null, texts, source),
        ...tableFactColumns(body),
        cover_w1024_id: cover?.coverImageW1024.id ?? null,
        cover_w704_id: cover?.coverImageW704.id ?? null,
        cover_wanted: body.generateCover && !cover ? 1 : 0,
        created_at: now,
        updated_at: now,
      })
      .returning(['id', 'created_at', 'updated_at', 'title_fold', 'cover_wanted'])
      .executeTakeFirstOrThrow();
    const quotas = cover ? (['campaigns', 'pictureMegabytes'] as const) : (['campaigns'] as const);
    await requireQuotas(transaction, config.quotas, userId, quotas);
    await transaction
      .insertInto('campaign_member')
      .values({
        ...memberColumns(campaign),
        user_id: userId,
        role: 'owner',
        joined_at: now,
      })
      .execute();
    if (campaign.cover_wanted === 1) await paintCoverOf(context, transaction, id);
    await context.audit(transaction, {
      action: 'campaign.create',
      targetKind: 'campaign',
      targetId: id,
    });
    return id;
  };
  const created = await context.db.transaction().execute(async (transaction) => {
    const run = () => create(transaction);
    const createdId = await createOnce(transaction, call, 'campaignId', run);
    const campaign = await findCampaign(transaction, createdId, userId);
    if (!campaign) throw deletedSince();
    return campaignOf(campaign);
  });
  if (created.generateCover) context.app.generations.wake();
  return created;
}

/**
 * Renders the cover before the transaction, which must wait only for the database. The limits are checked
 * first, because rendering is expensive; the transaction checks them again.
 */
async function newCover(
  context: RequestContext,
  body: Input<'campaignCreate'>['body'],
): Promise<CoverImages | null> {
  if (!hasCover(body)) return null;
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  const { quotas, creationsPerMinute } = app.config;
  await requireCreations(db, userId, creationsPerMinute, now);
  for (const name of ['campaigns', 'pictureMegabytes'] as const) {
    await requireUnusedQuota(db, quotas, userId, name);
  }
  return coverFrom(app.pictures, userId, body);
}
