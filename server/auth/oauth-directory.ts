import type { Configuration } from 'openid-client';
import { oauthFailed, unknownProvider } from '#backend/auth/oauth-problems.ts';
import type { OauthClaims, OauthClient, OauthDirectory, OauthSecrets } from '#backend/ports.ts';
import { ProblemError } from '#contract/problem.ts';
import { isLoopback, type OauthProviderConfig } from '#server/config.ts';
import { appleAuth, appleKeyFrom } from './apple-secret.ts';
import { signInTime, timeParameters } from './sign-in-time.ts';
import { plainProviders, type PlainProvider } from './plain-oauth.ts';

const defaultTimeoutSeconds = 5;

/** Null for a provider with OpenID. */
const plainOf = ({ kind }: OauthProviderConfig): PlainProvider | null =>
  kind === 'github' || kind === 'discord' ? plainProviders[kind] : null;

function authenticationOf({ kind, clientSecret }: OauthProviderConfig) {
  const key = kind === 'apple' ? appleKeyFrom(clientSecret) : null;
  return key ? appleAuth(key) : undefined;
}

async function configure(provider: OauthProviderConfig, timeout: number): Promise<Configuration> {
  const client = await import('openid-client');
  const issuer = new URL(provider.issuer);
  // A provider on this machine, for example in a test, may use plain http.
  const isInsecure = issuer.protocol === 'http:' && isLoopback(issuer);
  const plain = plainOf(provider);
  if (!plain) {
    return client.discovery(
      issuer,
      provider.clientId,
      provider.clientSecret,
      authenticationOf(provider),
      {
        timeout,
        execute: [
          // Without it, the library trusts the connection to the provider and checks no signature.
          client.enableNonRepudiationChecks,
          // oxlint-disable-next-line typescript/no-deprecated -- it is deprecated only to warn against use in production
          ...(isInsecure ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  }
  const metadata = {
    issuer: provider.issuer,
    authorization_endpoint: provider.issuer + plain.authorizationPath,
    token_endpoint: provider.issuer + plain.tokenPath,
  };
  const configuration = new client.Configuration(
    metadata,
    provider.clientId,
    provider.clientSecret,
  );
  configuration.timeout = timeout;
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  if (isInsecure) client.allowInsecureRequests(configuration);
  return configuration;
}

/**
 * The configured providers. The metadata of a provider is fetched at its first use.
 * @param timeoutSeconds how long each request to a provider may take
 */
export function createOauthDirectory(
  providers: readonly OauthProviderConfig[],
  timeoutSeconds = defaultTimeoutSeconds,
): OauthDirectory {
  const configurations = new Map<string, Promise<Configuration>>();
  return {
    providers,
    async open(type) {
      const provider = providers.find((candidate) => candidate.type === type);
      if (!provider) throw unknownProvider();
      const configuration = configurations.get(type) ?? configure(provider, timeoutSeconds);
      configurations.set(type, configuration);
      try {
        return clientOf(provider, await configuration);
      } catch (error) {
        configurations.delete(type);
        const detail = `${provider.name} does not answer. Try again later, or sign in another way.`;
        throw new ProblemError('upstream_failed', detail, { cause: error });
      }
    },
  };
}

const scopes = { oidc: 'openid email profile', apple: 'openid name email' } as const;

function parametersOf(provider: OauthProviderConfig, nonce: string): Record<string, string> {
  const { kind } = provider;
  if (kind === 'github' || kind === 'discord') return { scope: plainProviders[kind].scope };
  // Apple gives name and address only in a form that its page posts.
  return { scope: scopes[kind], nonce, ...(kind === 'apple' && { response_mode: 'form_post' }) };
}

const clientOf = (provider: OauthProviderConfig, configuration: Configuration): OauthClient => ({
  provider,
  async authorizationUrl(redirectUri, { state, nonce, verifier }, again = false) {
    const client = await import('openid-client');
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      response_type: 'code',
      ...parametersOf(provider, nonce),
      ...timeParameters(configuration.serverMetadata(), again),
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  },
  async identify(redirectUri, code, secrets) {
    const url = new URL(redirectUri);
    url.searchParams.set('code', code);
    url.searchParams.set('state', secrets.state);
    // The library requires `iss` if the metadata of the provider announces it, but the web app does
    // not send it. The known issuer is correct, because each provider has its own redirect address.
    url.searchParams.set('iss', configuration.serverMetadata().issuer);
    try {
      const plain = plainOf(provider);
      return plain
        ? await plainClaims(plain, configuration, url, secrets)
        : await claimsFor(provider, configuration, url, secrets);
    } catch (error) {
      if (await isRefusal(error)) throw oauthFailed(error);
      const detail = `${provider.name} does not answer as it should. Try again.`;
      throw new ProblemError('upstream_failed', detail, { cause: error });
    }
  },
});

async function claimsFor(
  { kind }: OauthProviderConfig,
  configuration: Configuration,
  url: URL,
  { state, nonce, verifier }: OauthSecrets,
): Promise<OauthClaims> {
  const client = await import('openid-client');
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw oauthFailed();
  const time = signInTime(configuration.serverMetadata(), claims);
  // Apple has no endpoint that says more about the user, and can send the text `true` instead of a Boolean.
  if (kind === 'apple') {
    return { ...claims, ...time, email_verified: isYes(claims['email_verified']) };
  }
  if (claims['email'] !== undefined) return { ...claims, ...time };
  const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { ...claims, ...userInfo, ...time };
}

const isYes = (value: unknown): boolean => value === true || value === 'true';

async function plainClaims(
  plain: PlainProvider,
  configuration: Configuration,
  url: URL,
  { state, verifier }: OauthSecrets,
): Promise<OauthClaims> {
  const client = await import('openid-client');
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  const tokens = await client.authorizationCodeGrant(configuration, url, checks);
  const { issuer } = configuration.serverMetadata();
  return plain.identify(issuer, async (address) => {
    const answer = await client.fetchProtectedResource(
      configuration,
      tokens.access_token,
      new URL(address),
      'GET',
      null,
      new Headers({ accept: 'application/json', 'user-agent': 'Questwright' }),
    );
    if (!answer.ok) throw new Error(`${address} answered with ${answer.status}.`);
    return answer.json();
  });
}

async function isRefusal(error: unknown): Promise<boolean> {
  const client = await import('openid-client');
  if (error instanceof ProblemError) return true;
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  if (error instanceof client.AuthorizationResponseError) return true;
  // These codes mean that the ID token is invalid: a claim such as nonce, audience or expiry, the
  // algorithm, the key or the signature.
  return (
    error instanceof client.ClientError &&
    /CLAIM|JWT|TIMESTAMP|KEY_SELECTION|INVALID_RESPONSE|UNSUPPORTED/.test(error.code ?? '')
  );
}
