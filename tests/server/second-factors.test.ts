import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resetFactors } from '#backend/auth/factors/reset-factors.ts';
import { ProblemError } from '#contract/problem.ts';
import { operationOf } from '#contract/requests.ts';
import { operations, rateLimits, type OperationId } from '#src/generated/contract/operations.ts';
import type { AddedFactor, TotpEnrolment } from '#src/generated/model/index.ts';
import type { Client } from '#tests/contract/client.ts';
import { addAccount, guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { totpCode } from '#tests/support/totp-code.ts';

const { email, password } = people.mira;
const minute = 60_000;

describeBoth('second factors', (open) => {
  let app: TestApp;
  let now: number;
  let mira: SignedIn;

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  beforeEach(async () => {
    now = Date.now();
    await app.context.db.deleteFrom('user').execute();
    await app.context.db.deleteFrom('rate_limit').execute();
    mira = await signedIn(app, 'mira');
  });

  const code = (secret: string, steps = 0) => totpCode(secret, steps, now);

  async function addApp(): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
    const start = (await mira.call('factorTotpStart')).body as TotpEnrolment;
    const { enrolment, secret } = start;
    const answer = await mira.call('factorTotpAdd', { body: { enrolment, code: code(secret) } });
    expect(answer.status).toBe(201);
    return { secret, recoveryCodes: (answer.body as AddedFactor).recoveryCodes };
  }

  async function addPasskey(): Promise<Authenticator> {
    const options = (await mira.call('factorPasskeyOptions')).body;
    const passkey = await Authenticator.make(app.origin);
    const body = { name: 'Phone', passkey: await passkey.create(options as never) };
    expect((await mira.call('factorPasskeyAdd', { body })).status).toBe(201);
    return passkey;
  }

  /** A browser that has given the right password. */
  async function withPassword(): Promise<Client> {
    const client = guest(app);
    expect((await client.call('authLogin', { body: { email, password } })).status).toBe(202);
    return client;
  }

  const complete = (client: Client, typed: string) =>
    client.call('authSecondFactor', { body: { code: typed } });

  const mailsTo = async (address: string) => {
    await app.context.mailer.idle();
    return app.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
  };

  test('a code counts one step before and after its own, and not two', async () => {
    const { secret } = await addApp();
    now += 5 * minute;
    expect((await complete(await withPassword(), code(secret, -2))).status).toBe(401);
    expect((await complete(await withPassword(), code(secret, 2))).status).toBe(401);
    expect((await complete(await withPassword(), code(secret, -1))).status).toBe(200);
    expect((await complete(await withPassword(), code(secret, 1))).status).toBe(200);
    // An earlier code than the last one is refused, too, although its time is not over.
    expect((await complete(await withPassword(), code(secret))).status).toBe(401);
  });

  test('one of ten parallel sign-ins with the same code succeeds', async () => {
    const { secret, recoveryCodes } = await addApp();
    for (const typed of [code(secret, 1), recoveryCodes[3] ?? '']) {
      const browsers = await Promise.all(Array.from({ length: 10 }, withPassword));
      await app.context.db.deleteFrom('rate_limit').where('key', 'like', 'factor:%').execute();
      const answers = await Promise.all(browsers.map((browser) => complete(browser, typed)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('wrong codes are limited for the account in all browsers, and its owner gets a mail', async () => {
    const { secret } = await addApp();
    const { limit } = rateLimits.secondFactors;
    for (let count = 0; count < limit; count += 1) {
      expect((await complete(await withPassword(), '000000')).status).toBe(401);
    }
    const blocked = await complete(await withPassword(), code(secret, 1));
    expect(blocked).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await mailsTo(email)).toContain('Someone knows your password');
    now += 16 * minute;
    expect((await complete(await withPassword(), code(secret, 1))).status).toBe(200);
  });

  test('a code that a busy server has not checked does not count', async () => {
    const { recoveryCodes } = await addApp();
    const client = await withPassword();
    const { passwords } = app.context;
    const busy = new ProblemError('unavailable', 'Please try again soon.', { retryAfter: 3 });
    const verify = vi.spyOn(passwords, 'verify').mockRejectedValue(busy);
    const typed = recoveryCodes[0] ?? '';
    for (let count = 0; count <= rateLimits.secondFactors.limit; count += 1) {
      expect((await complete(client, typed)).status).toBe(503);
    }
    verify.mockRestore();
    expect((await complete(client, typed)).status).toBe(200);
  });

  test('the second step ends after ten minutes, and a challenge too', async () => {
    const { secret } = await addApp();
    const passkey = await addPasskey();
    const late = await withPassword();
    const options = (await late.call('authPasskeyOptions', { body: { purpose: 'signIn' } })).body;
    const assertion = await passkey.get(options as never);
    now += 10 * minute;
    expect(await complete(late, code(secret))).toMatchObject({
      status: 400,
      body: { code: 'invalid_token' },
    });
    expect((await late.call('authPasskey', { body: assertion })).status).toBe(400);
  });

  test('a disabled account is not opened by any factor', async () => {
    const { secret } = await addApp();
    const passkey = await addPasskey();
    const browser = await withPassword();
    await app.context.db.updateTable('user').set({ disabled_at: now }).execute();
    expect((await complete(browser, code(secret, 1))).status).toBe(403);
    const options = (await browser.call('authPasskeyOptions', { body: { purpose: 'signIn' } }))
      .body;
    const body = await passkey.get(options as never);
    expect((await browser.call('authPasskey', { body })).status).toBe(403);
  });

  test('says in the audit table how the session began', async () => {
    const { secret, recoveryCodes } = await addApp();
    const passkey = await addPasskey();
    await app.context.db.deleteFrom('audit').execute();
    await complete(await withPassword(), code(secret, 1));
    await complete(await withPassword(), recoveryCodes[0] ?? '');
    const browser = guest(app);
    const alone = await browser.call('authPasskeyOptions', { body: { purpose: 'signIn' } });
    await browser.call('authPasskey', { body: await passkey.get(alone.body as never) });
    const rows = await app.context.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'session.begin')
      .execute();
    expect(rows.map(({ details }) => details).toSorted()).toEqual([
      JSON.stringify({ method: 'passkey' }),
      JSON.stringify({ method: 'password', factor: 'recoveryCode' }),
      JSON.stringify({ method: 'password', factor: 'totp' }),
    ]);
  });

  test('the database contains neither the secret of the app nor a recovery code', async () => {
    const { secret, recoveryCodes } = await addApp();
    const rows = await contentOf(app);
    expect(rows).not.toContain(secret);
    for (const one of recoveryCodes) {
      expect(rows).not.toContain(one);
      expect(rows).not.toContain(one.replaceAll('-', '').slice(5));
    }
  });

  test('each change sends a mail to the address of the account', async () => {
    await addApp();
    await addPasskey();
    await mira.call('factorRecoveryCodesRenew');
    await mira.call('factorTotpRemove');
    // The clock stands still, so mails that wait at the same time can be sent in any order.
    expect(new Set((await mailsTo(email)).slice(-4))).toEqual(
      new Set([
        'Your account asks for a code now',
        'A new passkey opens your account',
        'Your account has new recovery codes',
        'The authenticator app no longer guards your account',
      ]),
    );
  });

  test('a change needs a new proof after ten minutes, and a passkey gives it', async () => {
    const passkey = await addPasskey();
    now += 11 * minute;
    const refused = await mira.call('factorTotpStart');
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    const options = (await mira.call('factorConfirmOptions')).body;
    const body = await passkey.get(options as never);
    expect((await mira.call('factorConfirm', { body })).status).toBe(204);
    expect((await mira.call('factorTotpStart')).status).toBe(200);
  });

  test('the password alone confirms no change of an account with a second factor', async () => {
    const { secret, recoveryCodes } = await addApp();
    now += 11 * minute;
    const confirm = (typed?: string) =>
      mira.call('accountConfirm', {
        body: { password, ...(typed !== undefined && { code: typed }) },
      });
    for (const typed of [undefined, '000000', 'AAAAA-AAAAA-AAAAA']) {
      expect(await confirm(typed)).toMatchObject({
        status: 422,
        body: { fields: [{ path: '/code' }] },
      });
    }
    const change = { currentPassword: password, password: 'nine grey herons by the weir' };
    const changed = await mira.call('accountChangePassword', {
      body: { ...change, endOtherSessions: false },
    });
    expect(changed).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    expect((await mira.call('factorTotpRemove')).status).toBe(403);
    expect((await confirm(recoveryCodes[0])).status).toBe(204);
    now += 11 * minute;
    expect((await mira.call('factorTotpRemove')).status).toBe(403);
    expect((await confirm(recoveryCodes[0])).status, 'a used code').toBe(422);
    expect((await confirm(code(secret))).status).toBe(204);
    expect((await mira.call('factorTotpRemove')).status).toBe(204);
    expect(await mailsTo(email)).toContain('A recovery code has opened your account');
  });

  test('after a reset the password is enough, and no session is left', async () => {
    await addApp();
    await addPasskey();
    const reset = () =>
      app.context.db.transaction().execute((transaction) => resetFactors(transaction, mira.id));
    const ended = await reset();
    expect(ended).toHaveLength(1);
    expect((await mira.call('authSelf')).status).toBe(401);
    const client = guest(app);
    expect((await client.call('authLogin', { body: { email, password } })).status).toBe(200);
    expect(await reset()).toBeNull();
  });

  test('every operation answers a browser without the second factor like a guest, and changes nothing', async () => {
    await addApp();
    await addAccount(app, 'odo');
    const browser = await withPassword();
    await app.context.mailer.idle();
    const before = await contentOf(app);
    for (const id of Object.keys(operations) as OperationId[]) {
      const answer = await browser.call(id, inputOf(id));
      const expected = await guest(app).call(id, inputOf(id));
      const isProtected = operationOf(id).session === 'required';
      expect(answer.status, id).toBe(isProtected ? 401 : expected.status);
      expect(browser.cookies.has('session'), id).toBe(false);
    }
    expect(await contentOf(app)).toBe(before);
  });
});

/** A body that the operation reads and refuses, and ids of records that do not exist. */
function inputOf(id: OperationId) {
  const { parameters, body } = operationOf(id);
  const params = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === 'path')
      .map(({ name }) => [name, 'nothing-here']),
  );
  if (body === null) return { params };
  return { params, body: body.contentType === 'application/json' ? {} : new FormData() };
}

/** All rows as text, without counts of requests. */
async function contentOf({ context: { db } }: TestApp): Promise<string> {
  const tables = await db.introspection.getTables();
  const texts: string[] = [];
  for (const { name, isView } of tables) {
    if (isView || name === 'rate_limit' || name === 'catalogue_item') continue;
    // The search index of SQLite has tables of its own, whose numbers can be too large for JavaScript.
    if (name.startsWith('entry_word')) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    texts.push(name, ...rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return texts.join('\n');
}
