import type { Kysely } from 'kysely';
import type { AppContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { forgetReader } from '#backend/entries/forget-reader.ts';
import { beingRemoved } from '#backend/entries/remove.ts';
import { forgetTexts } from '#backend/generation/texts.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
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
 * Removes a user from all campaigns, before the account is deleted: those that the user owns go to another
 * member or are removed, the others lose a member. The entries that the user has written stay.
 * @param successorOf the choice of the user: null for a campaign that is deleted, undefined if nothing is chosen
 */
export async function leaveAllCampaigns(
  app: AppContext,
  userId: string,
  successorOf: (campaignId: string) => string | null | undefined,
): Promise<void> {
  const memberships = await app.db
    .selectFrom('campaign_member')
    .select('campaign_id')
    .where('user_id', '=', userId)
    .execute();
  for (const { campaign_id: id } of memberships) await leave(app, id, userId, successorOf(id));
}

async function leave(
  app: AppContext,
  campaignId: string,
  userId: string,
  successorId: string | null | undefined,
): Promise<void> {
  const notified = await app.db.transaction().execute(async (transaction) => {
    await lockAnyCampaign(transaction, campaignId);
    const owned = await transaction
      .selectFrom('campaign')
      .select('deleted_at')
      .where('id', '=', campaignId)
      .where('owner_id', '=', userId)
      .executeTakeFirst();
    if (owned) {
      if (owned.deleted_at !== null || successorId === null) return null;
      const nextOwner = await findNextOwner(transaction, campaignId, userId, successorId);
      if (nextOwner === undefined) return null;
      await setOwner(transaction, campaignId, { before: userId, after: nextOwner });
    }
    return removeFrom(app, transaction, campaignId, userId);
  });
  if (notified === null) await remove(app, campaignId);
  else notifyOfCampaign({ app }, campaignId, notified);
}

/**
 * The member who gets a campaign: the chosen one, if this is a game master whose account stays. Otherwise, a member
 * whose account is closed or disabled is better than the end of the campaign for all others: the account can be
 * opened again, and if it is deleted, its campaigns go to others in the same way.
 * @returns undefined if the user is the only member
 */
async function findNextOwner(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
  chosenId: string | undefined,
): Promise<string | undefined> {
  const members = await transaction
    .selectFrom('campaign_member as member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select(['member.user_id', 'member.role', 'user.disabled_at', 'user.closes_at'])
    .where('member.campaign_id', '=', campaignId)
    .where('member.user_id', '!=', userId)
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .execute();
  const gameMasters = members.filter(({ role }) => isGameMaster(role));
  const able = gameMasters.filter((one) => one.disabled_at === null && one.closes_at === null);
  const chosenAmong = (some: typeof members) => some.find((one) => one.user_id === chosenId);
  const next = chosenAmong(able) ?? able[0] ?? chosenAmong(members) ?? gameMasters[0] ?? members[0];
  return next?.user_id;
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
