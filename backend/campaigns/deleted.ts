import type { Kysely, Selectable } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import { endSharing } from '#backend/characters/sharing.ts';
import type { RequestContext } from '#backend/context.ts';
import { requireVersion } from '#contract/etag.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignTable } from '#backend/db/tables/campaign-tables.ts';
import { deleteUnusedImages } from '#backend/images/store.ts';
import { memberIds, notifyOfCampaign } from './notify.ts';
import { beingRemoved, keepDeleted, removeEntries } from '#backend/entries/remove.ts';
import type { MemberCampaign } from './present.ts';
import { noSuchCampaign, readCampaign, readLockedCampaign } from './read.ts';
import { requireOwner } from './roles.ts';

/** The deleted campaigns of which the user is the owner. Other members cannot see or restore them. */
export const deletedCampaignsOf = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('campaign_member as member')
    .innerJoin('campaign', 'campaign.id', 'member.campaign_id')
    .where('member.user_id', '=', userId)
    .where('campaign.owner_id', '=', userId)
    .where('campaign.deleted_at', '>', beingRemoved);

/** Marks a campaign as deleted. Afterwards, its members get 404 for it. */
export async function deleteCampaign(
  context: RequestContext,
  { campaignId, ifMatch }: Input<'campaignDelete'>['params'],
): Promise<void> {
  const { id: userId } = context.signedIn();
  const notified = await context.db.transaction().execute(async (transaction) => {
    const campaign = await readLockedCampaign(transaction, campaignId, userId);
    requireOwner(campaign.role, 'delete it');
    requireVersion(ifMatch, campaign.version);
    await setDeletedAt(transaction, campaignId, context.now);
    await endSharing(transaction, campaignId);
    await audit(context, transaction, 'campaign.delete', campaign);
    return memberIds(transaction, campaignId);
  });
  notifyOfCampaign(context, campaignId, notified);
}

/** Restores a deleted campaign. Does nothing if it is not deleted. */
export async function restoreCampaign(
  context: RequestContext,
  campaignId: string,
): Promise<MemberCampaign> {
  const { id: userId } = context.signedIn();
  await context.app.visits.write(userId);
  const { campaign, notified } = await context.db.transaction().execute(async (transaction) => {
    const stored = await lockOwnCampaign(transaction, campaignId, userId, 'restore it');
    if (stored.deleted_at === beingRemoved) throw noSuchCampaign();
    const wasDeleted = stored.deleted_at !== null;
    if (wasDeleted) {
      await setDeletedAt(transaction, campaignId, null);
      await audit(context, transaction, 'campaign.restore', stored);
    }
    return {
      campaign: await readCampaign(transaction, campaignId, userId),
      notified: wasDeleted ? await memberIds(transaction, campaignId) : [],
    };
  });
  notifyOfCampaign(context, campaignId, notified);
  return campaign;
}

/** Removes a deleted campaign with everything in it. Its cover is removed unless another campaign uses it. */
export async function purgeCampaign(context: RequestContext, campaignId: string): Promise<void> {
  const { id: userId } = context.signedIn();
  const campaign = await context.db.transaction().execute(async (transaction) => {
    const stored = await lockOwnCampaign(transaction, campaignId, userId, 'delete it for good');
    if (stored.deleted_at === null) {
      throw new ProblemError('conflict', 'Only a deleted campaign can be deleted for good.');
    }
    await setDeletedAt(transaction, campaignId, beingRemoved);
    await audit(context, transaction, 'campaign.purge', stored);
    return stored;
  });
  await removeCampaign(context.db, campaignId);
  await bestEffort(context.app.outages, 'The deletion of a cover', () =>
    deleteUnusedImages(context.db, [campaign.cover_w1024_id, campaign.cover_w704_id]),
  );
}

/** The most campaigns that one sweep removes. One can have 10,000 entries, so this limits the time. */
const purgedPerSweep = 20;

/**
 * Removes campaigns that were deleted too long ago to be restored. `sweepUnusedImages` deletes their
 * covers.
 */
export async function sweepDeletedCampaigns(db: Kysely<Schema>, now: number): Promise<void> {
  const due = await db
    .selectFrom('campaign')
    .select('id')
    .where('deleted_at', '<=', now - keepDeleted)
    .orderBy('deleted_at')
    .limit(purgedPerSweep)
    .execute();
  for (const { id } of due) {
    const marked = await db
      .updateTable('campaign')
      .set({ deleted_at: beingRemoved })
      .where('id', '=', id)
      // Checked again: meanwhile, the owner may have restored it, and even deleted it again.
      .where('deleted_at', '<=', now - keepDeleted)
      .returning('id')
      .executeTakeFirst();
    if (marked) await removeCampaign(db, id);
  }
}

/**
 * Removes a campaign whose `deleted_at` is `beingRemoved`. The campaign itself is removed last, so that it counts
 * against the quotas of its owner until everything in it is removed.
 */
export async function removeCampaign(db: Kysely<Schema>, campaignId: string): Promise<void> {
  await removeEntries(db, (is) => is('campaign_id', '=', campaignId));
  await db.deleteFrom('campaign').where('id', '=', campaignId).execute();
}

type OwnCampaign = Pick<
  Selectable<CampaignTable>,
  'id' | 'owner_id' | 'title' | 'version' | 'deleted_at' | 'cover_w1024_id' | 'cover_w704_id'
>;

/**
 * Locks a campaign that the user owns, deleted or not, until the transaction ends. Other users get 404 for a
 * deleted campaign, and members get 403 for one that is not deleted.
 * @param what an action that only the owner can do, such as "restore it"
 */
async function lockOwnCampaign(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
  what: string,
): Promise<OwnCampaign> {
  const campaign = await transaction
    .updateTable('campaign')
    // Only locks the row, as in `lockCampaign`.
    .set(unchanged('version'))
    .where('id', '=', campaignId)
    .returning([
      'id',
      'owner_id',
      'title',
      'version',
      'deleted_at',
      'cover_w1024_id',
      'cover_w704_id',
    ])
    .executeTakeFirst();
  if (!campaign) throw noSuchCampaign();
  if (campaign.owner_id !== userId) {
    requireOwner((await readCampaign(transaction, campaignId, userId)).role, what);
  }
  return campaign;
}

export const setDeletedAt = (
  transaction: Kysely<Schema>,
  campaignId: string,
  deletedAt: number | null,
) =>
  transaction
    .updateTable('campaign')
    .set({ deleted_at: deletedAt })
    .where('id', '=', campaignId)
    .execute();

const audit = (
  context: RequestContext,
  transaction: Kysely<Schema>,
  action: string,
  { id, title, version }: Pick<OwnCampaign, 'id' | 'title' | 'version'>,
): Promise<void> =>
  context.audit(transaction, {
    action,
    targetKind: 'campaign',
    targetId: id,
    details: { version, title },
  });
