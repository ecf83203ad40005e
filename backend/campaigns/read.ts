import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { MemberCampaign } from './present.ts';

export const noSuchCampaign = (): ProblemError =>
  new ProblemError('not_found', 'There is no such campaign among yours.');

export const noSuchMember = (): ProblemError =>
  new ProblemError('not_found', 'There is no such member in this campaign.');

/**
 * The campaigns of which the user is a member. Every query about the campaigns of a user begins with
 * this one, because a deleted campaign does not exist for its members.
 */
export const campaignsOf = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('campaign_member as member')
    .innerJoin('campaign', 'campaign.id', 'member.campaign_id')
    .where('member.user_id', '=', userId)
    .where('campaign.deleted_at', 'is', null);

/** The campaign with the role of the user; undefined also when the user is not a member. */
export function findCampaign(
  db: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<MemberCampaign | undefined> {
  return campaignsOf(db, userId)
    .selectAll('campaign')
    .select(['member.role', 'member.last_accessed_at'])
    .where('member.campaign_id', '=', campaignId)
    .executeTakeFirst();
}

/** @throws ProblemError 404 also when the user is not a member */
export async function readCampaign(
  db: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<MemberCampaign> {
  const row = await findCampaign(db, campaignId, userId);
  if (!row) throw noSuchCampaign();
  return row;
}

/** Whether this campaign comes first in the list that is sorted by the last opening. */
export async function isLastOpenedCampaign(
  db: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<boolean> {
  const last = await campaignsOf(db, userId)
    .select('member.campaign_id')
    .orderBy('member.accessed_newest_first', 'desc')
    .orderBy('member.campaign_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.campaign_id === campaignId;
}

/** Locks a campaign until the transaction ends. @throws ProblemError 404 if it is deleted */
export async function lockCampaign(transaction: Kysely<Schema>, campaignId: string) {
  // Writing a row locks it. `campaign_member` has no copy of `version`, so no rows of members are written, too.
  const campaign = await transaction
    .updateTable('campaign')
    .set(unchanged('version'))
    .where('id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'created_at', 'updated_at', 'title_fold'])
    .executeTakeFirst();
  if (campaign) return campaign;
  throw noSuchCampaign();
}

/** Locks a campaign, deleted or not, until the transaction ends. */
export async function lockAnyCampaign(
  transaction: Kysely<Schema>,
  campaignId: string,
): Promise<void> {
  await transaction
    .updateTable('campaign')
    .set(unchanged('version'))
    .where('id', '=', campaignId)
    .execute();
}

/** Like readCampaign, but locks the campaign until the transaction ends. */
export async function readLockedCampaign(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<MemberCampaign> {
  await lockCampaign(transaction, campaignId);
  return readCampaign(transaction, campaignId, userId);
}

/** The owner of a campaign, deleted or not. */
export async function campaignOwner(db: Kysely<Schema>, campaignId: string): Promise<string> {
  const { owner_id: ownerId } = await db
    .selectFrom('campaign')
    .select('owner_id')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return ownerId;
}
