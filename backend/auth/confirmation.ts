import type { Kysely } from 'kysely';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { AccountConfirmRequest } from '#src/generated/model/index.ts';
import { findById, lockAccount } from './accounts.ts';
import { privateName } from './cookies.ts';
import { queueNotice } from './factors/notices.ts';
import { factorNamesOf } from './factors/stored-factors.ts';
import { proveByCode, type ProvenFactor } from './factors/use-factor.ts';
import { attemptLogin, beginFactorAttempt } from './limits.ts';
import { renewSession, sessionCookie, type NewSession } from './sessions.ts';
import { auditRefusal, knownDevice, setSessionCookies } from './sign-in.ts';

/** How long a proof is enough for the operations that ask for one. */
const confirmedFor = 10 * 60_000;

/** Whether a proof is new enough. The clocks of several machines differ a little, so it can seem to be in the future. */
export const isRecent = (provenAt: number, now: number): boolean =>
  Math.abs(now - provenAt) <= confirmedFor;

/** @throws ProblemError 403 if the user has not proven in the last ten minutes who they are */
export function requireConfirmation(context: RequestContext): void {
  const { provenAt } = context.signedIn();
  if (isRecent(provenAt, context.now)) return;
  const detail = 'Please confirm that it is you. Nothing has changed yet.';
  throw new ProblemError('confirmation_required', detail);
}

/**
 * Checks the password of the user who is signed in. A person who has stolen a session must not
 * guess the password with it, so wrong passwords are counted like those of sign-ins. The problem is not a 401, after
 * which the app would sign the user out.
 * @param path the path of the password in the body, for the problem
 * @returns its hash
 */
export async function provePassword(
  context: RequestContext,
  password: string,
  path: string,
): Promise<string> {
  const { id, email } = context.signedIn();
  const emailNorm = normaliseEmail(email);
  const counts = {
    emailNorm,
    device: knownDevice(context, emailNorm),
    onLockOut: () => auditRefusal(context, id, { code: 'too_many_requests' }),
  };
  const attempt = await attemptLogin(context, counts, async () => {
    const found = (await findById(context.db, id))?.password_hash ?? null;
    return { hash: found, isCorrect: await context.app.passwords.verify(password, found) };
  });
  const { hash, isCorrect } = attempt.result;
  if (!isCorrect || hash === null) {
    await auditRefusal(context, id, { code: 'invalid_credentials' });
    throw wrongPassword(path);
  }
  await attempt.succeeded(context.db);
  return hash;
}

export const wrongPassword = (path: string): ProblemError =>
  validationProblem([{ path, message: 'That is not the password of this account.' }]);

const sessionEnded = () =>
  new ProblemError(
    'unauthenticated',
    'Your session has ended. Sign in again and go on where you were.',
  );

/**
 * Another request may have ended the session since this one was authorized: the owner takes the account back while someone
 * else adds a way in. Call it first in the transaction. It locks the account, so that the session does not end before the commit.
 * @throws ProblemError 401
 */
export async function requireStillSignedIn(
  context: RequestContext,
  transaction: Kysely<Schema>,
): Promise<void> {
  const { id, sessionHash } = context.signedIn();
  await lockAccount(transaction, id);
  const session = await transaction
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();
  if (!session) throw sessionEnded();
}

/**
 * Notes in the session that its user has just proven who they are. The session gets a new secret, the same
 * as in parallel requests; pass it to `setSessionCookies` after the commit.
 * @param by the proof for the log: `password`, `provider` or a second factor
 * @throws ProblemError 401 if another request has ended the session
 */
export async function confirmSession(
  context: RequestContext,
  transaction: Kysely<Schema>,
  by: string,
): Promise<Pick<NewSession, 'token' | 'hash'>> {
  const { id: userId } = context.signedIn();
  const { config, keys } = context.app;
  const token = context.cookie(privateName(config, sessionCookie));
  const session = token && (await renewSession(transaction, keys, { userId, token }, context.now));
  if (!session) throw sessionEnded();
  await context.audit(transaction, {
    action: 'session.confirm',
    targetKind: 'user',
    targetId: userId,
    details: { by },
  });
  return session;
}

const wrongCode = (message: string): ProblemError =>
  validationProblem([{ path: '/code', message }]);

/** Proves the second factor of an account that has one; null if it has none. */
async function proveFactor(
  context: RequestContext,
  code: string | undefined,
): Promise<ProvenFactor | null> {
  const { id } = context.signedIn();
  if ((await factorNamesOf(context.db, id)).length === 0) return null;
  if (code === undefined) {
    throw wrongCode('Type a code of your app, or a recovery code.');
  }
  const attempt = await beginFactorAttempt(context, id, async () => {
    await auditRefusal(context, id, { code: 'too_many_requests' });
    await queueNotice(context, context.db, id, 'wrong-factors');
    context.app.mailer.wake();
  });
  const factor = await attempt.run(() => proveByCode(context, id, code));
  if (!factor) {
    await auditRefusal(context, id, { code: 'invalid_credentials' });
    throw wrongCode('That code is not right, or was used already.');
  }
  await attempt.succeeded(context.db);
  return factor;
}

/** The password alone is not enough for an account with second factors: it could remove them. */
export async function confirmPassword(
  context: RequestContext,
  { password, code }: AccountConfirmRequest,
): Promise<void> {
  await provePassword(context, password, '/password');
  const factor = await proveFactor(context, code);
  const session = await context.db.transaction().execute(async (transaction) => {
    await requireStillSignedIn(context, transaction);
    if (factor && !(await factor.use(transaction))) {
      throw wrongCode('That code was used already.');
    }
    if (factor?.name === 'recoveryCode') {
      await queueNotice(context, transaction, factor.userId, 'recovery-code-used');
    }
    return confirmSession(context, transaction, factor?.name ?? 'password');
  });
  setSessionCookies(context, session);
  context.app.mailer.wake();
}
