import type { Configuration } from 'openid-client';
import { oauthFailed, unknownProvider } from '#backend/auth/oauth-problems.ts';
import type { OauthClaims, OauthClient, OauthDirectory, OauthSecrets } from '#backend/ports.ts';
import { ProblemError } from '#contract/problem.ts';
import { isLoopback, type OauthProviderConfig } from '#server/config.ts';

const timeoutSeconds = 5;

async function discover(provider: OauthProviderConfig): Promise<Configuration> {
  const client = await import('openid-client');
  const issuer = new URL(provider.issuer);
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer);
  return client.discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: [
      // Without it, the library trusts the connection to the provider and checks no signature.
      client.enableNonRepudiationChecks,
      // A provider on this machine, for example in a test, may use plain http.
      // oxlint-disable-next-line typescript/no-deprecated -- it is deprecated only to warn against use in production
      ...(insecure ? [client.allowInsecureRequests] : []),
    ],
  });
}

/** The configured providers. The metadata of a provider is fetched at its first use. */
export function createOauthDirectory(providers: readonly OauthProviderConfig[]): OauthDirectory {
  const configurations = new Map<string, Promise<Configuration>>();
  return {
    providers,
    async open(type) {
      const provider = providers.find((candidate) => candidate.type === type);
      if (!provider) throw unknownProvider();
      const configuration = configurations.get(type) ?? discover(provider);
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

const clientOf = (provider: OauthProviderConfig, configuration: Configuration): OauthClient => ({
  provider,
  async authorizationUrl(redirectUri, { state, nonce, verifier }) {
    const client = await import('openid-client');
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  },
  async identify(redirectUri, code, secrets) {
    try {
      return await claimsFor(configuration, redirectUri, code, secrets);
    } catch (error) {
      if (await isRefusal(error)) throw oauthFailed(error);
      const detail = `${provider.name} does not answer as it should. Try again.`;
      throw new ProblemError('upstream_failed', detail, { cause: error });
    }
  },
});

async function claimsFor(
  configuration: Configuration,
  redirectUri: string,
  code: string,
  { state, nonce, verifier }: OauthSecrets,
): Promise<OauthClaims> {
  const client = await import('openid-client');
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  // The library requires `iss` if the metadata of the provider announces it, but the web app does
  // not send it. The known issuer is correct, because each provider has its own redirect address.
  url.searchParams.set('iss', configuration.serverMetadata().issuer);
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw oauthFailed();
  if (claims['email'] !== undefined) return claims;
  const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { ...claims, ...userInfo };
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
