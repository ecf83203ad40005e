import type { Kysely } from 'kysely';
import { requireStillSignedIn } from '#backend/auth/confirmation.ts';
import { deleteSessionsOf } from '#backend/auth/sessions.ts';
import { endSessionCookies } from '#backend/auth/sign-in.ts';
import { ownedCampaigns } from '#backend/campaigns/owned.ts';
import {
  admin,
  lockAdministrators,
  requireOtherAdministrator,
} from '#backend/people/administrators.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { timeOf } from '#backend/time-of.ts';
import { ProblemError } from '#contract/problem.ts';
import type { AccountCloseRequest, AccountClosing } from '#src/generated/model/index.ts';

/** How long a user can keep the account after closing it. */
const grace = 30 * 24 * 60 * 60_000;

/** Closes the account: it is deleted after a period of grace (closed-accounts.ts). */
export async function closeAccount(
  context: RequestContext,
  { campaigns }: AccountCloseRequest,
): Promise<AccountClosing> {
  const { app, now } = context;
  const user = context.signedIn();
  const closesAt = now + grace;
  const endedHashes = await context.db.transaction().execute(async (transaction) => {
    if (user.groups.includes(admin)) {
      await lockAdministrators(transaction);
      await requireOtherAdministrator(transaction, user.id);
    }
    await requireStillSignedIn(context, transaction);
    await storeFates(transaction, user.id, campaigns);
    await transaction
      .updateTable('user')
      .set({ closes_at: closesAt, updated_at: now })
      .where('id', '=', user.id)
      .execute();
    await context.audit(transaction, {
      action: 'user.close',
      targetKind: 'user',
      targetId: user.id,
      details: { closesAt: timeOf(closesAt) },
    });
    const notice = { kind: 'account-closing', userId: user.id, to: user.email } as const;
    await app.mailer.queue(transaction, notice, now);
    return deleteSessionsOf(transaction, user.id);
  });
  endSessionCookies(context);
  app.realtime.endSessions(endedHashes);
  app.mailer.wake();
  return { closesAt: timeOf(closesAt) };
}

/** @throws ProblemError 409 unless there is a possible choice for each campaign that the user owns */
async function storeFates(
  transaction: Kysely<Schema>,
  userId: string,
  fates: AccountCloseRequest['campaigns'],
): Promise<void> {
  const owned = new Map(
    (await ownedCampaigns(transaction, userId)).map((campaign) => [campaign.campaignId, campaign]),
  );
  const successors = new Map(fates.map((fate) => [fate.campaignId, fate.successorId]));
  for (const [campaignId, successorId] of successors) {
    const gameMasters = owned.get(campaignId)?.gameMasters;
    const isPossible =
      gameMasters !== undefined &&
      (successorId === null || gameMasters.some((one) => one.userId === successorId));
    if (!isPossible) {
      const detail = 'A campaign can only go to one of its game masters. Choose again.';
      throw new ProblemError('conflict', detail);
    }
  }
  if (successors.size < owned.size) {
    const detail = 'You own a campaign that the form did not show. Choose again.';
    throw new ProblemError('conflict', detail);
  }
  await transaction.deleteFrom('account_fate').where('user_id', '=', userId).execute();
  // Deleted campaigns have rows, too, because a campaign without a row counts as one that the user has got later.
  const rows = Array.from(successors, ([campaign_id, successor_id]) => ({
    user_id: userId,
    campaign_id,
    successor_id,
  }));
  await insertMany(transaction, 'account_fate', rows);
}

export async function keepAccount(context: RequestContext): Promise<void> {
  const { id } = context.signedIn();
  await context.db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .updateTable('user')
      .set({ closes_at: null, updated_at: context.now })
      .where('id', '=', id)
      .where('closes_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    await transaction.deleteFrom('account_fate').where('user_id', '=', id).execute();
    await context.audit(transaction, { action: 'user.keep', targetKind: 'user', targetId: id });
  });
}
