import { ProblemError } from '#contract/problem.ts';
import { findById, lockAccount } from '../accounts.ts';
import { beginFactorAttempt, limitFailedSignIns } from '../limits.ts';
import { linkIdentity } from '../oauth-accounts.ts';
import { auditRefusal, markDevice, sendSession, signIn, type SignInProof } from '../sign-in.ts';
import type { RequestContext } from '#backend/context.ts';
import type {
  CurrentUser,
  PasskeyAssertion,
  PasskeyOptionsRequest,
  PasskeyRequestOptions,
} from '#src/generated/model/index.ts';
import { queueNotice } from './notices.ts';
import { newChallenge, takeChallenge } from './passkey-challenges.ts';
import { requestOptions } from './passkey-options.ts';
import {
  endPendingSignIn,
  forgetPendingSignIn,
  openPendingSignIn,
  passwordMarkOf,
  signInExpired,
  type PendingSignIn,
} from './pending-sign-in.ts';
import { passkeysOf } from './stored-factors.ts';
import { proveByCode, proveByPasskey, type ProvenFactor } from './use-factor.ts';

const wrongCode = () =>
  new ProblemError(
    'invalid_credentials',
    'That code is not right, or was used already. Wait for the next one and try again.',
  );

const wrongPasskey = () =>
  new ProblemError(
    'invalid_credentials',
    'That passkey does not open an account here. Try another one, or sign in another way.',
  );

/** Records a wrong factor like a wrong password, and returns the problem. */
async function refuse(
  context: RequestContext,
  userId: string | undefined,
  problem: ProblemError,
): Promise<ProblemError> {
  await auditRefusal(context, userId, { code: problem.code });
  await limitFailedSignIns(context);
  return problem;
}

/** Completes a sign-in with the code of an authenticator app or a recovery code. */
export async function completeWithCode(
  context: RequestContext,
  code: string,
): Promise<CurrentUser> {
  const pending = await openPendingSignIn(context);
  const { userId } = pending;
  const attempt = await beginFactorAttempt(context, userId, async () => {
    await auditRefusal(context, userId, { code: 'too_many_requests' });
    // Only someone who knows the password, or has the account of the provider, comes this far.
    await queueNotice(context, context.db, userId, 'wrong-factors');
    context.app.mailer.wake();
  });
  const user = await attempt.run(async () => {
    const factor = await proveByCode(context, userId, code);
    return factor && begin(context, factor, pending);
  });
  if (!user) throw await refuse(context, userId, wrongCode());
  await attempt.succeeded(context.db);
  return user;
}

/** The options for a passkey that signs in alone, or that completes the sign-in of this browser. */
export async function signInOptions(
  context: RequestContext,
  { purpose }: PasskeyOptionsRequest,
): Promise<PasskeyRequestOptions> {
  const { config } = context.app;
  if (purpose === 'signIn') {
    return requestOptions(config, await newChallenge(context, 'signIn', null), 'required', []);
  }
  const { userId } = await openPendingSignIn(context);
  const passkeys = await passkeysOf(context.db, userId);
  if (passkeys.length === 0) throw signInExpired();
  const challenge = await newChallenge(context, 'secondFactor', userId);
  return requestOptions(config, challenge, 'preferred', passkeys);
}

/** Signs in with a passkey alone, or completes a sign-in with it. */
export async function signInWithPasskey(
  context: RequestContext,
  assertion: PasskeyAssertion,
): Promise<CurrentUser> {
  const challenge = await takeChallenge(
    context,
    ({ purpose }) => purpose === 'signIn' || purpose === 'secondFactor',
  );
  const pending = challenge.purpose === 'secondFactor' ? await openPendingSignIn(context) : null;
  if (pending && pending.userId !== challenge.userId) throw signInExpired();
  const factor = await proveByPasskey(context, challenge, assertion);
  const user = factor && (await begin(context, factor, pending));
  if (!user) throw await refuse(context, factor?.userId, wrongPasskey());
  return user;
}

const firstFactorOf = ({ emailNorm }: PendingSignIn): SignInProof =>
  emailNorm === null ? 'provider' : 'password';

const proofOf = ({ name }: ProvenFactor, pending: PendingSignIn | null): SignInProof =>
  name === 'passkey' || pending === null ? 'passkey' : firstFactorOf(pending);

/** Links the user of the provider. If this is not possible any more, the sign-in continues without it. */
async function linkIfPossible(...[context, db, account, link]: Parameters<typeof linkIdentity>) {
  try {
    await linkIdentity(context, db, account, link);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

/** Starts the session; null if another request has used the factor meanwhile. */
async function begin(
  context: RequestContext,
  factor: ProvenFactor,
  pending: PendingSignIn | null,
): Promise<CurrentUser | null> {
  const { app, db } = context;
  const session = await db.transaction().execute(async (transaction) => {
    // If the transaction fails, the sign-in still waits, so that a second try can complete it.
    if (pending) await endPendingSignIn(context, transaction, pending);
    await lockAccount(transaction, factor.userId);
    if (!(await factor.use(transaction))) return null;
    const account = await findById(transaction, factor.userId);
    if (pending && account && passwordMarkOf(account) !== pending.passwordMark) {
      throw signInExpired();
    }
    if (account && pending?.link) await linkIfPossible(context, transaction, account, pending.link);
    const started = await signIn(
      context,
      transaction,
      factor.userId,
      proofOf(factor, pending),
      pending === null
        ? { method: 'passkey' }
        : { method: firstFactorOf(pending), factor: factor.name },
      pending?.signedInAt,
    );
    await context.audit(transaction, {
      action: 'session.use-factor',
      targetKind: 'user',
      targetId: factor.userId,
      actorId: factor.userId,
      details: { factor: factor.name },
    });
    if (factor.name === 'recoveryCode') {
      await queueNotice(context, transaction, factor.userId, 'recovery-code-used');
    }
    return started;
  });
  if (pending) forgetPendingSignIn(context);
  if (!session) return null;
  const user = sendSession(context, session);
  if (pending && pending.emailNorm !== null) markDevice(context, pending.emailNorm);
  app.mailer.wake();
  return user;
}
