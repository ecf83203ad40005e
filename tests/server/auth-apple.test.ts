import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { guest } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import type { Client } from '#tests/contract/client.ts';
import {
  startProvider,
  type ProviderPerson,
  type TestProvider,
} from '#tests/support/oidc-provider.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const teamId = 'TEAM567890';
const keyId = 'KEY4567890';

/** What the secret of a client says, if its signature is right. */
function claimsOf(secret: string): Record<string, unknown> | null {
  const [head = '', claims = '', signature = ''] = secret.split('.');
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const { alg, kid } = read(head);
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return alg === 'ES256' && kid === keyId && isRight ? read(claims) : null;
}

const mira: ProviderPerson = {
  sub: '000792.mira.0638',
  name: 'not sent',
  email: 'mira@privaterelay.example.com',
  // Apple sends a text instead of a Boolean.
  email_verified: 'true',
};
const user = JSON.stringify({
  name: { firstName: 'Mira', lastName: 'Vell' },
  email: 'attacker@example.com',
});

// The provider deviates from OpenID as Apple does: the secret is signed, the answer is posted, the name is beside it.
describeBoth('signing in with Apple', (open) => {
  let app: TestApp;
  let provider: TestProvider;
  let secrets: Record<string, unknown>[];

  beforeAll(async () => {
    secrets = [];
    provider = await startProvider('http://localhost:3000/oauth/apple', (secret) => {
      const claims = claimsOf(secret);
      if (claims) secrets.push(claims);
      return claims !== null;
    });
    const webFolder = mkdtempSync(join(tmpdir(), 'questwright-apple-'));
    mkdirSync(join(webFolder, 'client'));
    writeFileSync(join(webFolder, 'client/app.html'), '<!doctype html><html><head></head></html>');
    const routes = { pages: {}, fallback: { html: 'app.html' } };
    writeFileSync(join(webFolder, 'routes.json'), JSON.stringify(routes));
    const { issuer, clientId } = provider;
    const clientSecret = `${teamId} ${keyId} ${pem}`;
    const apple = {
      type: 'apple',
      name: 'Apple',
      kind: 'apple',
      issuer,
      clientId,
      clientSecret,
    } as const;
    app = await createTestApp({ database: await open(), config: { webFolder, oauth: [apple] } });
    return async () => {
      await app.close();
      await provider.stop();
      rmSync(webFolder, { recursive: true });
    };
  });

  beforeEach(async () => {
    await app.context.db.deleteFrom('user').execute();
  });

  /** Posts the form as the page of Apple does: from another site, so without the cookies of the browser. */
  const post = (fields: URLSearchParams, path = '/oauth/apple') =>
    app.fetch(
      new Request(app.origin + path, {
        method: 'POST',
        headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
        body: fields,
      }),
    );

  async function begin(client: Client, more: Record<string, string> = {}) {
    const start = await client.call('authStartOauth', { body: { type: 'apple' } });
    const { authorizationUrl } = start.body as { authorizationUrl: string };
    const form = await provider.visitForm(authorizationUrl, mira);
    expect(form.action).toBe('http://localhost:3000/oauth/apple');
    for (const [name, value] of Object.entries(more)) form.fields.set(name, value);
    const answer = await post(form.fields);
    expect(answer.status).toBe(303);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(line) ?? [];
      client.cookies.set(name, value);
    }
    return {
      authorizationUrl,
      location: new URL(answer.headers.get('location') ?? '', app.origin),
    };
  }

  const exchange = (client: Client, { searchParams }: URL) =>
    client.call('authExchangeOauth', {
      body: {
        type: 'apple',
        code: searchParams.get('code') ?? '',
        state: searchParams.get('state') ?? '',
      },
    });

  test('creates an account with the name that comes beside the answer, and uses it the next time', async () => {
    const client = guest(app);
    const { authorizationUrl, location } = await begin(client, { user });
    expect(Object.fromEntries(new URL(authorizationUrl).searchParams)).toMatchObject({
      response_mode: 'form_post',
      scope: 'openid name email',
    });
    expect(location.pathname).toBe('/oauth/apple');
    expect([...location.searchParams.keys()].toSorted()).toEqual(['code', 'state']);
    const first = await exchange(client, location);
    expect(first).toMatchObject({ status: 200, body: { name: 'Mira Vell', email: mira.email } });
    expect(client.cookies.get('oauth-name') ?? '').toBe('');

    const again = guest(app);
    const second = await exchange(again, (await begin(again)).location);
    expect(second).toMatchObject({ status: 200, body: first.body as { id: string } });
    const now = Date.now() / 1000;
    expect(secrets).toHaveLength(2);
    for (const { exp, iat, ...claims } of secrets) {
      expect(claims).toEqual({ iss: teamId, aud: provider.issuer, sub: provider.clientId });
      expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(600);
      expect(Math.abs(Number(iat) - now)).toBeLessThan(60);
    }
  });

  test('takes no name that another site has posted', async () => {
    const client = guest(app);
    const { location } = await begin(client);
    const forged = new URLSearchParams({ state: 'a-state-that-somebody-has-guessed', user });
    const answer = await post(forged);
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/^oauth-name=a-state-that-somebody-has-guessed\.Mira/);
    client.cookies.set('oauth-name', /^oauth-name=([^;]*)/.exec(line)?.[1] ?? '');
    expect(await exchange(client, location)).toMatchObject({ status: 200, body: { name: 'mira' } });
  });

  test.for(['{', '{"name":7}', '{"name":{"firstName":{"a":1}}}', '"x"', 'null'])(
    'has the name from the address if the one beside the answer is %s',
    async (broken) => {
      const client = guest(app);
      const { location } = await begin(client, { user: broken });
      expect(await exchange(client, location)).toMatchObject({ body: { name: 'mira' } });
    },
  );

  test('leads a refusal of the user to the page that says so', async () => {
    const answer = await post(
      new URLSearchParams({ error: 'user_cancelled_authorize', state: 's' }),
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      '/oauth/apple?state=s&error=user_cancelled_authorize',
    );
  });

  test('accepts forms of no other kind, and at no other path', async () => {
    const form = new URLSearchParams({ code: 'x', state: 'y' });
    for (const path of ['/oauth/guild', '/oauth', '/login', '/oauth/apple/more']) {
      const answer = await post(form, path);
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get('allow'), path).toBe('GET, HEAD');
    }
    const put = await app.fetch(new Request(`${app.origin}/oauth/apple`, { method: 'PUT' }));
    expect(put.status).toBe(405);
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST');
    const large = new URLSearchParams({ code: 'x'.repeat(20_000) });
    expect((await post(large)).status).toBe(400);
    const json = new Request(`${app.origin}/oauth/apple`, { method: 'POST', body: '{}' });
    expect((await app.fetch(json)).status).toBe(400);
  });
});
