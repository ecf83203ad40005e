import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { rateLimits } from '#src/generated/contract/operations.ts';
import { sweep } from '#backend/sweep.ts';
import { setupLink } from '#backend/auth/setup.ts';
import { addAccount, guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const { mira, tomas, odo } = people;
const minute = 60_000;
const hour = 60 * minute;

describeBoth('an account', (open) => {
  let app: TestApp;
  let now = 1_800_000_000_000;

  const post = (
    id: 'authRegister' | 'authLogin' | 'authVerifyEmail' | 'authResetPassword',
    body: object,
  ) => guest(app).call(id, { body });

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  beforeEach(async () => {
    now += 25 * hour;
    // A mail that is not sent yet would be sent while its rows are deleted.
    await app.context.mailer.idle();
    await app.context.db.deleteFrom('session').execute();
    await app.context.db.deleteFrom('user').execute();
  });

  test('can be used only after the mailed link was opened', async () => {
    expect((await post('authRegister', mira)).status).toBe(202);
    const { email, password } = mira;
    expect(await post('authLogin', { email, password })).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
    const token = await app.mailedToken(email);
    expect((await post('authVerifyEmail', { token })).status).toBe(204);
    expect((await post('authLogin', { email, password })).status).toBe(200);
  });

  test('is registered after a busy server has refused it several times', async () => {
    const busy = new ProblemError('unavailable', 'Please try again soon.', { retryAfter: 3 });
    const hash = vi.spyOn(app.context.passwords, 'hash').mockRejectedValue(busy);
    for (let count = 0; count <= rateLimits.mails.limit; count += 1) {
      expect((await post('authRegister', mira)).status).toBe(503);
    }
    hash.mockRestore();
    expect((await post('authRegister', mira)).status).toBe(202);
  });

  test('is verified by a link that works once and for one day', async () => {
    await post('authRegister', mira);
    const token = await app.mailedToken(mira.email);
    now += 24 * hour;
    const late = await post('authVerifyEmail', { token });
    expect(late).toMatchObject({ status: 400, body: { code: 'invalid_token' } });
    await guest(app).call('authResendVerification', { body: { email: mira.email } });
    const fresh = await app.mailedToken(mira.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('authVerifyEmail', { token: fresh })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  test('that is registered again gets the same answer as a new one, and its owner gets a mail', async () => {
    await addAccount(app, 'mira');
    const taken = await post('authRegister', { ...mira, name: 'Not Mira' });
    const free = await post('authRegister', tomas);
    expect({ ...taken, headers: null }).toEqual({ ...free, headers: null });
    await app.context.mailer.idle();
    expect(app.mails.findLast(({ to }) => to === mira.email)?.subject).toMatch(/already/);
    const { email, password } = mira;
    expect(await post('authLogin', { email, password })).toMatchObject({ body: { name: 'Mira' } });
  });

  test('that is registered twice gets the name and the password of the link that is opened', async () => {
    const planted = { ...mira, name: 'Not Mira', password: 'planted by someone else' };
    const links: string[] = [];
    for (const body of [mira, planted]) {
      await post('authRegister', body);
      links.push(await app.mailedToken(mira.email));
    }
    const [early, late] = links;
    expect((await post('authVerifyEmail', { token: early })).status).toBe(204);
    const { email, password } = mira;
    expect(await post('authLogin', { email, password })).toMatchObject({
      status: 200,
      body: { name: 'Mira' },
    });
    expect((await post('authLogin', { email, password: planted.password })).status).toBe(401);
    expect((await post('authVerifyEmail', { token: late })).status).toBe(400);
    expect((await post('authLogin', { email, password })).status).toBe(200);
  });

  test('that is registered twice is verified by only one of two links at the same time', async () => {
    const links: string[] = [];
    for (const body of [mira, { ...mira, password: 'planted by someone else' }]) {
      await post('authRegister', body);
      links.push(await app.mailedToken(mira.email));
    }
    const answers = await Promise.all(links.map((token) => post('authVerifyEmail', { token })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '400']);
  });

  test('that is registered twice gets a mail for a new password when its link is sent again', async () => {
    await post('authRegister', { ...mira, password: 'planted by someone else' });
    await post('authRegister', mira);
    const first = await app.mailedToken(mira.email);
    await guest(app).call('authResendVerification', { body: { email: mira.email } });
    const token = await app.mailedToken(mira.email);
    expect(app.mails.at(-1)?.text).toContain('/reset-password#');
    const password = 'a very different lantern';
    expect((await post('authResetPassword', { token, password })).status).toBe(204);
    expect((await post('authLogin', { email: mira.email, password })).status).toBe(200);
    expect((await post('authVerifyEmail', { token: first })).status).toBe(400);
  });

  test('that was registered more than a week ago gets a mail for a new password', async () => {
    await post('authRegister', mira);
    await app.context.mailer.idle();
    now += 8 * 24 * hour;
    await sweep(app.context);
    await guest(app).call('authResendVerification', { body: { email: mira.email } });
    const token = await app.mailedToken(mira.email);
    const password = 'a very different lantern';
    expect((await post('authResetPassword', { token, password })).status).toBe(204);
  });

  test('is created once by parallel registrations, which all get a link', async () => {
    await Promise.all(Array.from({ length: 3 }, () => post('authRegister', mira)));
    const rows = await app.context.db.selectFrom('user').select('id').execute();
    expect(rows).toHaveLength(1);
    const waiting = await app.context.db.selectFrom('registration').select('id').execute();
    expect(waiting, 'each registration has a link').toHaveLength(3);
  });

  test('does not show whether it exists when mails are requested', async () => {
    await addAccount(app, 'mira');
    for (const id of ['authForgotPassword', 'authResendVerification'] as const) {
      const requestMail = (email: string) => guest(app).call(id, { body: { email } });
      for (let count = 0; count < 3; count += 1) {
        const known = await requestMail(mira.email);
        const unknown = await requestMail('without-account@example.com');
        expect(known.status).toBe(202);
        expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
      }
      expect((await requestMail(mira.email)).status).toBe(429);
      expect((await requestMail('without-account@example.com')).status).toBe(429);
    }
    await app.context.mailer.idle();
    expect(app.mails.filter(({ to }) => to === 'without-account@example.com')).toEqual([]);
  });

  test('gets a new password through a link that works once, and its session ends', async () => {
    const before = await signedIn(app, 'mira');
    await guest(app).call('authForgotPassword', { body: { email: mira.email } });
    const token = await app.mailedToken(mira.email);
    const password = 'a very different lantern';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('authResetPassword', { token, password })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect((await before.call('authSelf')).status).toBe(401);
    expect((await post('authLogin', { email: mira.email, password: mira.password })).status).toBe(
      401,
    );
    expect((await post('authLogin', { email: mira.email, password })).status).toBe(200);
  });

  test('keeps its password when the token is expired, made up or from another kind of mail', async () => {
    await post('authRegister', tomas);
    const verification = await app.mailedToken(tomas.email);
    await addAccount(app, 'mira');
    await guest(app).call('authForgotPassword', { body: { email: mira.email } });
    const reset = await app.mailedToken(mira.email);
    const password = 'a very different lantern';
    for (const token of [verification, 'B'.repeat(43)]) {
      expect((await post('authResetPassword', { token, password })).status).toBe(400);
    }
    expect((await post('authVerifyEmail', { token: reset })).status).toBe(400);
    now += 30 * minute;
    expect((await post('authResetPassword', { token: reset, password })).status).toBe(400);
    const login = await post('authLogin', { email: mira.email, password: mira.password });
    expect(login.status).toBe(200);
  });

  test('can use the link again after a new password was too weak', async () => {
    await addAccount(app, 'mira');
    await guest(app).call('authForgotPassword', { body: { email: mira.email } });
    const token = await app.mailedToken(mira.email);
    const weak = await post('authResetPassword', { token, password: 'passwordpassword' });
    expect(weak).toMatchObject({ status: 422, body: { fields: [{ path: '/password' }] } });
    const good = await post('authResetPassword', { token, password: 'a very different lantern' });
    expect(good.status).toBe(204);
  });

  test.for([
    'fourteen chars',
    'passwordpassword',
    'password12345678',
    'Password-Password-1',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    '0123456789012345',
    'qwertyuiopasdfghjkl',
    'miramiramiramira',
    'mira@example.com',
    'Questwright Mira 1',
    'Questwright-Questwright',
  ])('cannot have the weak password %j', async (password) => {
    const answer = await post('authRegister', { ...mira, password });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: '/password' }] } });
  });

  test.for([
    'mira@example.com\r\nBcc: evil@example.com',
    'mira@example.com, evil@example.com',
    'mira@example.com;evil@example.com',
    '<mira@example.com>',
    'mira',
    '"a b"@example.com',
  ])('is not created for the invalid address %j', async (email) => {
    expect((await post('authRegister', { ...mira, email })).status).toBe(422);
    await app.context.mailer.idle();
    expect(app.mails.filter(({ to }) => to.includes('evil'))).toEqual([]);
  });

  test('stores no password, session or token in plain text', async () => {
    await post('authRegister', mira);
    const verification = await app.mailedToken(mira.email);
    const someone = await signedIn(app, 'tomas');
    await guest(app).call('authForgotPassword', { body: { email: tomas.email } });
    const reset = await app.mailedToken(tomas.email);
    const link = await setupLink(app.context);
    const setup = link?.split('token=')[1] ?? '';
    const { db } = app.context;
    const dump = JSON.stringify([
      await db.selectFrom('user').selectAll().execute(),
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('token').selectAll().execute(),
      await db.selectFrom('registration').selectAll().execute(),
      await db.selectFrom('mail_outbox').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('rate_limit').selectAll().execute(),
    ]);
    const session = someone.client.cookies.get('session');
    for (const secret of [verification, reset, setup, session, mira.password]) {
      expect(secret?.length).toBeGreaterThan(14);
      expect(dump).not.toContain(secret);
    }
  });
});

describeBoth('the first administrator', (open) => {
  let app: TestApp;
  let now: number;

  const setUp = (token: string) => guest(app).call('authSetup', { body: { ...odo, token } });
  const newToken = async () => (await setupLink(app.context))?.split('#token=')[1] ?? '';

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  beforeEach(async () => {
    now = 1_800_000_000_000;
    // A mail that is not sent yet would be sent while its rows are deleted.
    await app.context.mailer.idle();
    await app.context.db.deleteFrom('session').execute();
    await app.context.db.deleteFrom('user').execute();
  });

  test('is created once by parallel requests, and signed in', async () => {
    const token = await newToken();
    const state = async () => (await guest(app).call('authSetupState')).body;
    expect(await state()).toEqual({ open: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => setUp(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
      name: 'Odo',
      groups: ['admin'],
    });
    expect(await state()).toEqual({ open: false });
    expect(await setupLink(app.context)).toBeNull();
    expect(await setUp(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('can sign in from the browser of the setup while others have tried too many passwords', async () => {
    const owner = guest(app);
    await owner.call('authSetup', { body: { ...odo, token: await newToken() } });
    await owner.call('authLogout');
    const login = (client: typeof owner, password: string) =>
      client.call('authLogin', { body: { email: odo.email, password } });
    for (let count = 0; count < 11; count += 1) await login(guest(app), 'not the password at all');
    expect((await login(guest(app), odo.password)).status).toBe(429);
    expect((await login(owner, odo.password)).status).toBe(200);
    await app.context.db.deleteFrom('rate_limit').execute();
  });

  test('is not created with a token that is expired or made up', async () => {
    const token = await newToken();
    expect((await setUp('C'.repeat(43))).status).toBe(400);
    now += 30 * minute;
    expect((await setUp(token)).status).toBe(400);
    expect(await setUp(await newToken())).toMatchObject({ status: 201 });
  });

  test('can be created with the link of each process that starts, but only with one of them', async () => {
    const [first, second] = [await newToken(), await newToken()];
    const other = await createTestApp({ database: app.database, clock: () => now });
    const third = (await setupLink(other.context))?.split('#token=')[1] ?? '';
    expect((await setUp(first)).status).toBe(201);
    expect((await setUp(second)).status).toBe(403);
    expect((await setUp(third)).status).toBe(403);
    await other.close();
  });

  test('is created once by parallel requests with different links', async () => {
    const tokens = [await newToken(), await newToken(), await newToken()];
    const bodies = ['Odo', 'Ida', 'Una'].map((name, index) => ({
      ...odo,
      name,
      email: `${name}@example.com`,
      token: tokens[index],
    }));
    const answers = await Promise.all(bodies.map((body) => guest(app).call('authSetup', { body })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '403', '403']);
  });

  test('keeps the password of the setup when a link of an earlier registration is opened', async () => {
    await guest(app).call('authRegister', {
      body: { ...odo, password: 'planted by someone else' },
    });
    const planted = await app.mailedToken(odo.email);
    expect((await setUp(await newToken())).status).toBe(201);
    const answer = await guest(app).call('authVerifyEmail', { body: { token: planted } });
    expect(answer.status).toBe(400);
    const body = { email: odo.email, password: odo.password };
    expect((await guest(app).call('authLogin', { body })).status).toBe(200);
  });

  test('can be an existing account, and the earlier session of that account ends', async () => {
    const before = await signedIn(app, 'odo');
    await app.context.db.deleteFrom('user_group').execute();
    const answer = await setUp(await newToken());
    expect(answer).toMatchObject({ status: 201, body: { id: before.id, groups: ['admin'] } });
    expect((await before.call('authSelf')).status).toBe(401);
  });
});
