import type { Kysely } from 'kysely';
import { findByEmail, findById, lockAccount } from '#backend/auth/accounts.ts';
import { requireStillSignedIn } from '#backend/auth/confirmation.ts';
import { limitMail, limitTokenTries } from '#backend/auth/limits.ts';
import { markDevice } from '#backend/auth/sign-in.ts';
import { revokeTokens } from '#backend/auth/tokens.ts';
import type { RequestContext } from '#backend/context.ts';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { Account } from '#src/generated/model/index.ts';
import { changeOfLink, undoLife, waitingChange } from './email-changes.ts';
import { readAccount } from './read-account.ts';
import { endForAll, endWaysInSince, invalidLink } from './take-back.ts';

/**
 * How long before a change of the address something can have been added by the same person: someone who knows the password
 * can add a passkey first, and change the address days later.
 */
const suspect = 30 * 24 * 60 * 60_000;

/**
 * Sends a link to the new address, and a notice to the old one. The result is the same if another account
 * has the address, which only its owner learns from the mail.
 */
export async function beginEmailChange(context: RequestContext, email: string): Promise<void> {
  const { app, now } = context;
  const user = context.signedIn();
  if (normaliseEmail(email) === normaliseEmail(user.email)) {
    throw validationProblem([{ path: '/email', message: 'That is your address already.' }]);
  }
  await limitMail(context, 'change', normaliseEmail(email));
  await limitMail(context, 'change', normaliseEmail(user.email));
  await context.db.transaction().execute(async (transaction) => {
    await requireStillSignedIn(context, transaction);
    const changeId = app.random.id(now);
    const other = await findByEmail(transaction, email);
    const isTaken = other !== undefined && other.email_verified_at !== null;
    await transaction
      .insertInto('email_change')
      .values({
        id: changeId,
        user_id: user.id,
        old_email: user.email,
        new_email: email.trim(),
        created_at: now,
        applied_at: null,
      })
      .execute();
    await context.audit(transaction, {
      action: 'user.begin-email-change',
      targetKind: 'user',
      targetId: user.id,
    });
    await app.mailer.queue(
      transaction,
      isTaken
        ? { kind: 'email-taken', userId: other.id, to: other.email }
        : { kind: 'change-email', changeId, to: email.trim() },
      now,
    );
    const notice = { kind: 'email-changing', changeId, to: user.email } as const;
    await app.mailer.queue(transaction, notice, now);
  });
  app.mailer.wake();
}

/** The link to the new address stops working. The one to the old address still undoes earlier changes. */
export async function cancelEmailChange(context: RequestContext): Promise<void> {
  const { id } = context.signedIn();
  await context.db.transaction().execute(async (transaction) => {
    const cancelled = await transaction
      .deleteFrom('email_change')
      .where('user_id', '=', id)
      .where('applied_at', 'is', null)
      .returning('id')
      .execute();
    if (cancelled.length === 0) return;
    await context.audit(transaction, {
      action: 'user.cancel-email-change',
      targetKind: 'user',
      targetId: id,
    });
  });
}

const addressTaken = () =>
  new ProblemError('conflict', 'Another account has this address now, so nothing has changed.');

/**
 * Frees an address that its owner has just proven, unless a verified account has it. An account that was
 * never verified can be anybody's, and contains nothing.
 */
async function freeAddress(transaction: Kysely<Schema>, email: string): Promise<void> {
  const other = await findByEmail(transaction, email);
  if (!other) return;
  if (other.email_verified_at !== null) throw addressTaken();
  await transaction.deleteFrom('user').where('id', '=', other.id).execute();
}

async function setEmail(
  transaction: Kysely<Schema>,
  userId: string,
  email: string,
  others: { password_hash?: null; closes_at?: null; updated_at: number },
): Promise<void> {
  try {
    await transaction
      .updateTable('user')
      .set({ email, email_norm: normaliseEmail(email), ...others })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    // A parallel request has given the address to another account.
    throw databaseFault(error)?.kind === 'unique' ? addressTaken() : error;
  }
}

export async function verifyEmailChange(context: RequestContext, token: string): Promise<Account> {
  const { db, now } = context;
  const { id } = context.signedIn();
  await limitTokenTries(context);
  const email = await db.transaction().execute(async (transaction) => {
    await requireStillSignedIn(context, transaction);
    // A later change replaces an earlier one.
    const waiting = await waitingChange(transaction, id, now);
    const linked = await changeOfLink(transaction, token, 'verify');
    if (!waiting || linked?.id !== waiting.id) throw invalidLink();
    const change = await transaction
      .updateTable('email_change')
      .set({ applied_at: now })
      .where('id', '=', waiting.id)
      .where('applied_at', 'is', null)
      .returning('new_email')
      .executeTakeFirst();
    if (!change) throw invalidLink();
    // Otherwise an earlier change, which this one has replaced, would wait again. Its link to the old address still works.
    await transaction
      .updateTable('email_change')
      .set({ applied_at: now })
      .where('user_id', '=', id)
      .where('applied_at', 'is', null)
      .execute();
    await freeAddress(transaction, change.new_email);
    await setEmail(transaction, id, change.new_email, { updated_at: now });
    await revokeTokens(transaction, 'reset-password', { userId: id, registrationId: null });
    await context.audit(transaction, {
      action: 'user.change-email',
      targetKind: 'user',
      targetId: id,
    });
    return change.new_email;
  });
  markDevice(context, normaliseEmail(email));
  return readAccount(context);
}

/**
 * Gives the account its old address back. The person who has begun the change knew the password, so
 * everything that could let them in again ends: the password, the sessions, and the providers and second
 * factors that were added since, or in the thirty days before. Later changes cannot be undone any more, because their old addresses may be
 * those of this person.
 */
export async function undoEmailChange(context: RequestContext, token: string): Promise<void> {
  const { db, now } = context;
  await limitTokenTries(context);
  const endedHashes = await db.transaction().execute(async (transaction) => {
    const found = await changeOfLink(transaction, token, 'undo');
    if (!found || found.created_at <= now - undoLife) throw invalidLink();
    await lockAccount(transaction, found.user_id);
    const change = await transaction
      .deleteFrom('email_change')
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst();
    const user = change && (await findById(transaction, change.user_id));
    // A parallel request has used the link.
    if (!user) throw invalidLink();
    if (user.email_norm !== normaliseEmail(change.old_email)) {
      await freeAddress(transaction, change.old_email);
    }
    const locked = { password_hash: null, closes_at: null, updated_at: now };
    await setEmail(transaction, user.id, change.old_email, locked);
    await transaction
      .deleteFrom('email_change')
      .where('user_id', '=', user.id)
      .where('created_at', '>=', change.created_at)
      .execute();
    await context.audit(transaction, {
      action: 'user.undo-email-change',
      targetKind: 'user',
      targetId: user.id,
      actorId: user.id,
    });
    const owner = { id: user.id, email: change.old_email };
    return endWaysInSince(context, transaction, owner, change.created_at - suspect);
  });
  endForAll(context, endedHashes);
}
