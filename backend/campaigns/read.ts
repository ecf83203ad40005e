import { sql, type Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { MemberCampaign } from './present.ts';

/**
 * The campaign as the user sees it.
 * @throws ProblemError 404 also when it exists but the user is no member
 */
export async function readCampaign(
  db: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<MemberCampaign> {
  const row = await db
    .selectFrom('campaign_member as member')
    .innerJoin('campaign', 'campaign.id', 'member.campaign_id')
    .selectAll('campaign')
    .select(['member.role', 'member.last_accessed_at'])
    .where('member.campaign_id', '=', campaignId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found', 'There is no such campaign among yours.');
  return row;
}

/** The same, and no other transaction changes the campaign until this one has ended. */
export async function readLockedCampaign(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<MemberCampaign> {
  // Writes what is there: the lock of both engines, and no cascade to the members.
  await transaction
    .updateTable('campaign')
    .set({ version: sql<number>`version` })
    .where('id', '=', campaignId)
    .execute();
  return readCampaign(transaction, campaignId, userId);
}
