import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lockAccount } from '#backend/auth/accounts.ts';
import type { Account, TotpEnrolment } from '#src/generated/model/index.ts';
import { succeeds } from '#tests/contract/case.ts';
import type { Client } from '#tests/contract/client.ts';
import { addPasskey, signInOptions } from '#tests/contract/factor-accounts.ts';
import { addAccount, guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import {
  startProvider,
  type ProviderPerson,
  type TestProvider,
} from '#tests/support/oidc-provider.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import { untilBlocked } from '#tests/support/until-blocked.ts';

const { mira } = people;
const type = 'guild';
const minute = 60_000;

const atGuild: ProviderPerson = {
  sub: 'guild-mira',
  name: 'Mira of the Guild',
  email: mira.email,
  email_verified: true,
};

describeBoth('the providers of an account', (open, _fresh, kind) => {
  let app: TestApp;
  let provider: TestProvider;
  let now: number;

  beforeAll(async () => {
    provider = await startProvider('http://localhost:3000/oauth/guild');
    const { issuer, clientId, clientSecret } = provider;
    app = await createTestApp({
      database: await open(),
      clock: () => now,
      config: {
        oauth: [{ type, name: 'The Guild', kind: 'oidc', issuer, clientId, clientSecret }],
      },
    });
    return async () => {
      await app.close();
      await provider.stop();
    };
  });

  beforeEach(async () => {
    now = Date.now();
    await app.context.db.deleteFrom('user').execute();
    await app.context.db.deleteFrom('rate_limit').execute();
    await app.context.mailer.idle();
    (app.mails as unknown[]).length = 0;
  });

  type Start = 'accountStartLink' | 'authStartOauth';

  /** Starts with the provider and visits it, which sends the browser back with a code. */
  async function answerOf(client: Client, start: Start, person = atGuild) {
    const started = await client.call(start, { body: { type } });
    expect(started.status).toBe(200);
    const { authorizationUrl } = started.body as { authorizationUrl: string };
    const back = await provider.visit(authorizationUrl, person);
    const value = (name: string) => back.searchParams.get(name) ?? '';
    return { type, code: value('code'), state: value('state') };
  }

  async function connect(client: Client, person = atGuild) {
    return client.call('accountLink', {
      body: await answerOf(client, 'accountStartLink', person),
    });
  }

  async function signInWithGuild(person = atGuild) {
    const client = guest(app);
    const body = await answerOf(client, 'authStartOauth', person);
    return { client, answer: await client.call('authExchangeOauth', { body }) };
  }

  async function subjects(): Promise<string[]> {
    await app.context.mailer.idle();
    return app.mails.map(({ subject }) => subject);
  }

  test('can be connected, which lets the user sign in with them and sends a mail', async () => {
    const owner = await signedIn(app, 'mira');
    const answer = await connect(owner.client, { ...atGuild, email: 'other@example.com' });
    expect(answer).toMatchObject({
      status: 200,
      body: { identities: [{ type, name: 'The Guild' }] },
    });
    expect(await subjects()).toEqual(['Your account at Questwright has another way in']);
    const { answer: signIn } = await signInWithGuild();
    expect(signIn).toMatchObject({ status: 200, body: { id: owner.id } });
  });

  test('cannot be connected if the identity belongs to another account', async () => {
    const owner = await signedIn(app, 'mira');
    await connect(owner.client);
    const tomas = await signedIn(app, 'tomas');
    expect(await connect(tomas.client)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('are connected only to the account that has started this, and only once', async () => {
    const owner = await signedIn(app, 'mira');
    const tomas = await signedIn(app, 'tomas');
    const body = await answerOf(owner.client, 'accountStartLink');
    for (const [name, value] of owner.client.cookies) {
      if (name === 'oauth') tomas.client.cookies.set(name, value);
    }
    expect((await tomas.call('accountLink', { body })).status).toBe(400);
    const signIn = guest(app);
    signIn.cookies.set('oauth', owner.client.cookies.get('oauth') ?? '');
    expect((await signIn.call('authExchangeOauth', { body })).status).toBe(400);
    const started = await answerOf(owner.client, 'authStartOauth');
    expect((await owner.call('accountLink', { body: started })).status).toBe(400);
    const again = await answerOf(owner.client, 'accountStartLink');
    const cookie = owner.client.cookies.get('oauth') ?? '';
    expect((await owner.call('accountLink', { body: again })).status).toBe(200);
    owner.client.cookies.set('oauth', cookie);
    expect((await owner.call('accountLink', { body: again })).status).toBe(400);
  });

  test('are not connected by a session that ends while the provider is asked', async () => {
    const thief = await signedIn(app, 'mira');
    const { db, oauth } = app.context;
    const body = await answerOf(thief.client, 'accountStartLink');
    const client = await oauth.open(type);
    const opened = vi.spyOn(oauth, 'open').mockImplementationOnce(async () => {
      await db.deleteFrom('session').execute();
      return client;
    });
    expect((await thief.client.call('accountLink', { body })).status).toBe(401);
    opened.mockRestore();
    expect(await db.selectFrom('oauth_identity').select('subject').execute()).toEqual([]);
  });

  test('do not sign in while a parallel request removes them', async () => {
    const owner = await signedIn(app, 'mira');
    await connect(owner.client);
    const { db } = app.context;
    await db.deleteFrom('session').execute();
    const client = guest(app);
    const body = await answerOf(client, 'authStartOauth');
    let signIn: ReturnType<Client['call']> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, owner.id);
      await transaction.deleteFrom('oauth_identity').execute();
      signIn = client.call('authExchangeOauth', { body });
      await untilBlocked(db, kind);
    });
    expect((await signIn)?.status).toBeGreaterThanOrEqual(400);
    expect(await db.selectFrom('session').select('token_hash').execute()).toEqual([]);
  });

  test('need a recent confirmation to be connected, if the account has a password', async () => {
    const owner = await signedIn(app, 'mira');
    now += 11 * minute;
    const refused = await owner.call('accountStartLink', { body: { type } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    await owner.call('accountConfirm', { body: { password: mira.password } });
    expect((await connect(owner.client)).status).toBe(200);
  });

  test('cannot be removed if it is the last one and the account has no password', async () => {
    const { client } = await signInWithGuild({ ...atGuild, email: 'new@example.com' });
    const account = (await client.call('accountGet')).body as Account;
    expect(account).toMatchObject({ hasPassword: false, identities: [{ type }] });
    const identityId = account.identities[0]?.identityId ?? '';
    const unlink = () => client.call('accountUnlink', { params: { identityId } });
    expect(await unlink()).toMatchObject({ status: 409, body: { code: 'conflict' } });

    const password = { password: 'a kettle on the third stair', endOtherSessions: false };
    expect((await client.call('accountChangePassword', { body: password })).status).toBe(204);
    expect((await unlink()).status).toBe(204);
    expect(await subjects()).toContain('Your account at Questwright has lost a way in');
    const body = { email: 'new@example.com', password: password.password };
    expect((await guest(app).call('authLogin', { body })).status).toBe(200);
  });

  test('are no way in any more without their configuration', async () => {
    const { client, answer } = await signInWithGuild({ ...atGuild, email: 'new@example.com' });
    const { id } = answer.body as { id: string };
    const identity = { issuer: 'https://gone.example.com', subject: 'mira', created_at: now };
    await app.context.db
      .insertInto('oauth_identity')
      .values({ ...identity, user_id: id, provider: 'gone' })
      .execute();
    const idOf = async (of: string | null) =>
      ((await client.call('accountGet')).body as Account).identities.find((one) => one.type === of)
        ?.identityId ?? '';
    const unlink = async (of: string | null) =>
      (await client.call('accountUnlink', { params: { identityId: await idOf(of) } })).status;
    expect(await unlink(type)).toBe(409);
    const { added } = await addPasskey(client, app.origin);
    expect(await unlink(type)).toBe(204);
    const params = { passkeyId: added.factors.passkeys[0]?.passkeyId ?? '' };
    expect((await client.call('factorPasskeyRemove', { params })).status).toBe(409);
    expect(await unlink(null)).toBe(204);
  });

  test('can be removed if a passkey signs in alone, which is the only way in then', async () => {
    const { client } = await signInWithGuild({ ...atGuild, email: 'new@example.com' });
    const { passkey } = await addPasskey(client, app.origin);
    const account = (await client.call('accountGet')).body as Account;
    const identityId = account.identities[0]?.identityId ?? '';
    const unlinked = await client.call('accountUnlink', { params: { identityId } });
    expect(unlinked.status).toBe(204);
    const owner = guest(app);
    const assertion = await passkey.get(await signInOptions(owner, 'signIn'));
    expect((await owner.call('authPasskey', { body: assertion })).status).toBe(200);
    const [stored] = (await succeeds(owner, 'factorGet', 200)).body.passkeys;
    const params = { passkeyId: stored?.passkeyId ?? '' };
    const refused = await owner.call('factorPasskeyRemove', { params });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('and the last passkey cannot be removed at the same moment', async () => {
    const { client } = await signInWithGuild({ ...atGuild, email: 'new@example.com' });
    const { added } = await addPasskey(client, app.origin);
    const account = (await client.call('accountGet')).body as Account;
    const identityId = account.identities[0]?.identityId ?? '';
    const passkeyId = added.factors.passkeys[0]?.passkeyId ?? '';
    const answers = await Promise.all([
      client.call('accountUnlink', { params: { identityId } }),
      client.call('factorPasskeyRemove', { params: { passkeyId } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 409,
    ]);
  });

  const hint = 'Choose a password with “Forgot your password?”, and sign in with it.';
  const newcomer = { ...atGuild, email: 'new@example.com' };

  const setPassword = (client: Client) =>
    client.call('accountChangePassword', {
      body: { password: 'a kettle on the third stair', endOtherSessions: false },
    });

  /** Takes the proof of all sessions, as after ten minutes. The clock of the provider stays as it is. */
  const forgetProofs = () => app.context.db.updateTable('session').set({ auth_time: 0 }).execute();

  test('confirm who the user is, if the account has no password, and ask again for that', async () => {
    const { client } = await signInWithGuild(newcomer);
    await forgetProofs();
    const unconfirmed = { status: 403, body: { code: 'confirmation_required' } };
    expect(await setPassword(client)).toMatchObject(unconfirmed);
    // Another identity proves nothing about the owner of the account.
    const other = await connect(client, { ...newcomer, sub: 'guild-other' });
    expect(other).toMatchObject(unconfirmed);
    const { body } = await client.call('accountStartLink', { body: { type } });
    const url = new URL((body as { authorizationUrl: string }).authorizationUrl);
    expect(url.searchParams.get('prompt')).toBe('login');
    expect(url.searchParams.get('max_age')).toBe('0');
    expect((await connect(client, newcomer)).status).toBe(200);
    expect((await setPassword(client)).status).toBe(204);
  });

  test('confirm nothing with a sign-in there that is older than ten minutes', async () => {
    const { client } = await signInWithGuild(newcomer);
    await forgetProofs();
    now += 11 * minute;
    expect(await connect(client, newcomer)).toMatchObject({
      status: 409,
      body: {
        detail: `The Guild has not asked you again who you are, so nothing is confirmed. ${hint}`,
      },
    });
    expect((await setPassword(client)).status).toBe(403);
    // A new session does not count either while the provider signs in without asking.
    const again = await signInWithGuild(newcomer);
    expect((await setPassword(again.client)).status).toBe(403);
  });

  test('alone do not confirm an account with a second factor', async () => {
    const { client } = await signInWithGuild(newcomer);
    const { enrolment, secret } = (await client.call('factorTotpStart')).body as TotpEnrolment;
    const code = totpCode(secret, 0, now);
    expect((await client.call('factorTotpAdd', { body: { enrolment, code } })).status).toBe(201);
    await forgetProofs();
    expect(await connect(client, newcomer)).toMatchObject({
      status: 409,
      body: {
        detail: `Your account has a second factor, so The Guild alone confirms nothing. ${hint}`,
      },
    });
    expect((await client.call('factorTotpRemove')).status).toBe(403);

    const signIn = await signInWithGuild(newcomer);
    const next = { code: totpCode(secret, 1, now) };
    expect((await signIn.client.call('authSecondFactor', { body: next })).status).toBe(200);
    expect((await signIn.client.call('factorTotpRemove')).status).toBe(204);
  });

  test('do not confirm who the user is, if the account has a password', async () => {
    const owner = await signedIn(app, 'mira');
    await connect(owner.client);
    const { client } = await signInWithGuild();
    const answer = await client.call('accountEndOtherSessions');
    expect(answer).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
  });

  test('can be connected at a sign-in to the account with the same address, with its password', async () => {
    const id = await addAccount(app, 'mira');
    const { client, answer } = await signInWithGuild();
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const link = (password: string) => client.call('authLinkOauth', { body: { password } });
    expect(await link(people.tomas.password)).toMatchObject({
      status: 422,
      body: { fields: [{ path: '/password' }] },
    });
    expect(await link(mira.password)).toMatchObject({ status: 200, body: { id } });
    expect((await client.call('authSelf')).status).toBe(200);
    expect(await subjects()).toEqual(['Your account at Questwright has another way in']);
    expect((await signInWithGuild()).answer).toMatchObject({ status: 200, body: { id } });
  });

  test('are not connected at a sign-in with a password that changes meanwhile', async () => {
    await addAccount(app, 'mira');
    const { client } = await signInWithGuild();
    const { db, passwords } = app.context;
    const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async () => {
      await db.updateTable('user').set({ password_hash: 'of another password' }).execute();
      return true;
    });
    const body = { password: mira.password };
    expect(await client.call('authLinkOauth', { body })).toMatchObject({
      status: 422,
      body: { fields: [{ path: '/password' }] },
    });
    verify.mockRestore();
    expect(await db.selectFrom('oauth_identity').select('subject').execute()).toEqual([]);
    expect(await db.selectFrom('session').select('token_hash').execute()).toEqual([]);
  });

  test('can be connected at a sign-in for ten minutes, and until the tenth wrong password', async () => {
    await addAccount(app, 'mira');
    const { client } = await signInWithGuild();
    const link = (password: string) => client.call('authLinkOauth', { body: { password } });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await link('not the password at all')).status).toBe(422);
    }
    expect((await link(mira.password)).status).toBe(429);
    now += 16 * minute;
    expect((await link(mira.password)).status).toBe(400);
  });
});
