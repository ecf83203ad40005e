import type { Configuration } from 'openid-client';
import { ProblemError } from '#contract/problem.ts';
import { isLoopback, type OauthProviderConfig } from '#server/config.ts';

const timeoutSeconds = 5;

/** The providers of the configuration; what one says about itself is fetched when first needed. */
export interface OauthDirectory {
  readonly providers: readonly OauthProviderConfig[];
  /** @throws ProblemError 404 when there is none of that name, 502 when it cannot be reached */
  open(type: string): Promise<{ provider: OauthProviderConfig; configuration: Configuration }>;
}

async function discover(provider: OauthProviderConfig): Promise<Configuration> {
  const client = await import('openid-client');
  const issuer = new URL(provider.issuer);
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer);
  return client.discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
    timeout: timeoutSeconds,
    // A provider on this machine, such as a test's, is reached without leaving it.
    // oxlint-disable-next-line typescript/no-deprecated -- marked so only to warn against other use
    execute: insecure ? [client.allowInsecureRequests] : [],
  });
}

export function createOauthDirectory(providers: readonly OauthProviderConfig[]): OauthDirectory {
  const known = new Map<string, Promise<Configuration>>();
  return {
    providers,
    async open(type) {
      const provider = providers.find((candidate) => candidate.type === type);
      if (!provider) throw new ProblemError('not_found', 'There is no such way to sign in.');
      const configuration = known.get(type) ?? discover(provider);
      known.set(type, configuration);
      try {
        return { provider, configuration: await configuration };
      } catch (error) {
        known.delete(type);
        const detail = `${provider.name} does not answer. Try again later, or sign in another way.`;
        throw new ProblemError('upstream_failed', detail, { cause: error });
      }
    },
  };
}
