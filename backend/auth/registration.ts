import { ProblemError } from '#contract/problem.ts';
import { noMail } from '#backend/mail/jobs.ts';
import type { RequestContext } from '#backend/context.ts';
import { databaseFault } from '#backend/db/errors.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { RegisterRequest } from '#src/generated/model/index.ts';
import { findByEmail, insertAccount } from './accounts.ts';
import { limitMail, limitTokenTries } from './limits.ts';
import { requireGoodPassword } from './password-policy.ts';
import { revokeTokens, takeToken } from './tokens.ts';

/**
 * Has the same result after about the same time for new, unverified and verified addresses. Only the
 * mail differs, and only the owner of the address can read it.
 */
export async function register(context: RequestContext, request: RegisterRequest): Promise<void> {
  const { app, now } = context;
  requireGoodPassword(request.password, request);
  await limitMail(context, 'verify', normaliseEmail(request.email));
  const passwordHash = await app.passwords.hash(request.password);
  try {
    await write(context, request, passwordHash);
  } catch (error) {
    // A parallel registration has created the account and queued the mail.
    if (databaseFault(error)?.kind !== 'unique') throw error;
  }
  app.mailer.wake();
  await app.db.deleteFrom('token').where('expires_at', '<', now).execute();
}

const write = (context: RequestContext, request: RegisterRequest, passwordHash: string) =>
  context.db.transaction().execute(async (transaction) => {
    const { app, now } = context;
    const existing = await findByEmail(transaction, request.email);
    if (existing && existing.email_verified_at !== null) {
      const job = { kind: 'already-registered', userId: existing.id, to: existing.email } as const;
      await app.mailer.queue(transaction, job, now);
      return;
    }
    let userId = existing?.id;
    if (userId === undefined) {
      const { name, email } = request;
      const account = { name, email, passwordHash, verified: false };
      userId = await insertAccount(transaction, app.random, account, now);
    } else {
      // The address is not verified, so this registration replaces the earlier one, and the earlier
      // links become invalid.
      await revokeTokens(transaction, 'verify-email', userId);
      await transaction
        .updateTable('user')
        .set({ name: request.name.trim(), password_hash: passwordHash, updated_at: now })
        .where('id', '=', userId)
        .execute();
    }
    await context.audit(transaction, {
      action: 'user.register',
      targetKind: 'user',
      targetId: userId,
    });
    const to = existing?.email ?? request.email.trim();
    await app.mailer.queue(transaction, { kind: 'verify-email', userId, to }, now);
  });

export async function resendVerification(context: RequestContext, email: string): Promise<void> {
  const { app, now } = context;
  await limitMail(context, 'verify', normaliseEmail(email));
  const user = await findByEmail(app.db, email);
  const isUnverified = user && user.email_verified_at === null && user.password_hash !== null;
  await app.mailer.queue(
    app.db,
    isUnverified ? { kind: 'verify-email', userId: user.id, to: user.email } : noMail,
    now,
  );
  app.mailer.wake();
}

export async function verifyEmail(context: RequestContext, secret: string): Promise<void> {
  await limitTokenTries(context);
  await context.db.transaction().execute(async (transaction) => {
    const token = await takeToken(transaction, 'verify-email', secret, context.now);
    const userId = token?.user_id ?? null;
    if (userId === null) {
      const detail = 'This link has expired or was used already. Ask for a new one.';
      throw new ProblemError('invalid_token', detail);
    }
    await transaction
      .updateTable('user')
      .set({ email_verified_at: context.now, updated_at: context.now })
      .where('id', '=', userId)
      .execute();
    await context.audit(transaction, {
      action: 'user.verify-email',
      targetKind: 'user',
      targetId: userId,
      actorId: userId,
    });
  });
}
