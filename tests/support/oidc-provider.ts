import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ProviderPerson {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  /** Apple sends a text instead of a Boolean. */
  readonly email_verified: boolean | 'true' | 'false';
}

interface PostedForm {
  readonly action: string;
  readonly fields: URLSearchParams;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** A browser that opens the provider from now on signs in as that person, unless it has a session there. */
  expect(person: ProviderPerson): void;
  /** Opens the URL, signs in as that person and consents. Returns the URL of the last redirect. */
  visit(authorizationUrl: string, person: ProviderPerson): Promise<URL>;
  /** The same, but returns the form that the page of the provider posts at the end. */
  visitForm(authorizationUrl: string, person: ProviderPerson): Promise<PostedForm>;
  /** Changes each ID token that the provider sends from now on; null for none. */
  changeTokens(change: ((idToken: string) => string) | null): void;
  stop(): Promise<void>;
}

const clientId = 'questwright';
/** Another application with the same provider, the same secret and the same redirect address. */
export const otherClientId = 'another-application';
const clientSecret = 'a secret for the tests only';

const signingKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** The texts of these tests have none of the characters that HTML escapes. */
function formIn(html: string): PostedForm {
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(/name="([^"]*)" value="([^"]*)"/g)) {
    fields.set(name, value);
  }
  return { action: / action="([^"]*)"/.exec(html)?.[1] ?? '', fields };
}

/**
 * A real OpenID provider on a free port.
 * @param isAppleSecret makes it deviate from OpenID as Apple does: it checks the secret of the client instead of
 * comparing it, knows other scopes, and has nothing but the ID token
 */
export async function startProvider(
  redirectUri: string,
  isAppleSecret: ((secret: string) => boolean) | null = null,
): Promise<TestProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address object with that port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [clientId, otherClientId].map((id) => ({
      client_id: id,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
    })),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      ...(!isAppleSecret && { profile: ['name'] }),
    },
    ...(isAppleSecret && { scopes: ['openid', 'name', 'email'] }),
    conformIdTokenClaims: false,
    cookies: { keys: ['tests'] },
    jwks: { keys: [{ ...signingKey(), alg: 'RS256', use: 'sig' }] },
    features: {
      devInteractions: { enabled: false },
      ...(isAppleSecret && { userinfo: { enabled: false } }),
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...(people.get(sub) ?? { sub }) }),
    }),
    pkce: { required: () => true },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 60,
      Grant: 60,
      Interaction: 60,
      Session: 60,
    },
  });
  if (isAppleSecret) {
    provider.Client.prototype.compareClientSecret = (secret) => isAppleSecret(secret);
  }
  let changeToken: ((idToken: string) => string) | null = null;
  let next: ProviderPerson | null = null;
  provider.use(async (context, proceed) => {
    await proceed();
    const body: unknown = context.body;
    if (!changeToken || typeof body !== 'object' || body === null) return;
    const token: unknown = Reflect.get(body, 'id_token');
    if (typeof token === 'string') context.body = { ...body, id_token: changeToken(token) };
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/') || !next) return void handle(request, response);
    const person = next;
    void provider.interactionDetails(request, response).then(async ({ params, prompt }) => {
      if (prompt.name === 'login') {
        await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
        return;
      }
      const grant = new provider.Grant({
        accountId: person.sub,
        clientId: String(params['client_id']),
      });
      grant.addOIDCScope(isAppleSecret ? 'openid name email' : 'openid email profile');
      await provider.interactionFinished(request, response, {
        consent: { grantId: await grant.save() },
      });
    });
  });

  function expectPerson(person: ProviderPerson): void {
    people.set(person.sub, person);
    next = person;
  }

  /** Follows the redirects of the provider. Returns the first address elsewhere, or the page that is not a redirect. */
  async function follow(authorizationUrl: string, person: ProviderPerson): Promise<URL | string> {
    expectPerson(person);
    const cookies = new Map<string, string>();
    let url = new URL(authorizationUrl);
    while (url.origin === issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const location = answer.headers.get('location');
      if (location === null) return answer.text();
      url = new URL(location, url);
    }
    return url;
  }

  return {
    issuer,
    clientId,
    clientSecret,
    expect: expectPerson,
    async visit(authorizationUrl, person) {
      const end = await follow(authorizationUrl, person);
      if (typeof end === 'string') throw new Error(`The provider does not redirect: ${end}`);
      return end;
    },
    async visitForm(authorizationUrl, person) {
      const end = await follow(authorizationUrl, person);
      if (typeof end !== 'string') throw new Error(`The provider redirects: ${end.href}`);
      return formIn(end);
    },
    changeTokens(change) {
      changeToken = change;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
