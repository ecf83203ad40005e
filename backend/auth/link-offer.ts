import { validationProblem } from '#contract/problem.ts';
import type { RequestContext } from '#backend/context.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import type { OauthClaims, OauthProvider } from '#backend/ports.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import { findByEmail } from './accounts.ts';
import { wrongPassword } from './confirmation.ts';
import { endedPrivateCookie, privateCookie, privateName } from './cookies.ts';
import { missingFactor } from './factors/pending-sign-in.ts';
import { attemptLogin } from './limits.ts';
import { linkIdentity, type Identity } from './oauth-accounts.ts';
import { oauthFailed } from './oauth-problems.ts';
import {
  auditRefusal,
  knownDevice,
  markDevice,
  sendSession,
  signIn,
  type SignInResult,
} from './sign-in.ts';

const cookieName = 'link';
const life = 10 * 60_000;

/** What a provider has said about a person whose address has an account here. */
interface LinkOffer extends Identity {
  readonly email: string;
  readonly expiresAt: number;
}

/**
 * Lets this browser connect the identity with the account that has the same address, if its user knows
 * the password. The cookie is encrypted, so only what the provider has said can be connected.
 */
export async function offerLink(
  context: RequestContext,
  provider: OauthProvider,
  { iss, sub, email }: OauthClaims,
): Promise<void> {
  const { config, keys } = context.app;
  const offer = { iss, sub, type: provider.type, email, expiresAt: context.now + life };
  const sealed = await keys.seal('link', JSON.stringify(offer));
  context.setCookie(privateCookie(config, cookieName, sealed, life / 1000));
}

async function readOffer(context: RequestContext): Promise<LinkOffer> {
  const { config, keys } = context.app;
  const sealed = context.cookie(privateName(config, cookieName));
  const text = sealed === undefined ? null : await keys.open('link', sealed);
  if (text === null) throw oauthFailed();
  // Only offerLink of this installation can seal a text for this purpose.
  const offer = JSON.parse(text) as LinkOffer;
  if (offer.expiresAt <= context.now) throw oauthFailed();
  return offer;
}

/** Connects the identity with the account of its address, and signs in. An account with second factors needs one of them for both. */
export async function acceptLink(context: RequestContext, password: string): Promise<SignInResult> {
  const { config, mailer, passwords } = context.app;
  const offer = await readOffer(context);
  const emailNorm = normaliseEmail(offer.email);
  const account = await findByEmail(context.db, offer.email);
  const hash = account?.password_hash ?? null;
  const counts = {
    emailNorm,
    device: knownDevice(context, emailNorm),
    onLockOut: () =>
      auditRefusal(context, account?.id, { code: 'too_many_requests', provider: offer.type }),
  };
  const attempt = await attemptLogin(context, counts, () => passwords.verify(password, hash));
  const isCorrect = attempt.result;
  if (!account || !isCorrect || hash === null || account.email_verified_at === null) {
    await auditRefusal(context, account?.id, { code: 'invalid_credentials', provider: offer.type });
    throw wrongPassword('/password');
  }
  await attempt.succeeded(context.db);
  const result = await context.db.transaction().execute(async (transaction) => {
    const same = await transaction
      .updateTable('user')
      .set(unchanged('updated_at'))
      .where('id', '=', account.id)
      .where('password_hash', '=', hash)
      .returning('id')
      .executeTakeFirst();
    // A reset or an undo has replaced the password during the verification.
    if (!same) {
      const message = 'The password has just changed. Try again.';
      throw validationProblem([{ path: '/password', message }]);
    }
    const { iss, sub, type } = offer;
    const first = { emailNorm, link: { iss, sub, type } };
    const step = await missingFactor(context, transaction, account, first);
    if (step) return { step };
    await linkIdentity(context, transaction, account, offer);
    return signIn(context, transaction, account.id, 'password');
  });
  context.setCookie(endedPrivateCookie(config, cookieName));
  if ('step' in result) return result;
  const user = sendSession(context, result);
  markDevice(context, emailNorm);
  mailer.wake();
  return { user };
}
