import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Account } from '#src/generated/model/index.ts';
import type { Client } from '#tests/contract/client.ts';
import { addAccount, guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import {
  startProvider,
  type ProviderPerson,
  type TestProvider,
} from '#tests/support/oidc-provider.ts';

type Type = 'guild' | 'lodge';

/** Both providers say this about their user. */
const person: ProviderPerson = {
  sub: 'user-1',
  name: 'Mira',
  email: people.mira.email,
  email_verified: true,
};

describeBoth('two providers that give the same subject', (open) => {
  let app: TestApp;
  let providers: Readonly<Record<Type, TestProvider>>;

  beforeAll(async () => {
    const start = (type: Type) => startProvider(`http://localhost:3000/oauth/${type}`);
    providers = { guild: await start('guild'), lodge: await start('lodge') };
    const oauth = (['guild', 'lodge'] as const).map((type) => {
      const { issuer, clientId, clientSecret } = providers[type];
      return { type, name: `The ${type}`, kind: 'oidc', issuer, clientId, clientSecret } as const;
    });
    app = await createTestApp({ database: await open(), config: { oauth } });
    return async () => {
      await app.close();
      await Promise.all([providers.guild.stop(), providers.lodge.stop()]);
    };
  });

  beforeEach(async () => {
    await app.context.db.deleteFrom('user').execute();
    await app.context.db.deleteFrom('rate_limit').execute();
  });

  type Start = 'accountStartLink' | 'authStartOauth';

  /** What the provider sends back with the browser. */
  async function answerOf(client: Client, start: Start, type: Type, who = person) {
    const started = await client.call(start, { body: { type } });
    const { authorizationUrl } = started.body as { authorizationUrl: string };
    const back = await providers[type].visit(authorizationUrl, who);
    const value = (name: string) => back.searchParams.get(name) ?? '';
    return { type, code: value('code'), state: value('state') };
  }

  async function signInAt(type: Type, who = person) {
    const client = guest(app);
    const body = await answerOf(client, 'authStartOauth', type, who);
    return { client, answer: await client.call('authExchangeOauth', { body }) };
  }

  const connect = async (client: Client, type: Type) =>
    client.call('accountLink', { body: await answerOf(client, 'accountStartLink', type) });

  const issuersOf = async (userId: string) => {
    const rows = await app.context.db
      .selectFrom('oauth_identity')
      .select(['issuer', 'subject'])
      .where('user_id', '=', userId)
      .execute();
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set([person.sub]));
    return rows.map(({ issuer }) => issuer);
  };

  test('do not sign in to the account of the other, although the address is the same, too', async () => {
    const first = await signInAt('guild');
    const { id } = first.answer.body as { id: string };
    const second = await signInAt('lodge');
    expect(second.answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await second.client.call('authSelf')).status).toBe(204);
    expect(await issuersOf(id)).toEqual([providers.guild.issuer]);
    // The account has no password, so no password connects the second provider.
    const link = await second.client.call('authLinkOauth', { body: { password: 'user-1' } });
    expect(link.status).toBe(422);
    expect((await signInAt('guild')).answer).toMatchObject({ status: 200, body: { id } });
  });

  test('belong to two accounts, if the addresses differ', async () => {
    const other = { ...person, email: 'other@example.com' };
    const idAt = async (type: Type, who: ProviderPerson) =>
      ((await signInAt(type, who)).answer.body as { id: string }).id;
    const guild = await idAt('guild', person);
    const lodge = await idAt('lodge', other);
    expect(lodge).not.toBe(guild);
    // Each address moves to the other provider: the address does not count for a known subject.
    expect(await idAt('guild', other)).toBe(guild);
    expect(await idAt('lodge', person)).toBe(lodge);
    expect(await issuersOf(guild)).toEqual([providers.guild.issuer]);
    expect(await issuersOf(lodge)).toEqual([providers.lodge.issuer]);
  });

  test('are two connections of one account, and one stays when the other is removed', async () => {
    const owner = await signedIn(app, 'mira');
    await connect(owner.client, 'guild');
    const answer = await connect(owner.client, 'lodge');
    const { identities } = answer.body as Account;
    expect(identities.map(({ type }) => type)).toEqual(['guild', 'lodge']);
    const [{ identityId } = { identityId: '' }] = identities;
    await owner.call('accountUnlink', { params: { identityId } });
    expect(await issuersOf(owner.id)).toEqual([providers.lodge.issuer]);
    expect((await signInAt('lodge')).answer).toMatchObject({ status: 200, body: { id: owner.id } });
    expect((await signInAt('guild')).answer.status).toBe(409);
  });

  test('cannot confirm an account that is connected with the other one', async () => {
    const { client, answer } = await signInAt('guild');
    const { id } = answer.body as { id: string };
    await app.context.db.updateTable('session').set({ auth_time: 0 }).execute();
    expect(await connect(client, 'lodge')).toMatchObject({
      status: 403,
      body: { code: 'confirmation_required' },
    });
    expect(await issuersOf(id)).toEqual([providers.guild.issuer]);
    const password = { password: 'a kettle on the third stair', endOtherSessions: false };
    expect((await client.call('accountChangePassword', { body: password })).status).toBe(403);
  });

  test('cannot be mixed up: the answer of one is refused as an answer of the other', async () => {
    await addAccount(app, 'tomas');
    for (const [from, as] of [
      ['guild', 'lodge'],
      ['lodge', 'guild'],
    ] as const) {
      const client = guest(app);
      const body = await answerOf(client, 'authStartOauth', from);
      const mixed = await client.call('authExchangeOauth', { body: { ...body, type: as } });
      expect(mixed, as).toMatchObject({ status: 400, body: { code: 'oauth_failed' } });
      // A code of one provider in a flow that has begun with the other one.
      const begun = await answerOf(client, 'authStartOauth', as);
      const { code } = await answerOf(guest(app), 'authStartOauth', from);
      const foreign = await client.call('authExchangeOauth', { body: { ...begun, code } });
      expect(foreign, as).toMatchObject({ status: 400, body: { code: 'oauth_failed' } });
    }
    const users = await app.context.db.selectFrom('user').select('email').execute();
    expect(users).toEqual([{ email: people.tomas.email }]);
  });
});
