import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { OauthProviderConfig } from '#server/config.ts';
import { createOauthDirectory } from './oauth-directory.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts).toString()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const providerAt = (issuer: string, kind: OauthProviderConfig['kind'] = 'oidc') => ({
  type: 'guild',
  name: 'The Guild',
  kind,
  issuer,
  clientId: 'questwright',
  clientSecret: 'a secret long enough',
});

const redirectUri = 'http://localhost:3000/oauth/guild';
const secrets = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };
const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test.for([
  ['the metadata of another issuer', 'https://another.example', false],
  ['the metadata of a part of the site', '/tenant', false],
  ['its own metadata', '', true],
] as const)(
  'a provider with %s is used only if the issuer is its own',
  async ([, named, isUsed]) => {
    const issuer = await serve((request, response) => {
      const origin = `http://${request.headers.host}`;
      json(response, {
        issuer: named.startsWith('https') ? named : origin + named,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    });
    const opened = createOauthDirectory([providerAt(issuer)]).open('guild');
    if (isUsed) return void (await opened);
    await expect(opened).rejects.toMatchObject({ status: 502, code: 'upstream_failed' });
  },
);

test('a provider that never answers is given up in time, and asked again the next time', async () => {
  let isSilent = true;
  const issuer = await serve((request, response) => {
    if (isSilent) return;
    const origin = `http://${request.headers.host}`;
    json(response, {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  const directory = createOauthDirectory([providerAt(issuer)], 0.1);
  const failure = {
    status: 502,
    code: 'upstream_failed',
    message: 'The Guild does not answer. Try again later, or sign in another way.',
  };
  await expect(directory.open('guild')).rejects.toMatchObject(failure);
  isSilent = false;
  const client = await directory.open('guild');
  isSilent = true;
  await expect(client.identify(redirectUri, 'code', secrets)).rejects.toMatchObject({
    ...failure,
    message: 'The Guild does not answer as it should. Try again.',
  });
});

/** Answers as the token endpoints and the APIs of GitHub and Discord do. */
function plainSite(answers: Readonly<Record<string, unknown>>, seen: string[] = []): Answer {
  return ({ url = '', method, headers }, response, body) => {
    seen.push(`${method} ${url}`);
    if (method === 'POST') {
      const form = new URLSearchParams(body);
      const isRight =
        form.get('code') === 'code' &&
        form.get('client_secret') === 'a secret long enough' &&
        form.get('code_verifier') === secrets.verifier;
      // GitHub answers a wrong code with 200, too.
      if (!isRight) return json(response, { error: 'bad_verification_code' });
      return json(response, { access_token: 'token', token_type: 'bearer', scope: 'user:email' });
    }
    if (headers.authorization !== 'Bearer token') return json(response, {}, 401);
    return json(response, answers[url] ?? {}, url in answers ? 200 : 404);
  };
}

const githubUser = {
  id: 583_231,
  login: 'mira-of-vell',
  name: 'Mira',
  email: 'public@example.com',
};
const githubAddresses = [
  { email: 'public@example.com', primary: false, verified: true },
  { email: 'mira@example.com', primary: true, verified: true },
];

test('GitHub says who the user is, with the primary address and whether it is verified', async () => {
  const seen: string[] = [];
  const answers = { '/api/v3/user': githubUser, '/api/v3/user/emails': githubAddresses };
  const issuer = await serve(plainSite(answers, seen));
  const client = await createOauthDirectory([providerAt(issuer, 'github')]).open('guild');
  expect(seen, 'it has no metadata').toEqual([]);
  const url = new URL(await client.authorizationUrl(redirectUri, secrets));
  expect(url.origin + url.pathname).toBe(`${issuer}/login/oauth/authorize`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'read:user user:email',
    state: 'state',
    redirect_uri: redirectUri,
  });
  expect(await client.identify(redirectUri, 'code', secrets)).toEqual({
    iss: issuer,
    sub: '583231',
    email: 'mira@example.com',
    email_verified: true,
    name: 'Mira',
    preferred_username: 'mira-of-vell',
  });
  expect(seen[0]).toBe('POST /login/oauth/access_token');
  await expect(client.identify(redirectUri, 'another', secrets)).rejects.toMatchObject({
    status: 400,
    code: 'oauth_failed',
  });
});

test('Discord says who the user is, and whether the address is verified', async () => {
  const user = { id: '80351110224678912', username: 'mira', global_name: null, verified: false };
  const answers = { '/api/v10/users/@me': { ...user, email: 'mira@example.com' } };
  const issuer = await serve(plainSite(answers));
  const client = await createOauthDirectory([providerAt(issuer, 'discord')]).open('guild');
  const url = new URL(await client.authorizationUrl(redirectUri, secrets));
  expect(url.searchParams.get('scope')).toBe('identify email');
  expect(await client.identify(redirectUri, 'code', secrets)).toEqual({
    iss: issuer,
    sub: '80351110224678912',
    email: 'mira@example.com',
    email_verified: false,
    name: null,
    preferred_username: 'mira',
  });
});

test.for([
  ['without an id', { '/api/v10/users/@me': { email: 'mira@example.com', verified: true } }],
  ['without an answer', {}],
] as const)('a user %s is a fault of the provider', async ([, answers]) => {
  const issuer = await serve(plainSite(answers));
  const client = await createOauthDirectory([providerAt(issuer, 'discord')]).open('guild');
  await expect(client.identify(redirectUri, 'code', secrets)).rejects.toMatchObject({
    status: 502,
    message: 'The Guild does not answer as it should. Try again.',
  });
});
