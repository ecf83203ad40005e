import { leaveAllCampaigns } from '#backend/campaigns/owned.ts';
import { deleteCharactersOf } from '#backend/characters/store.ts';
import type { AppContext } from '#backend/context.ts';
import { deleteSessionsOf } from '#backend/auth/sessions.ts';

/** Limits the work of one sweep: each campaign of a deleted account can have 10,000 entries. */
const deletedPerSweep = 20;

/** Deletes the closed accounts whose users have not reopened them in time. */
export async function sweepClosedAccounts(app: AppContext, now: number): Promise<void> {
  const due = await app.db
    .selectFrom('user')
    .select('id')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(deletedPerSweep)
    .execute();
  for (const { id } of due) await deleteAccount(app, id, now);
}

/**
 * Deletes an account with everything that only its user has. It uses several transactions: if the process ends
 * between them, the next sweep continues.
 */
async function deleteAccount(app: AppContext, userId: string, now: number): Promise<void> {
  const endedHashes = await app.db.transaction().execute(async (transaction) => {
    const locked = await transaction
      .updateTable('user')
      // From now on, the user cannot sign in to reopen the account.
      .set({ disabled_at: now })
      .where('id', '=', userId)
      .where('closes_at', '<=', now)
      .returning('id')
      .executeTakeFirst();
    return locked ? deleteSessionsOf(transaction, userId) : null;
  });
  if (endedHashes === null) return;
  app.realtime.endSessions(endedHashes);
  const fates = await app.db
    .selectFrom('account_fate')
    .select(['campaign_id', 'successor_id'])
    .where('user_id', '=', userId)
    .execute();
  const successors = new Map(fates.map((fate) => [fate.campaign_id, fate.successor_id]));
  await leaveAllCampaigns(app, userId, (campaignId) => successors.get(campaignId));
  await deleteCharactersOf(app.db, userId);
  await app.db.transaction().execute(async (transaction) => {
    // Otherwise the deletion sets the successor to null, which means that the campaign is to be deleted.
    await transaction.deleteFrom('account_fate').where('successor_id', '=', userId).execute();
    await transaction.deleteFrom('user').where('id', '=', userId).execute();
    await transaction
      .insertInto('audit')
      .values({
        id: app.random.id(now),
        at: now,
        actor_id: null,
        action: 'user.delete',
        target_kind: 'user',
        target_id: userId,
        request_id: null,
      })
      .execute();
  });
}
