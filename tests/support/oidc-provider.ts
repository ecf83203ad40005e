import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ProviderPerson {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Opens the URL, signs in as that person and consents. Returns the URL of the last redirect. */
  visit(authorizationUrl: string, person: ProviderPerson): Promise<URL>;
  /** Changes each ID token that the provider sends from now on; null for none. */
  changeTokens(change: ((idToken: string) => string) | null): void;
  stop(): Promise<void>;
}

const clientId = 'questwright';
const clientSecret = 'a secret for the tests only';

const signingKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** A real OpenID provider on a free port. */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address object with that port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['tests'] },
    jwks: { keys: [{ ...signingKey(), alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
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
      grant.addOIDCScope('openid email profile');
      await provider.interactionFinished(request, response, {
        consent: { grantId: await grant.save() },
      });
    });
  });

  return {
    issuer,
    clientId,
    clientSecret,
    async visit(authorizationUrl, person) {
      people.set(person.sub, person);
      next = person;
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
        if (location === null) throw new Error(`${url.href}: ${await answer.text()}`);
        url = new URL(location, url);
      }
      return url;
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
