import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { RequestContext } from '#backend/context.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import { findById } from './accounts.ts';
import { beginLoginAttempt } from './limits.ts';
import { renewSession } from './sessions.ts';
import { auditRefusal, knownDevice, setSessionCookies } from './sign-in.ts';

/** How long a proof is enough for the operations that ask for one. */
const confirmedFor = 10 * 60_000;

/** @throws ProblemError 403 if the user has not proven in the last ten minutes who they are */
export function requireConfirmation(context: RequestContext): void {
  const { provenAt } = context.signedIn();
  // The clocks of several processes differ a little, so the proof can seem to be in the future.
  if (Math.abs(context.now - provenAt) <= confirmedFor) return;
  const detail = 'Please confirm that it is you. Nothing has changed yet.';
  throw new ProblemError('confirmation_required', detail);
}

/** Notes in the session that its user has just proven who they are. The session gets a new secret. */
export async function confirmSession(context: RequestContext, by: string): Promise<void> {
  const { id, sessionHash } = context.signedIn();
  const { random } = context.app;
  const renewed = await context.db.transaction().execute(async (transaction) => {
    const session = await renewSession(transaction, random, sessionHash, context.now);
    await context.audit(transaction, {
      action: 'session.confirm',
      targetKind: 'user',
      targetId: id,
      details: { by },
    });
    return session;
  });
  // A parallel request has given the browser its new cookies.
  if (renewed) setSessionCookies(context, renewed);
}

/**
 * Whoever has stolen a session must not guess the password with it, so wrong passwords are counted like
 * those of sign-ins. The problem is no 401, after which the app would sign the user out.
 */
export async function confirmPassword(context: RequestContext, password: string): Promise<void> {
  const { id, email } = context.signedIn();
  const emailNorm = normaliseEmail(email);
  const device = knownDevice(context, emailNorm);
  const attempt = await beginLoginAttempt(context, emailNorm, device, () =>
    auditRefusal(context, id, { code: 'too_many_requests' }),
  );
  const account = await findById(context.db, id);
  const hash = account?.password_hash ?? null;
  if (!(await context.app.passwords.verify(password, hash)) || hash === null) {
    await auditRefusal(context, id, { code: 'invalid_credentials' });
    const message = 'That is not the password of this account.';
    throw validationProblem([{ path: '/password', message }]);
  }
  await attempt.succeeded();
  await confirmSession(context, 'password');
}
