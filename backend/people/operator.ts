import type { Kysely } from 'kysely';
import { findByEmail, groupsOf } from '#backend/auth/accounts.ts';
import { resetFactors } from '#backend/auth/factors/reset-factors.ts';
import { resetFragment } from '#backend/auth/reset-link.ts';
import { issueToken } from '#backend/auth/tokens.ts';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { AdminNotice, FactorNotice } from '#backend/mail/jobs.ts';
import { queueMail } from '#backend/mail/queue.ts';
import type { Random } from '#backend/random.ts';
import { admin } from './administrators.ts';
import { namesPerson } from './list.ts';

/** What the commands of the operator work with. No server runs, or it runs in other processes. */
export interface OperatorContext {
  readonly db: Kysely<Schema>;
  readonly random: Random;
  readonly now: number;
  readonly publicUrl: string;
  readonly kind: DatabaseKind;
}

/** Why a command changes nothing. The message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

const mostListed = 50;

/** The first fifty people whose name or address contains the words; without words, the administrators. */
export async function peopleForOperator({ db }: Pick<OperatorContext, 'db'>, words: string) {
  const people = db
    .selectFrom('user')
    .select([
      'id',
      'name',
      'email',
      'email_verified_at',
      'disabled_at',
      'closes_at',
      'last_seen_at',
    ])
    .orderBy('name_fold')
    .orderBy('id')
    .limit(mostListed);
  const rows =
    words === ''
      ? await people
          .where('id', 'in', (from) =>
            from.selectFrom('user_group').select('user_id').where('group_name', '=', admin),
          )
          .execute()
      : await people.where(namesPerson(words)).execute();
  return Promise.all(rows.map(async (row) => ({ ...row, groups: await groupsOf(db, row.id) })));
}

async function requireAccountOf(db: Kysely<Schema>, email: string) {
  const account = await findByEmail(db, email);
  if (account) return account;
  throw new OperatorError(`No account has the address ${email}. "list WORDS" finds accounts.`);
}

/** Writes an action of the operator to the audit table. */
export async function logByOperator(
  { random, now }: Pick<OperatorContext, 'random' | 'now'>,
  transaction: Kysely<Schema>,
  { action, kind, id }: { readonly action: string; readonly kind: string; readonly id: string },
): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({
      id: random.id(now),
      at: now,
      actor_id: null,
      action,
      target_kind: kind,
      target_id: id,
      request_id: null,
      details: JSON.stringify({ by: 'operator' }),
    })
    .execute();
}

/** Writes the action of the operator to the security log, and queues the mail that tells the person, if any. */
async function logAndMail(
  context: OperatorContext,
  transaction: Kysely<Schema>,
  account: { readonly id: string; readonly email: string },
  action: string,
  notice?: AdminNotice | FactorNotice,
): Promise<void> {
  await logByOperator(context, transaction, { action, kind: 'user', id: account.id });
  if (notice === undefined) return;
  const job = { kind: notice, userId: account.id, to: account.email } as const;
  await queueMail(transaction, context.random, job, context.now);
}

/** Adds an account to the administrators; false if it is one already. */
export async function grantAdministrator(
  context: OperatorContext,
  email: string,
): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const account = await requireAccountOf(transaction, email);
    if ((await groupsOf(transaction, account.id)).includes(admin)) return false;
    if (account.disabled_at !== null) {
      throw new OperatorError('This account is disabled. Run "enable" for it first.');
    }
    if (account.email_verified_at === null) {
      throw new OperatorError(
        'The address of this account is not verified, so anyone can have registered it. The link of "reset-password" verifies it.',
      );
    }
    if (account.closes_at !== null) {
      throw new OperatorError(
        'The owner of this account has closed it, so it is about to be deleted. After signing in, "Keep my account" takes that back.',
      );
    }
    await transaction
      .insertInto('user_group')
      .values({ user_id: account.id, group_name: admin })
      .execute();
    await logAndMail(context, transaction, account, 'user.grant', 'admin-granted');
    return true;
  });
}

/** Enables a disabled account; false if it is enabled. */
export async function enableAccount(context: OperatorContext, email: string): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const account = await requireAccountOf(transaction, email);
    if (account.disabled_at === null) return false;
    await transaction
      .updateTable('user')
      .set({ disabled_at: null, updated_at: context.now })
      .where('id', '=', account.id)
      .execute();
    await logAndMail(context, transaction, account, 'user.enable', 'account-enabled');
    return true;
  });
}

/** A link with which the person chooses a new password, as in the mail about a forgotten one. */
export async function resetLink(context: OperatorContext, email: string): Promise<string> {
  const { db, random, now, publicUrl } = context;
  return db.transaction().execute(async (transaction) => {
    const account = await requireAccountOf(transaction, email);
    if (account.disabled_at !== null) {
      throw new OperatorError('This account is disabled. Run "enable" for it first.');
    }
    const owner = { userId: account.id, emailNorm: account.email_norm, registrationId: null };
    await logAndMail(context, transaction, account, 'user.reset-link');
    const secret = await issueToken(transaction, random, 'reset-password', owner, { now });
    return `${publicUrl}/reset-password${resetFragment(secret, account)}`;
  });
}

/** Removes the second factors of someone who has lost them, and ends all their sessions; false without factors. */
export async function removeFactors(context: OperatorContext, email: string): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const account = await requireAccountOf(transaction, email);
    if ((await resetFactors(transaction, account.id)) === null) return false;
    await logAndMail(context, transaction, account, 'factor.reset', 'factors-reset');
    return true;
  });
}
