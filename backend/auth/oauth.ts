import type { Configuration, IDToken } from 'openid-client';
import { ProblemError } from '#contract/problem.ts';
import type { OauthProviderConfig } from '#server/config.ts';
import type { RequestContext } from '#backend/context.ts';
import type { CurrentUser, OauthExchangeRequest } from '#src/generated/model/index.ts';
import { endedPrivateCookie, privateCookie, privateName } from './cookies.ts';
import { firstUse } from './limits.ts';
import { accountOf } from './oauth-accounts.ts';
import { signIn } from './sign-in.ts';

const cookieName = 'oauth';
const life = 10 * 60_000;

/** What the browser keeps, sealed, while its owner is at the provider. */
interface Pending {
  readonly type: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly expiresAt: number;
}

const redirectUri = (context: RequestContext, type: string): string =>
  `${context.app.config.publicUrl}/oauth/${type}`;

/** Where the browser goes next. The sealed cookie binds the answer to this browser. */
export async function startOauth(context: RequestContext, type: string): Promise<string> {
  const { config, keys, oauth } = context.app;
  const { configuration } = await oauth.open(type);
  const client = await import('openid-client');
  const pending: Pending = {
    type,
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    expiresAt: context.now + life,
  };
  const sealed = keys.seal('oauth', JSON.stringify(pending));
  context.setCookie(privateCookie(config, cookieName, sealed, life / 1000));
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(context, type),
    response_type: 'code',
    scope: 'openid email profile',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

const failed = (cause?: unknown) =>
  new ProblemError('oauth_failed', 'That sign-in did not work out. Please start it again.', {
    cause,
  });

async function takePending(context: RequestContext, request: OauthExchangeRequest) {
  const { app, now } = context;
  const sealed = context.cookie(privateName(app.config, cookieName));
  context.setCookie(endedPrivateCookie(app.config, cookieName));
  const text = sealed === undefined ? null : app.keys.open('oauth', sealed);
  if (text === null) throw failed();
  // Only this server can have sealed it, in the shape that startOauth wrote.
  const pending = JSON.parse(text) as Pending;
  if (
    pending.type !== request.type ||
    pending.state !== request.state ||
    pending.expiresAt <= now ||
    !(await firstUse(app, `oauth ${pending.state}`, life, now))
  ) {
    throw failed();
  }
  return pending;
}

/** Swaps the code for what the provider says about the person; the tokens themselves are not kept. */
async function identify(
  context: RequestContext,
  provider: OauthProviderConfig,
  configuration: Configuration,
  request: OauthExchangeRequest,
  pending: Pending,
): Promise<IDToken> {
  const client = await import('openid-client');
  const url = new URL(redirectUri(context, provider.type));
  url.searchParams.set('code', request.code);
  url.searchParams.set('state', request.state);
  // Each provider comes back to an address of its own, which is what tells them apart here.
  url.searchParams.set('iss', configuration.serverMetadata().issuer);
  try {
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: pending.verifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw failed();
    if (claims['email'] !== undefined) return claims;
    const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...claims, ...more };
  } catch (error) {
    throw (await isRefusal(error)) ? failed(error) : upstreamFailed(provider, error);
  }
}

async function isRefusal(error: unknown): Promise<boolean> {
  const client = await import('openid-client');
  if (error instanceof ProblemError) return true;
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  if (error instanceof client.AuthorizationResponseError) return true;
  // A signature, nonce, audience or date that does not fit: an answer, but none to believe.
  return error instanceof client.ClientError && /CLAIM|JWT|TIMESTAMP/.test(error.code ?? '');
}

const upstreamFailed = (provider: OauthProviderConfig, cause: unknown) =>
  new ProblemError('upstream_failed', `${provider.name} does not answer as it should. Try again.`, {
    cause,
  });

export async function exchangeOauth(
  context: RequestContext,
  request: OauthExchangeRequest,
): Promise<CurrentUser> {
  const { db, oauth, realtime } = context.app;
  const { provider, configuration } = await oauth.open(request.type);
  const pending = await takePending(context, request);
  const claims = await identify(context, provider, configuration, request, pending);
  const { user, ended } = await db.transaction().execute(async (transaction) => {
    const account = await accountOf(context, transaction, provider, claims);
    const session = await signIn(context, transaction, account.userId);
    return { user: session.user, ended: [...account.ended, ...session.ended] };
  });
  realtime.endSessions(ended);
  return user;
}
