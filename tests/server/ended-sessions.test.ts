import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beginEmailChange, verifyEmailChange } from '#backend/account/change-email.ts';
import { closeAccount } from '#backend/account/close-account.ts';
import { disconnectProvider } from '#backend/account/identities.ts';
import { removePasskey, removeTotp } from '#backend/auth/factors/change-factors.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { deleteSession, deleteSessionsOf, renewSession } from '#backend/auth/sessions.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { TotpEnrolment } from '#src/generated/model/index.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import { untilBlocked } from '#tests/support/until-blocked.ts';

type End = (
  db: Kysely<Schema>,
  sessions: { readonly userId: string; readonly own: string; readonly hash: string },
) => Promise<string[]>;

describeBoth('a session that ends while one of its requests is under way', (open, _fresh, kind) => {
  let app: TestApp;
  let now: number;

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  beforeEach(async () => {
    now = Date.now();
    for (const table of ['user', 'rate_limit'] as const) {
      await app.context.db.deleteFrom(table).execute();
    }
  });

  const addPasskey = async (client: SignedIn) => {
    const { body } = await client.call('factorPasskeyOptions');
    const passkey = await Authenticator.make(app.origin);
    const answer = { name: 'Phone', passkey: await passkey.create(body as never) };
    return client.call('factorPasskeyAdd', { body: answer });
  };
  const addApp = async (client: SignedIn) => {
    const { body } = await client.call('factorTotpStart');
    const { enrolment, secret } = body as TotpEnrolment;
    return client.call('factorTotpAdd', {
      body: { enrolment, code: totpCode(secret, 0, now) },
    });
  };
  const renewCodes = (client: SignedIn) => client.call('factorRecoveryCodesRenew');

  test.for([
    ['a passkey', addPasskey, 0],
    ['an app', addApp, 0],
    ['recovery codes', renewCodes, 1],
  ] as const)('adds no way in: %s', async ([, add, before]) => {
    const { db, passwords } = app.context;
    const thief = await signedIn(app, 'mira');
    if (before === 1) await addApp(thief);
    const stored = async () => ({
      passkeys: await db.selectFrom('passkey').select('id').execute(),
      apps: await db.selectFrom('totp').select('user_id').execute(),
      codes: await db.selectFrom('recovery_code').select('secret_hash').orderBy('label').execute(),
    });
    const earlier = await stored();
    const hash = vi.spyOn(passwords, 'hash').mockImplementationOnce(async () => {
      await db.deleteFrom('session').execute();
      return 'of a recovery code';
    });
    const answer = await add(thief);
    hash.mockRestore();
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await stored()).toEqual(earlier);
  });

  test.for<[string, (context: RequestContext) => Promise<unknown>]>([
    ['a new address', (context) => beginEmailChange(context, 'someone.else@example.com')],
    ['the link to a new address', (context) => verifyEmailChange(context, 'a token')],
    ['the removal of a passkey', (context) => removePasskey(context, 'an id')],
    ['the removal of an app', removeTotp],
    ['the removal of a provider', (context) => disconnectProvider(context, 'an id')],
    ['the end of the account', (context) => closeAccount(context, { campaigns: [] })],
  ])('changes nothing else about who gets in: %s', async ([, change]) => {
    const { id } = await signedIn(app, 'mira');
    const user = { id, email: people.mira.email, groups: [], sessionHash: 'of the ended session' };
    const context = {
      app: app.context,
      db: app.context.db,
      now,
      ip: '127.0.0.1',
      audit: () => Promise.resolve(),
      setCookie: () => undefined,
      signedIn: () => user,
    };
    await expect(change(context as unknown as RequestContext)).rejects.toMatchObject({
      status: 401,
    });
  });

  test.for<[string, End]>([
    ['all others of the user', (db, { userId, own }) => deleteSessionsOf(db, userId, [own])],
    ['one of the list', (db, { userId, hash }) => deleteSession(db, userId, hash)],
  ])('does not go on under the secret of a parallel renewal: %s', async ([, end]) => {
    const { db, keys } = app.context;
    const secretOf = ({ client }: SignedIn) => client.cookies.get('session') ?? '';
    const owner = await signedIn(app, 'mira');
    now += 1;
    const token = secretOf(await signedIn(app, 'mira'));
    const own = fingerprint(secretOf(owner));
    const sessions = { userId: owner.id, own, hash: fingerprint(token) };
    let ending: Promise<string[]> | undefined;
    await db.transaction().execute(async (transaction) => {
      await renewSession(transaction, keys, { userId: owner.id, token }, now);
      ending = db.transaction().execute((parallel) => end(parallel, sessions));
      await untilBlocked(db, kind);
    });
    expect(await ending).toHaveLength(2);
    const left = await db.selectFrom('session').select('token_hash').execute();
    expect(left).toEqual([{ token_hash: own }]);
  });
});
