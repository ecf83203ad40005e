import { ProblemError } from '#contract/problem.ts';
import { confirmSession, requireStillSignedIn } from '../confirmation.ts';
import { auditRefusal, setSessionCookies } from '../sign-in.ts';
import type { RequestContext } from '#backend/context.ts';
import type { PasskeyAssertion, PasskeyRequestOptions } from '#src/generated/model/index.ts';
import { newChallenge, takeChallenge } from './passkey-challenges.ts';
import { requestOptions } from './passkey-options.ts';
import { passkeysOf } from './stored-factors.ts';
import { proveByPasskey } from './use-factor.ts';

export async function confirmOptions(context: RequestContext): Promise<PasskeyRequestOptions> {
  const { id: userId } = context.signedIn();
  const passkeys = await passkeysOf(context.db, userId);
  if (passkeys.length === 0) {
    throw new ProblemError('not_found', 'Your account has no passkey.');
  }
  const challenge = await newChallenge(context, 'confirm', userId);
  return requestOptions(context.app.config, challenge, 'required', passkeys);
}

/** The problem is not a 401, after which the app would sign the user out. */
export async function confirmWithPasskey(
  context: RequestContext,
  assertion: PasskeyAssertion,
): Promise<void> {
  const { id: userId } = context.signedIn();
  const challenge = await takeChallenge(
    context,
    ({ purpose, userId: owner }) => purpose === 'confirm' && owner === userId,
  );
  const factor = await proveByPasskey(context, challenge, assertion);
  const session =
    factor &&
    (await context.db.transaction().execute(async (transaction) => {
      await requireStillSignedIn(context, transaction);
      if (!(await factor.use(transaction))) return null;
      return confirmSession(context, transaction, 'passkey');
    }));
  if (!session) {
    await auditRefusal(context, userId, { code: 'invalid_token' });
    const detail = 'That passkey did not fit. Try again, or confirm with the password.';
    throw new ProblemError('invalid_token', detail);
  }
  setSessionCookies(context, session);
}
