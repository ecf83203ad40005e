import { ProblemError } from '#contract/problem.ts';
import { noMail } from '#backend/mail/jobs.ts';
import type { RequestContext } from '#backend/context.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import { findByEmail, lockAccount } from './accounts.ts';
import { limitMail, limitTokenTries } from './limits.ts';
import { requireOtherPassword } from './password-policy.ts';
import { nameColumns } from './person-name.ts';
import { endRegistrations, updateUnverified } from './registration.ts';
import { ownerOf } from './reset-link.ts';
import { deleteSessionsOf } from './sessions.ts';
import { ownerOfToken, revokeTokens, takeToken } from './tokens.ts';

const invalidLink = () =>
  new ProblemError(
    'invalid_token',
    'This link has expired or was used already. Ask for a new one.',
  );

/** Has the same result for every address, but sends a mail only if an open account has the address. */
export async function forgotPassword(context: RequestContext, email: string): Promise<void> {
  const { app, now } = context;
  await limitMail(context, 'reset', normaliseEmail(email));
  const user = await findByEmail(app.db, email);
  // The reset link also verifies the address, so this mail is sent to unverified addresses too.
  await app.mailer.queue(
    app.db,
    user && user.disabled_at === null
      ? { kind: 'reset-password', userId: user.id, to: user.email }
      : noMail,
    now,
  );
  app.mailer.wake();
}

export async function resetPassword(
  context: RequestContext,
  request: { token: string; password: string },
): Promise<void> {
  const { app, db, now } = context;
  await limitTokenTries(context);
  // The token is only read here, so that the link still works after a password was refused, and so
  // that no password is hashed for an invalid link. The transaction deletes the token.
  const owner = await ownerOfToken(db, 'reset-password', request.token, now);
  if (!owner) throw invalidLink();
  const { name, email } = ownerOf(owner);
  // Before the address is verified, the password can be that of another person, whom the answer must not betray.
  const before = owner.email_verified_at === null ? null : owner.password_hash;
  await requireOtherPassword(app.passwords, request.password, { name, email }, before);
  const passwordHash = await app.passwords.hash(request.password);
  const endedHashes = await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, owner.id);
    const token = await takeToken(transaction, 'reset-password', request.token, now);
    if (token?.user_id !== owner.id) throw invalidLink();
    // A mail that was sent twice has two links.
    await revokeTokens(transaction, 'reset-password', { userId: owner.id, registrationId: null });
    // The link was mailed to this address, so using it verifies the address. An account that was
    // verified while the password was hashed keeps its name.
    await updateUnverified(transaction, owner.id, {
      ...nameColumns(name),
      email_verified_at: now,
    });
    await transaction
      .updateTable('user')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', owner.id)
      .execute();
    await endRegistrations(transaction, owner.id);
    await context.audit(transaction, {
      action: 'user.reset-password',
      targetKind: 'user',
      targetId: owner.id,
      actorId: owner.id,
    });
    return deleteSessionsOf(transaction, owner.id);
  });
  app.realtime.endSessions(endedHashes);
}
