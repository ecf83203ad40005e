import type { Kysely } from 'kysely';
import type { AppContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { forgetReader } from '#backend/entries/forget-reader.ts';
import { beingRemoved } from '#backend/entries/remove.ts';
import { forgetTexts } from '#backend/generation/texts.ts';
import type { OwnedCampaign } from '#src/generated/model/index.ts';
import { removeCampaign, setDeletedAt } from './deleted.ts';
import { setOwner } from './members.ts';
import { memberIds, notifyOfCampaign } from './notify.ts';
import { campaignsOf, lockAnyCampaign } from './read.ts';
import { replaceKnownCodes } from './replace-codes.ts';

const gameMastersOf = (db: Kysely<Schema>, userId: string) =>
  campaignsOf(db, userId)
    .innerJoin('campaign_member as other', 'other.campaign_id', 'campaign.id')
    .innerJoin('user', 'user.id', 'other.user_id')
    .select(['campaign.id as campaignId', 'other.user_id as userId', 'user.name'])
    .where('campaign.owner_id', '=', userId)
    .where('other.role', '=', 'gm')
    .where('user.disabled_at', 'is', null)
    .where('user.closes_at', 'is', null)
    .orderBy('other.joined_at')
    .orderBy('other.user_id')
    .execute();

/** The campaigns of which the user is the owner, by title, with those to whom they can be handed over. */
export async function ownedCampaigns(db: Kysely<Schema>, userId: string): Promise<OwnedCampaign[]> {
  const campaigns = await campaignsOf(db, userId)
    .innerJoin('campaign_member as other', 'other.campaign_id', 'campaign.id')
    .select(({ fn }) => [
      'campaign.id as campaignId',
      'campaign.title',
      fn.count<number>('other.user_id').as('memberCount'),
    ])
    .where('campaign.owner_id', '=', userId)
    .groupBy(['campaign.id', 'campaign.title', 'campaign.title_fold'])
    .orderBy('campaign.title_fold')
    .orderBy('campaign.id')
    .execute();
  const gameMasters = Map.groupBy(await gameMastersOf(db, userId), (row) => row.campaignId);
  return campaigns.map((campaign) => ({
    ...campaign,
    gameMasters: (gameMasters.get(campaign.campaignId) ?? []).map(({ userId: id, name }) => ({
      userId: id,
      name,
    })),
  }));
}

/**
 * Removes a user from all campaigns, before the account is deleted: those that the user owns go to a game
 * master or are removed, the others lose a member.
 * @param successorOf the choice of the user: null for a campaign that is deleted, undefined if nothing is
 * chosen. Without a choice, and if the chosen one cannot become the owner any more, the campaign goes to its
 * first game master.
 */
export async function leaveAllCampaigns(
  app: AppContext,
  userId: string,
  successorOf: (campaignId: string) => string | null | undefined,
): Promise<void> {
  const memberships = await app.db
    .selectFrom('campaign_member as member')
    .innerJoin('campaign', 'campaign.id', 'member.campaign_id')
    .select(['campaign.id', 'campaign.owner_id', 'campaign.deleted_at'])
    .where('member.user_id', '=', userId)
    .execute();
  for (const { id, owner_id, deleted_at } of memberships) {
    if (owner_id !== userId) await leave(app, id, userId);
    else if (deleted_at !== null) await remove(app, id);
    else await handOverOrRemove(app, id, userId, successorOf(id));
  }
}

/** Removes a member. The entries that the member has written stay. */
async function leave(app: AppContext, campaignId: string, userId: string): Promise<void> {
  const notified = await app.db.transaction().execute(async (transaction) => {
    await lockAnyCampaign(transaction, campaignId);
    return removeFrom(app, transaction, campaignId, userId);
  });
  notifyOfCampaign({ app }, campaignId, notified);
}

async function removeFrom(
  app: AppContext,
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<string[]> {
  const removed = await transaction
    .deleteFrom('campaign_member')
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .returning('role')
    .executeTakeFirst();
  await forgetReader(transaction, campaignId, userId);
  await forgetTexts(transaction, campaignId, userId);
  if (removed) {
    const change = { before: removed.role, after: null };
    await replaceKnownCodes({ app }, transaction, campaignId, change);
  }
  return memberIds(transaction, campaignId);
}

async function handOverOrRemove(
  app: AppContext,
  campaignId: string,
  userId: string,
  successorId: string | null | undefined,
): Promise<void> {
  const notified = await app.db.transaction().execute(async (transaction) => {
    await lockAnyCampaign(transaction, campaignId);
    const gameMasters = (await gameMastersOf(transaction, userId))
      .filter((one) => one.campaignId === campaignId)
      .map((one) => one.userId);
    if (successorId === null) return null;
    const chosen = gameMasters.find((one) => one === successorId) ?? gameMasters[0];
    if (chosen === undefined) return null;
    await setOwner(transaction, campaignId, { before: userId, after: chosen });
    return removeFrom(app, transaction, campaignId, userId);
  });
  if (notified === null) await remove(app, campaignId);
  else notifyOfCampaign({ app }, campaignId, notified);
}

async function remove(app: AppContext, campaignId: string): Promise<void> {
  const notified = await app.db.transaction().execute(async (transaction) => {
    await lockAnyCampaign(transaction, campaignId);
    const members = await memberIds(transaction, campaignId);
    await setDeletedAt(transaction, campaignId, beingRemoved);
    return members;
  });
  await removeCampaign(app.db, campaignId);
  notifyOfCampaign({ app }, campaignId, notified);
}
