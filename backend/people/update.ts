import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import { groupsOf } from '#backend/auth/accounts.ts';
import { resetFactors } from '#backend/auth/factors/reset-factors.ts';
import { deleteSessionsOf } from '#backend/auth/sessions.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { AdminNotice } from '#backend/mail/jobs.ts';
import type { Person } from '#src/generated/model/index.ts';
import {
  admin,
  lockAdministrators,
  requireOtherAdministrator,
  requireStillAdministrator,
} from './administrators.ts';
import { readPerson, requireAccount, stateOf } from './person.ts';

type Account = Awaited<ReturnType<typeof requireAccount>>;

/** One change of an account in the transaction of its request. */
interface Change {
  readonly context: RequestContext;
  readonly transaction: Kysely<Schema>;
  readonly account: Account;
}

/** Writes what happened to the log and to the person. */
async function report(
  { context, transaction, account }: Change,
  action: string,
  kind: AdminNotice | 'factors-reset',
  details?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id: userId, email: to } = account;
  await context.audit(transaction, {
    action,
    targetKind: 'user',
    targetId: userId,
    ...(details && { details }),
  });
  await context.app.mailer.queue(transaction, { kind, userId, to }, context.now);
}

/** Disables or enables an account. Returns the hashes of the sessions that ended. */
async function setDisabled(change: Change, isDisabled: boolean): Promise<string[]> {
  const { context, transaction, account } = change;
  if ((account.disabled_at !== null) === isDisabled) return [];
  if (isDisabled && account.id === context.signedIn().id) {
    const detail = 'You cannot disable your own account. Ask another administrator.';
    throw new ProblemError('conflict', detail);
  }
  const groups = await groupsOf(transaction, account.id);
  if (isDisabled && groups.includes(admin)) {
    await requireOtherAdministrator(transaction, account.id);
  }
  await transaction
    .updateTable('user')
    .set({ disabled_at: isDisabled ? context.now : null, updated_at: context.now })
    .where('id', '=', account.id)
    .execute();
  if (isDisabled) {
    await report(change, 'user.disable', 'account-disabled');
    // A link that was mailed before must not work when the account is enabled again.
    await transaction.deleteFrom('token').where('user_id', '=', account.id).execute();
    return deleteSessionsOf(transaction, account.id);
  }
  await report(change, 'user.enable', 'account-enabled');
  return [];
}

/** Grants or withdraws the group. Returns the hashes of the sessions that ended. */
async function setAdministrator(change: Change, isAdmin: boolean): Promise<string[]> {
  const { transaction, account } = change;
  const groups = await groupsOf(transaction, account.id);
  if (groups.includes(admin) === isAdmin) return [];
  const row = { user_id: account.id, group_name: admin };
  if (isAdmin) {
    if (stateOf(account) !== 'active') {
      const detail =
        'Only someone whose account is verified, enabled and not about to be deleted can be an administrator.';
      throw new ProblemError('conflict', detail);
    }
    await transaction.insertInto('user_group').values(row).execute();
    await report(change, 'user.grant', 'admin-granted', { group: admin });
    return [];
  }
  await requireOtherAdministrator(transaction, account.id);
  await transaction
    .deleteFrom('user_group')
    .where('user_id', '=', account.id)
    .where('group_name', '=', admin)
    .execute();
  await report(change, 'user.withdraw', 'admin-withdrawn', { group: admin });
  // Their pages and sockets show what only administrators may see.
  return deleteSessionsOf(transaction, account.id);
}

/** Changes an account as an administrator. */
export async function updatePerson(
  context: RequestContext,
  { userId }: Input<'personUpdate'>['params'],
  { isDisabled, groups }: Input<'personUpdate'>['body'],
): Promise<Person> {
  const { app, db } = context;
  const endedHashes = await db.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    await requireStillAdministrator(transaction, context.signedIn().id);
    const ended: string[] = [];
    if (isDisabled !== undefined) {
      const account = await requireAccount(transaction, userId);
      ended.push(...(await setDisabled({ context, transaction, account }, isDisabled)));
    }
    if (groups !== undefined) {
      const account = await requireAccount(transaction, userId);
      const isAdmin = groups.includes(admin);
      ended.push(...(await setAdministrator({ context, transaction, account }, isAdmin)));
    }
    return ended;
  });
  app.realtime.endSessions(endedHashes);
  app.mailer.wake();
  return readPerson(context, userId);
}

/** Removes the second factors of a person who has lost them, and ends all their sessions. */
export async function resetFactorsOf(context: RequestContext, userId: string): Promise<void> {
  const { app, db } = context;
  const self = context.signedIn().id;
  // On the page of the account, the administrator has to prove one of the factors first.
  if (userId === self) {
    const detail = 'You remove your own second factors on the page of your account.';
    throw new ProblemError('conflict', detail);
  }
  const endedHashes = await db.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    await requireStillAdministrator(transaction, self);
    const account = await requireAccount(transaction, userId);
    const ended = await resetFactors(transaction, userId);
    if (ended === null) return [];
    await report({ context, transaction, account }, 'factor.reset', 'factors-reset');
    return ended;
  });
  app.realtime.endSessions(endedHashes);
  app.mailer.wake();
}

/** Ends all sessions of a person. */
export async function signOutPerson(context: RequestContext, userId: string): Promise<void> {
  const { app, db } = context;
  const endedHashes = await db.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, userId);
    const ended = await deleteSessionsOf(transaction, userId);
    if (ended.length > 0) {
      await report({ context, transaction, account }, 'user.sign-out', 'signed-out');
    }
    return ended;
  });
  app.realtime.endSessions(endedHashes);
  app.mailer.wake();
}
