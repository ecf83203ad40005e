import { findById } from '#backend/auth/accounts.ts';
import { confirmSession, provePassword, requireConfirmation } from '#backend/auth/confirmation.ts';
import { factorNamesOf } from '#backend/auth/factors/stored-factors.ts';
import { requireOtherPassword } from '#backend/auth/password-policy.ts';
import { deleteSessionsOf } from '#backend/auth/sessions.ts';
import { setSessionCookies } from '#backend/auth/sign-in.ts';
import { revokeTokens } from '#backend/auth/tokens.ts';
import type { RequestContext } from '#backend/context.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { AccountPassword } from '#src/generated/model/index.ts';
import { limitAccountChanges } from './limit-changes.ts';

/** Changes the password, or sets the first one of an account that only a provider has signed in. */
export async function changePassword(
  context: RequestContext,
  { currentPassword, password, endOtherSessions }: AccountPassword,
): Promise<void> {
  const { app, db, now } = context;
  const owner = context.signedIn();
  const before = (await findById(db, owner.id))?.password_hash ?? null;
  // The change also confirms the session. For an account with second factors, the password alone must not do that.
  const hasFactors = (await factorNamesOf(db, owner.id)).length > 0;
  if (before === null || hasFactors) requireConfirmation(context);
  if (before !== null) {
    if (currentPassword === undefined) {
      const message = 'Type the password that you have now.';
      throw validationProblem([{ path: '/currentPassword', message }]);
    }
    await provePassword(context, currentPassword, '/currentPassword');
  }
  await requireOtherPassword(app.passwords, password, owner, before);
  const passwordHash = await app.passwords.hash(password);
  const { session, endedHashes } = await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('user')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', owner.id)
      .where('password_hash', before === null ? 'is' : '=', before)
      .returning('id')
      .executeTakeFirst();
    // Another request, such as a reset, has replaced it during the hashing.
    if (!changed) {
      throw new ProblemError('conflict', 'The password has just changed. Try again.');
    }
    await revokeTokens(transaction, 'reset-password', { userId: owner.id, registrationId: null });
    const renewed = await confirmSession(context, transaction, 'password');
    const own = [owner.sessionHash, renewed.hash];
    const ended = endOtherSessions ? await deleteSessionsOf(transaction, owner.id, own) : [];
    await context.audit(transaction, {
      action: 'user.change-password',
      targetKind: 'user',
      targetId: owner.id,
      details: { endedSessions: ended.length },
    });
    await limitAccountChanges(transaction, owner.id, now);
    const notice = { kind: 'password-changed', userId: owner.id, to: owner.email } as const;
    await app.mailer.queue(transaction, notice, now);
    return { session: renewed, endedHashes: ended };
  });
  setSessionCookies(context, session);
  app.realtime.endSessions(endedHashes);
  app.mailer.wake();
}
