import { createHmac, hash } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addAccount, guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { freePort } from '#tests/support/child.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import type { TotpEnrolment } from '#src/generated/model/index.ts';
import {
  otherClientId,
  startProvider,
  type ProviderPerson,
  type TestProvider,
} from '#tests/support/oidc-provider.ts';

const { mira } = people;
const redirectUri = 'http://localhost:3000/oauth/guild';
const type = 'guild';

const atGuild: ProviderPerson = {
  sub: 'guild-mira',
  name: 'Mira of the Guild',
  email: mira.email,
  email_verified: true,
};

describeBoth('signing in through a provider', (open) => {
  let app: TestApp;
  let provider: TestProvider;
  let now: number;

  beforeAll(async () => {
    provider = await startProvider(redirectUri);
    const { issuer, clientId, clientSecret } = provider;
    const deadPort = await freePort();
    const garbage = createServer((_request, response) => response.end('garbage'));
    garbage.listen(0, '127.0.0.1');
    await once(garbage, 'listening');
    const address = garbage.address();
    const garbagePort = typeof address === 'object' && address ? address.port : 0;
    const providerConfig = (name: string, where: string) => ({
      type: name,
      name,
      kind: 'oidc' as const,
      issuer: where,
      clientId,
      clientSecret,
    });
    app = await createTestApp({
      database: await open(),
      clock: () => now,
      config: {
        oauth: [
          { ...providerConfig(type, issuer), name: 'The Guild' },
          providerConfig('dead', `http://127.0.0.1:${deadPort}`),
          providerConfig('garbage', `http://127.0.0.1:${garbagePort}`),
        ],
      },
    });
    return async () => {
      await app.close();
      await provider.stop();
      garbage.close();
    };
  });

  beforeEach(async () => {
    now = Date.now();
    await app.context.db.deleteFrom('user').execute();
  });

  /** Starts a sign-in and visits the provider, which redirects back to the app with a code. */
  async function begin(person: ProviderPerson = atGuild) {
    const client = guest(app);
    const start = await client.call('authStartOauth', { body: { type } });
    expect(start.status).toBe(200);
    const { authorizationUrl } = start.body as { authorizationUrl: string };
    const back = await provider.visit(authorizationUrl, person);
    expect(back.href.startsWith(redirectUri)).toBe(true);
    const answer = {
      type,
      code: back.searchParams.get('code') ?? '',
      state: back.searchParams.get('state') ?? '',
    };
    const exchange = (changes: Partial<typeof answer> = {}, browser = client) =>
      browser.call('authExchangeOauth', { body: { ...answer, ...changes } });
    return { client, authorizationUrl, answer, exchange };
  }

  const sessionCount = async () =>
    (await app.context.db.selectFrom('session').select('token_hash').execute()).length;

  test('lists the configured providers', async () => {
    const answer = await guest(app).call('authOauthProviders');
    expect(answer.body).toMatchObject({ items: [{ type, name: 'The Guild' }, {}, {}] });
  });

  test('creates a verified account the first time and uses it the next time', async () => {
    const { client, exchange, authorizationUrl } = await begin();
    const url = new URL(authorizationUrl);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('redirect_uri')).toBe(redirectUri);
    const first = await exchange();
    expect(first).toMatchObject({ status: 200, body: { name: 'Mira of the Guild' } });
    expect((await client.call('authSelf')).status).toBe(200);
    const again = await (await begin({ ...atGuild, email: 'moved@example.com' })).exchange();
    expect(again).toMatchObject({ status: 200, body: first.body as { id: string } });
  });

  test('asks an account with a second factor for it, and starts no session before', async () => {
    const first = await begin();
    await first.exchange();
    const start = (await first.client.call('factorTotpStart')).body as TotpEnrolment;
    const { enrolment, secret } = start;
    const code = totpCode(secret, 0, now);
    await first.client.call('factorTotpAdd', { body: { enrolment, code } });
    const sessions = await sessionCount();

    const { client, exchange } = await begin();
    expect(await exchange()).toMatchObject({
      status: 202,
      body: { factors: ['totp', 'recoveryCode'] },
    });
    expect(await sessionCount()).toBe(sessions);
    expect((await client.call('authSelf')).status).toBe(204);
    const body = { code: totpCode(secret, 1, now) };
    expect((await client.call('authSecondFactor', { body })).status).toBe(200);
    expect((await client.call('authSelf')).status).toBe(200);
  });

  test('connects an account that has a second factor only when this factor was given', async () => {
    await addAccount(app, 'mira');
    const owner = await signedIn(app, 'mira');
    const { enrolment, secret } = (await owner.call('factorTotpStart')).body as TotpEnrolment;
    const first = { enrolment, code: totpCode(secret, 0, now) };
    expect((await owner.call('factorTotpAdd', { body: first })).status).toBe(201);
    const identities = () => app.context.db.selectFrom('oauth_identity').selectAll().execute();

    const { client, exchange } = await begin();
    expect((await exchange()).status).toBe(409);
    const { password } = mira;
    const linked = await client.call('authLinkOauth', { body: { password } });
    expect(linked).toMatchObject({ status: 202, body: { factors: ['totp', 'recoveryCode'] } });
    expect(await identities()).toEqual([]);
    const body = { code: totpCode(secret, 1, now) };
    expect((await client.call('authSecondFactor', { body })).status).toBe(200);
    expect(await identities()).toMatchObject([{ subject: atGuild.sub, user_id: owner.id }]);
  });

  test.for([
    ['that is too long in NFC', '\ufb2c'.repeat(80), '\u05e9\u05bc\u05c1'.repeat(26)],
    ['with half of a surrogate pair', 'Mira \ud83d', 'Mira'],
    ['without a visible character', ' \u0000 ', mira.email.split('@')[0]],
  ] as const)(
    'gives the new account a valid name instead of a name %s',
    async ([, given, name]) => {
      const { exchange } = await begin({ ...atGuild, name: given });
      expect(await exchange()).toMatchObject({ status: 200, body: { name } });
    },
  );

  test('is refused with another state, code or browser, and with a code that is already used', async () => {
    const { exchange, answer } = await begin();
    expect((await exchange({}, guest(app))).status).toBe(400);
    expect((await exchange({ state: 'another state of things' })).status).toBe(400);
    const fresh = await begin();
    expect((await fresh.exchange({ code: answer.code })).status).toBe(400);
    const good = await begin();
    const sameCookie = guest(app);
    sameCookie.cookies.set('oauth', good.client.cookies.get('oauth') ?? '');
    expect((await good.exchange()).status).toBe(200);
    const replay = await good.exchange({}, sameCookie);
    expect(replay).toMatchObject({ status: 400, body: { code: 'oauth_failed' } });
    expect(await sessionCount()).toBe(1);
  });

  const bytes = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.for([
    [
      'whose signature is of another text',
      ([head, claims, signature]) => [
        head,
        claims,
        `${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`,
      ],
    ],
    [
      'that names an unknown key',
      ([, claims, signature]) => [bytes({ alg: 'RS256', kid: 'another key' }), claims, signature],
    ],
    ['without a signature', ([, claims]) => [bytes({ alg: 'none' }), claims, '']],
    [
      'that is signed with the client secret',
      ([, claims]) => {
        const head = bytes({ alg: 'HS256' });
        const signed = createHmac('sha256', provider.clientSecret).update(`${head}.${claims}`);
        return [head, claims, signed.digest('base64url')];
      },
    ],
  ] satisfies [string, (parts: string[]) => unknown[]][])(
    'is refused with an ID token %s',
    async ([, change]) => {
      provider.changeTokens((token) => change(token.split('.')).join('.'));
      const { exchange } = await begin();
      const answer = await exchange();
      provider.changeTokens(null);
      expect(answer).toMatchObject({ status: 400, body: { code: 'oauth_failed' } });
      expect(await sessionCount()).toBe(0);
    },
  );

  /** A token of the provider for another application, with the nonce of a sign-in here. */
  async function tokenForOther(authorizationUrl: string): Promise<string> {
    const url = new URL(authorizationUrl);
    const verifier = 'v'.repeat(43);
    url.searchParams.set('client_id', otherClientId);
    url.searchParams.set('code_challenge', hash('sha256', verifier, 'base64url'));
    const back = await provider.visit(url.href, atGuild);
    const answer = await fetch(`${provider.issuer}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${otherClientId}:${encodeURIComponent(provider.clientSecret)}`)}`,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    });
    // The answer of a token endpoint, as OpenID Connect defines it.
    return ((await answer.json()) as { id_token: string }).id_token;
  }

  test('is refused with an ID token for another application, which is right in everything else', async () => {
    const { exchange, authorizationUrl } = await begin();
    const other = await tokenForOther(authorizationUrl);
    const claims = JSON.parse(
      Buffer.from(other.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({
      aud: otherClientId,
      nonce: new URL(authorizationUrl).searchParams.get('nonce'),
    });
    provider.changeTokens(() => other);
    const answer = await exchange();
    provider.changeTokens(null);
    expect(answer).toMatchObject({ status: 400, body: { code: 'oauth_failed' } });
    expect(await sessionCount()).toBe(0);
  });

  test('is refused with a changed cookie and after ten minutes', async () => {
    const changed = await begin();
    const sealed = changed.client.cookies.get('oauth') ?? '';
    changed.client.cookies.set('oauth', `${sealed.slice(0, -4)}AAAA`);
    expect((await changed.exchange()).status).toBe(400);
    const late = await begin();
    now += 10 * 60_000;
    expect((await late.exchange()).status).toBe(400);
    expect(await sessionCount()).toBe(0);
  });

  test('is refused for a verified account with a password', async () => {
    await addAccount(app, 'mira');
    const { exchange } = await begin();
    expect(await exchange()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await sessionCount()).toBe(0);
  });

  test('leaves each refusal in the audit table, with the account that it is about', async () => {
    const { db } = app.context;
    await db.deleteFrom('audit').execute();
    const mine = await addAccount(app, 'mira');
    const { exchange } = await begin();
    expect((await exchange()).status, 'an account has the address').toBe(409);
    now += 1;
    expect((await exchange({ state: 'another state of things' })).status).toBe(400);
    const other = { ...atGuild, sub: 'guild-ilse', email: 'ilse@example.com' };
    await (await begin(other)).exchange();
    await db.updateTable('user').set({ disabled_at: now }).execute();
    now += 1;
    expect((await (await begin(other)).exchange()).status, 'the account is closed').toBe(403);

    const rows = await db
      .selectFrom('audit')
      .leftJoin('user', 'user.id', 'audit.target_id')
      .select(['email', 'target_id', 'details'])
      .where('action', '=', 'session.refuse')
      .orderBy('at')
      .execute();
    const details = (code: string) => JSON.stringify({ code, provider: type, ip: '127.0.0.1' });
    expect(rows).toEqual([
      { email: mira.email, target_id: mine, details: details('conflict') },
      { email: null, target_id: 'unknown', details: details('oauth_failed') },
      { email: other.email, target_id: rows[2]?.target_id, details: details('forbidden') },
    ]);
  });

  test('removes what someone else typed for an account that was not verified', async () => {
    await guest(app).call('authRegister', {
      body: { name: 'Not Mira', email: 'MIRA@example.com', password: 'planted by someone else' },
    });
    const planted = await app.mailedToken('MIRA@example.com');
    const { exchange } = await begin();
    expect(await exchange()).toMatchObject({
      status: 200,
      body: { name: 'Mira of the Guild', email: mira.email },
    });
    const login = { email: mira.email, password: 'planted by someone else' };
    expect((await guest(app).call('authLogin', { body: login })).status).toBe(401);
    const verify = await guest(app).call('authVerifyEmail', { body: { token: planted } });
    expect(verify.status).toBe(400);
  });

  test('refuses an address that the provider has not verified', async () => {
    const { exchange } = await begin({ ...atGuild, email_verified: false });
    expect(await exchange()).toMatchObject({ status: 400, body: { code: 'oauth_failed' } });
    expect(await app.context.db.selectFrom('user').select('id').execute()).toEqual([]);
  });

  test.for([
    ['cannot be reached', 'dead'],
    ['does not send JSON', 'garbage'],
  ] as const)('answers with 502 when the provider %s', async ([, broken]) => {
    const answer = await guest(app).call('authStartOauth', { body: { type: broken } });
    expect(answer).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
  });

  test('answers with 404 for a provider that is not configured', async () => {
    const answer = await guest(app).call('authStartOauth', { body: { type: 'unknown' } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
