import { beforeAll, beforeEach, expect, test } from 'vitest';
import { linkIdentity } from '#backend/auth/oauth-accounts.ts';
import type { RequestContext } from '#backend/context.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { TotpEnrolment } from '#src/generated/model/index.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { totpCode } from '#tests/support/totp-code.ts';

const { email, password } = people.mira;
const thievish = 'someone.else@example.com';
const newPassword = 'a bell under the black water';
const day = 24 * 60 * 60_000;

describeBoth('an account that someone with its password has got into', (open) => {
  let app: TestApp;
  let now: number;

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  beforeEach(async () => {
    now = Date.now();
    const { db } = app.context;
    for (const table of ['user', 'rate_limit', 'mail_outbox'] as const) {
      await db.deleteFrom(table).execute();
    }
    await app.context.mailer.idle();
    (app.mails as unknown[]).length = 0;
  });

  const done = async (client: Pick<SignedIn, 'call'>, operation: OperationId, body?: object) => {
    const answer = await client.call(operation, body && { body });
    expect(answer.status, operation).toBeLessThan(300);
    return answer.body;
  };

  async function addPasskey(client: SignedIn): Promise<Authenticator> {
    const options = await done(client, 'factorPasskeyOptions');
    const passkey = await Authenticator.make(app.origin);
    await done(client, 'factorPasskeyAdd', {
      name: 'Phone',
      passkey: await passkey.create(options as never),
    });
    return passkey;
  }

  async function addApp(client: SignedIn): Promise<string> {
    const { enrolment, secret } = (await done(client, 'factorTotpStart')) as TotpEnrolment;
    await done(client, 'factorTotpAdd', { enrolment, code: totpCode(secret, 0, now) });
    return secret;
  }

  async function addProvider({ id }: SignedIn, sub: string): Promise<void> {
    // The request is only asked for what it logs.
    const context = { app: app.context, now, audit: () => Promise.resolve() };
    const identity = { iss: 'https://guild.example.com', sub, type: 'guild' };
    await linkIdentity(
      context as unknown as RequestContext,
      app.context.db,
      { id, email },
      identity,
    );
    app.context.mailer.wake();
  }

  /** The token of the mail with this subject. */
  async function tokenOf(subject: string): Promise<string> {
    await app.context.mailer.idle();
    const { text } = app.mails.findLast((mail) => mail.subject === subject) ?? { text: '' };
    return /undo-factor#token=([\w-]+)/.exec(text)?.[1] ?? '';
  }
  const ofPasskey = () => tokenOf('A new passkey opens your account');
  const ofApp = () => tokenOf('Your account asks for a code now');

  async function changeAddress(client: SignedIn): Promise<string> {
    await done(client, 'accountChangeEmail', { email: thievish });
    const undo = await app.mailedToken(email);
    await done(client, 'accountVerifyEmail', { token: await app.mailedToken(thievish) });
    return undo;
  }

  const statusOf = async (operation: OperationId, body: object): Promise<number> =>
    (await guest(app).call(operation, { body })).status;
  const signInWith = (typed: string) => statusOf('authLogin', { email, password: typed });
  async function signInWithPasskey(passkey: Authenticator): Promise<number> {
    const client = guest(app);
    const options = await done(client, 'authPasskeyOptions', { purpose: 'signIn' });
    const body = await passkey.get(options as never);
    return (await client.call('authPasskey', { body })).status;
  }
  const reset = async () =>
    expect(
      await statusOf('authResetPassword', {
        token: await app.mailedToken(email),
        password: newPassword,
      }),
    ).toBe(204);
  const namesOf = async (table: 'totp' | 'passkey' | 'recovery_code' | 'oauth_identity') =>
    (await app.context.db.selectFrom(table).select('user_id').execute()).length;

  test('belongs to its owner alone after the undo of an address that came after a passkey', async () => {
    const thief = await signedIn(app, 'mira');
    const passkey = await addPasskey(thief);
    await addProvider(thief, 'of-the-thief');
    now += 60_000;
    const undo = await changeAddress(thief);
    now += 3 * day;
    expect(await statusOf('authUndoEmail', { token: undo })).toBe(204);
    await reset();
    expect(await signInWithPasskey(passkey)).toBe(401);
    expect(await namesOf('oauth_identity')).toBe(0);
    expect(await signInWith(newPassword)).toBe(200);
  });

  test('keeps what is older than thirty days when a change of address is undone', async () => {
    const owner = await signedIn(app, 'mira');
    const secret = await addApp(owner);
    await addProvider(owner, 'of-the-owner');
    now += 31 * day;
    const thief = await signedIn(app, 'mira');
    const passkey = await addPasskey(thief);
    await done(thief, 'factorRecoveryCodesRenew');
    now += 60_000;
    expect(await statusOf('authUndoEmail', { token: await changeAddress(thief) })).toBe(204);
    await reset();
    expect(await signInWithPasskey(passkey)).toBe(401);
    expect(await namesOf('recovery_code')).toBe(0);
    expect(await namesOf('oauth_identity')).toBe(1);
    const client = guest(app);
    await done(client, 'authLogin', { email, password: newPassword });
    await done(client, 'authSecondFactor', { code: totpCode(secret, 0, now) });
  });

  test('loses with the link in a mail what was added then and later, and nothing from before', async () => {
    const owner = await signedIn(app, 'mira');
    const own = await addPasskey(owner);
    now += day;
    const thief = await signedIn(app, 'mira');
    const secret = await addApp(thief);
    now += 60_000;
    const passkey = await addPasskey(thief);
    await addProvider(thief, 'of-the-thief');
    await done(thief, 'accountChangeEmail', { email: thievish });
    const token = await ofApp();
    await done(thief, 'accountClose', { campaigns: [] });

    now += 6 * day;
    const again = await signedIn(app, 'mira');
    expect(await statusOf('authUndoFactor', { token })).toBe(204);
    expect((await again.call('authSelf')).status).toBe(401);
    expect(await signInWith(password)).toBe(401);
    expect(await signInWithPasskey(passkey)).toBe(401);
    await reset();
    const client = guest(app);
    const step = await done(client, 'authLogin', { email, password: newPassword });
    expect(step).toMatchObject({ factors: ['passkey', 'recoveryCode'] });
    const code = { code: totpCode(secret, 0, now) };
    expect((await client.call('authSecondFactor', { body: code })).status).toBe(401);
    expect(await signInWithPasskey(own)).toBe(200);
    const account = await app.context.db.selectFrom('user').select('closes_at').execute();
    expect(account).toEqual([{ closes_at: null }]);
    expect(await namesOf('oauth_identity')).toBe(0);
    expect(await statusOf('authUndoFactor', { token })).toBe(400);
  });

  test('loses a provider with the link in the mail about it', async () => {
    const thief = await signedIn(app, 'mira');
    await addProvider(thief, 'of-the-thief');
    const token = await tokenOf('Your account at Questwright has another way in');
    expect(await statusOf('authUndoFactor', { token })).toBe(204);
    expect(await namesOf('oauth_identity')).toBe(0);
    await reset();
    expect(await signInWith(newPassword)).toBe(200);
  });

  test('is taken back with the link about the address before the one about a passkey', async () => {
    const thief = await signedIn(app, 'mira');
    await addPasskey(thief);
    const token = await ofPasskey();
    const undo = await changeAddress(thief);
    const refused = await guest(app).call('authUndoFactor', { body: { token } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await namesOf('passkey')).toBe(1);
    expect(await statusOf('authUndoEmail', { token: undo })).toBe(204);
    expect(await namesOf('passkey'), 'the same link removes what came before').toBe(0);
    expect(await statusOf('authUndoFactor', { token })).toBe(400);
    const user = await app.context.db.selectFrom('user').select('email_norm').execute();
    expect(user).toEqual([{ email_norm: normaliseEmail(email) }]);
  });

  test('keeps what its owner adds afterwards, because all links about what is removed end', async () => {
    const thief = await signedIn(app, 'mira');
    await addApp(thief);
    const token = await ofApp();
    now += 60_000;
    await addPasskey(thief);
    const later = await ofPasskey();
    now += 60_000;
    expect(await statusOf('authUndoFactor', { token })).toBe(204);
    await reset();
    await addPasskey(await signedIn(app, 'mira'));
    expect(await statusOf('authUndoFactor', { token: later })).toBe(400);
    expect(await namesOf('passkey')).toBe(1);
    expect(await signInWith(newPassword)).toBe(202);
  });

  test('keeps what its owner adds after the undo of an address, too', async () => {
    const thief = await signedIn(app, 'mira');
    await addPasskey(thief);
    const token = await ofPasskey();
    now += 60_000;
    expect(await statusOf('authUndoEmail', { token: await changeAddress(thief) })).toBe(204);
    await reset();
    await addPasskey(await signedIn(app, 'mira'));
    expect(await statusOf('authUndoFactor', { token })).toBe(400);
    expect(await namesOf('passkey')).toBe(1);
  });

  test('gets no late mail about what is removed', async () => {
    const thief = await signedIn(app, 'mira');
    await addApp(thief);
    const token = await ofApp();
    now += 60_000;
    const { mailer, db } = app.context;
    const job = { kind: 'passkey-added', userId: thief.id, to: email } as const;
    await mailer.queue(db, job, now + 60_000);
    expect(await statusOf('authUndoFactor', { token })).toBe(204);
    now += 60_000;
    mailer.wake();
    await mailer.idle();
    expect(await ofPasskey()).toBe('');
    await reset();
  });

  test('sends no waiting link to a new password to an address that was taken back', async () => {
    const thief = await signedIn(app, 'mira');
    const undo = await changeAddress(thief);
    const { mailer, db } = app.context;
    const job = { kind: 'reset-password', userId: thief.id, to: thievish } as const;
    await mailer.queue(db, job, now + 60_000);
    expect(await statusOf('authUndoEmail', { token: undo })).toBe(204);
    now += 60_000;
    mailer.wake();
    await mailer.idle();
    const resets = app.mails.filter(({ text }) => text.includes('/reset-password#'));
    expect(resets.map(({ to }) => to)).toEqual([email]);
    await reset();
    const waiting = db.selectFrom('mail_outbox').select('to_email').where('sent_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
  });

  test('has links about passkeys that end after seven days', async () => {
    const owner = await signedIn(app, 'mira');
    await addPasskey(owner);
    const token = await ofPasskey();
    now += 7 * day;
    expect(await statusOf('authUndoFactor', { token })).toBe(400);
    expect(await namesOf('passkey')).toBe(1);
  });
});
