import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/** How many visits are kept for each user in a campaign. */
export const keptVisits = 20;

interface EntryVisit {
  readonly userId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly at: number;
}

/** Stores a visit. Stores nothing if the entry is deleted by now, or if the user is no longer a member. */
export async function storeEntryVisit(
  transaction: Kysely<Schema>,
  { userId, id, campaignId, at }: EntryVisit,
): Promise<void> {
  await transaction
    .insertInto('entry_visit')
    .columns(['user_id', 'entry_id', 'campaign_id', 'visited_at'])
    .expression(
      transaction
        .selectFrom('entry')
        .innerJoin('campaign_member as member', 'member.campaign_id', 'entry.campaign_id')
        .select(['member.user_id', 'entry.id', 'entry.campaign_id'])
        .select(({ cast, val }) => cast<number>(val(at), 'bigint').as('visited_at'))
        .where('entry.id', '=', id)
        .where('entry.campaign_id', '=', campaignId)
        .where('entry.deleted_at', 'is', null)
        .where('member.user_id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'entry_id']).doUpdateSet({ visited_at: at }),
    )
    .execute();
  const kept = entryVisitsOf(transaction, campaignId, userId).clearSelect().limit(keptVisits);
  await transaction
    .deleteFrom('entry_visit')
    .where('user_id', '=', userId)
    .where('campaign_id', '=', campaignId)
    .where('entry_id', 'not in', kept.select('entry_id'))
    .execute();
}

/** The stored visits of entries, the latest first. */
export const entryVisitsOf = (db: Kysely<Schema>, campaignId: string, userId: string) =>
  db
    .selectFrom('entry_visit')
    .select(['entry_id', 'visited_at'])
    .where('user_id', '=', userId)
    .where('campaign_id', '=', campaignId)
    .orderBy('visited_at', 'desc')
    .orderBy('entry_id', 'desc');
