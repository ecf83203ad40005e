import { sql, type Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { MemberCampaign } from './present.ts';

/**
 * The campaign as the user sees it.
 * @throws ProblemError 404 also when the user is not a member
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

/** The same, and locks the campaign until the transaction ends. */
export async function readLockedCampaign(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<MemberCampaign> {
  // An update without a change: it locks the row in both engines and does not cascade to members.
  await transaction
    .updateTable('campaign')
    .set({ version: sql<number>`version` })
    .where('id', '=', campaignId)
    .execute();
  return readCampaign(transaction, campaignId, userId);
}
