import { ProblemError } from '#contract/problem.ts';
import type { RequestContext } from '#backend/context.ts';
import type { OauthClaims, OauthProvider, OauthSecrets } from '#backend/ports.ts';
import type { CurrentUser, OauthExchangeRequest } from '#src/generated/model/index.ts';
import { endedPrivateCookie, privateCookie, privateName } from './cookies.ts';
import { firstUse, limitFailedSignIns } from './limits.ts';
import { accountOf, likelyAccount } from './oauth-accounts.ts';
import { auditRefusal, signIn } from './sign-in.ts';

const cookieName = 'oauth';
const life = 10 * 60_000;

/** What the browser stores in an encrypted cookie while its user signs in at the provider. */
interface PendingSignIn extends OauthSecrets {
  readonly type: string;
  readonly expiresAt: number;
}

const redirectUri = (context: RequestContext, type: string): string =>
  `${context.app.config.publicUrl}/oauth/${type}`;

/**
 * Returns the address where the browser signs in at the provider. Because of the encrypted cookie,
 * only this browser can use the code that the provider returns.
 */
export async function startOauth(context: RequestContext, type: string): Promise<string> {
  const { config, keys, oauth, random } = context.app;
  const client = await oauth.open(type);
  const pending: PendingSignIn = {
    type,
    state: random.secret(),
    nonce: random.secret(),
    verifier: random.secret(),
    expiresAt: context.now + life,
  };
  const sealed = await keys.seal('oauth', JSON.stringify(pending));
  context.setCookie(privateCookie(config, cookieName, sealed, life / 1000));
  return client.authorizationUrl(redirectUri(context, type), pending);
}

/**
 * The OAuth clients of the hosts throw the same problem if the provider refuses the code or the ID
 * token is invalid.
 */
export const oauthFailed = (cause?: unknown) =>
  new ProblemError('oauth_failed', 'That sign-in did not work out. Please start it again.', {
    cause,
  });

/** The OAuth clients of the hosts throw the same problem if there is no provider of that type. */
export const unknownProvider = () =>
  new ProblemError('not_found', 'There is no such way to sign in.');

async function takePending(context: RequestContext, request: OauthExchangeRequest) {
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
    pending.expiresAt <= now ||
    !(await firstUse(app, `oauth ${pending.state}`, life, now))
  ) {
    throw oauthFailed();
  }
  return pending;
}

/** Records a sign-in that was refused. An error of the provider or of this server is no refusal. */
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

export async function exchangeOauth(
  context: RequestContext,
  request: OauthExchangeRequest,
): Promise<CurrentUser> {
  const client = await context.app.oauth.open(request.type);
  let claims: OauthClaims | undefined;
  try {
    const pending = await takePending(context, request);
    claims = await client.identify(redirectUri(context, request.type), request.code, pending);
    return await signInWith(context, client.provider, claims);
  } catch (error) {
    await auditIfRefused(context, error, request.type, claims);
    throw error;
  }
}

async function signInWith(
  context: RequestContext,
  provider: OauthProvider,
  claims: OauthClaims,
): Promise<CurrentUser> {
  const { db, realtime } = context.app;
  const { user, endedHashes } = await db.transaction().execute(async (transaction) => {
    const account = await accountOf(context, transaction, provider, claims);
    const session = await signIn(context, transaction, account.userId, 'provider');
    return { user: session.user, endedHashes: [...account.endedHashes, ...session.endedHashes] };
  });
  realtime.endSessions(endedHashes);
  return user;
}
