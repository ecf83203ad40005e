import { ProblemError } from '#contract/problem.ts';
import type { RequestContext } from '#backend/context.ts';
import type { OauthClaims, OauthProvider, OauthSecrets } from '#backend/ports.ts';
import type { OauthExchangeRequest } from '#src/generated/model/index.ts';
import { findById } from './accounts.ts';
import { endedPrivateCookie, privateCookie, privateName } from './cookies.ts';
import { missingFactor } from './factors/pending-sign-in.ts';
import { oauthFailed } from './oauth-problems.ts';
import { firstUse, limitFailedSignIns } from './limits.ts';
import { offerLink } from './link-offer.ts';
import { accountOf, AddressInUse, likelyAccount } from './oauth-accounts.ts';
import { takePostedName } from './posted-name.ts';
import { provenByProvider } from './provider-proof.ts';
import { auditRefusal, sendSession, signIn, type SignInResult } from './sign-in.ts';

const cookieName = 'oauth';
const life = 10 * 60_000;

/** What the browser stores in an encrypted cookie while its user signs in at the provider. */
interface PendingSignIn extends OauthSecrets {
  readonly type: string;
  readonly expiresAt: number;
  /** The user who connects the provider; null for a sign-in. */
  readonly userId: string | null;
}

const redirectUri = (context: RequestContext, type: string): string =>
  `${context.app.config.publicUrl}/oauth/${type}`;

/**
 * Returns the address where the browser signs in at the provider, with `again` also a user who is signed in there.
 * Because of the encrypted cookie, only this browser can use the code that the provider returns.
 */
export async function startOauth(
  context: RequestContext,
  type: string,
  { userId = null, again = false }: { userId?: string | null; again?: boolean } = {},
): Promise<string> {
  const { config, keys, oauth, random } = context.app;
  const client = await oauth.open(type);
  const pending: PendingSignIn = {
    type,
    state: random.secret(),
    nonce: random.secret(),
    verifier: random.secret(),
    expiresAt: context.now + life,
    userId,
  };
  const sealed = await keys.seal('oauth', JSON.stringify(pending));
  context.setCookie(privateCookie(config, cookieName, sealed, life / 1000));
  return client.authorizationUrl(redirectUri(context, type), pending, again);
}

async function takePending(
  context: RequestContext,
  request: OauthExchangeRequest,
  userId: string | null,
) {
  const { app, now } = context;
  const sealed = context.cookie(privateName(app.config, cookieName));
  context.setCookie(endedPrivateCookie(app.config, cookieName));
  const text = sealed === undefined ? null : await app.keys.open('oauth', sealed);
  if (text === null) throw oauthFailed();
  // Only startOauth of this installation can seal a text for this purpose.
  const pending = JSON.parse(text) as PendingSignIn;
  if (
    pending.type !== request.type ||
    pending.state !== request.state ||
    pending.userId !== userId ||
    pending.expiresAt <= now ||
    !(await firstUse(app.db, `oauth ${pending.state}`, life, now))
  ) {
    throw oauthFailed();
  }
  return pending;
}

/** Records a sign-in that was refused. An error of the provider or of this server is not a refusal. */
async function auditIfRefused(
  context: RequestContext,
  error: unknown,
  provider: string,
  claims: OauthClaims | undefined,
): Promise<void> {
  if (!(error instanceof ProblemError) || error.status >= 500) return;
  await limitFailedSignIns(context);
  const userId = claims && (await likelyAccount(context.db, claims));
  await auditRefusal(context, userId, { code: error.code, provider });
}

/** What the provider says about the user who connects it. */
export async function identifyForLink(
  context: RequestContext,
  request: OauthExchangeRequest,
): Promise<{ provider: OauthProvider; claims: OauthClaims }> {
  const client = await context.app.oauth.open(request.type);
  const pending = await takePending(context, request, context.signedIn().id);
  const claims = await client.identify(redirectUri(context, request.type), request.code, pending);
  return { provider: client.provider, claims };
}

export async function exchangeOauth(
  context: RequestContext,
  request: OauthExchangeRequest,
): Promise<SignInResult> {
  const client = await context.app.oauth.open(request.type);
  let claims: OauthClaims | undefined;
  try {
    const pending = await takePending(context, request, null);
    const postedName = takePostedName(context, pending.state);
    claims = await client.identify(redirectUri(context, request.type), request.code, pending);
    if (claims.name === undefined) claims = { ...claims, name: postedName };
    return await signInWith(context, client.provider, claims);
  } catch (error) {
    await auditIfRefused(context, error, request.type, claims);
    if (claims && error instanceof AddressInUse) await offerLink(context, client.provider, claims);
    throw error;
  }
}

async function signInWith(
  context: RequestContext,
  provider: OauthProvider,
  claims: OauthClaims,
): Promise<SignInResult> {
  const { db, realtime } = context.app;
  const result = await db.transaction().execute(async (transaction) => {
    const account = await accountOf(context, transaction, provider, claims);
    const stored = await findById(transaction, account.userId);
    const signedInAt = provenByProvider(claims, context.now);
    const first = { emailNorm: null, link: null, signedInAt };
    const step = stored && (await missingFactor(context, transaction, stored, first));
    if (step) return { step, endedHashes: account.endedHashes };
    const begun = await signIn(
      context,
      transaction,
      account.userId,
      'provider',
      { method: 'provider' },
      signedInAt,
    );
    return { ...begun, endedHashes: [...account.endedHashes, ...begun.endedHashes] };
  });
  if ('user' in result) return { user: sendSession(context, result) };
  realtime.endSessions(result.endedHashes);
  return { step: result.step };
}
