import type { KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#src/generated/contract/operations.ts';
import type { TotpEnrolment } from '#src/generated/model/index.ts';
import { addAccount, guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { totpCode } from '#tests/support/totp-code.ts';

const { email, password } = people.mira;
const network = '198.51.100.9';

/** What PostgreSQL reports when another transaction gets ahead. SQLite has such an error, too. */
const getsAhead = () =>
  Object.assign(new Error('could not serialize access due to concurrent update'), {
    code: '40001',
  });

describeBoth('a sign-in that fails after the right password', (open) => {
  let app: TestApp;
  let fails: boolean;

  /** Refuses to begin a session while `fails`. */
  const refusing: KyselyPlugin = {
    transformQuery({ node }) {
      const table = node.kind === 'InsertQueryNode' ? node.into?.table.identifier.name : undefined;
      if (fails && table === 'session') throw getsAhead();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };

  beforeAll(async () => {
    const database = await open();
    app = await createTestApp({ database: { ...database, db: database.db.withPlugin(refusing) } });
    return () => app.close();
  });

  beforeEach(async () => {
    fails = false;
    for (const table of ['user', 'rate_limit'] as const) {
      await app.context.db.deleteFrom(table).execute();
    }
  });

  const logIn = (typed: string = password, client = guest(app, network)) =>
    client.call('authLogin', { body: { email, password: typed } });

  /** How many wrong passwords and codes are counted, for accounts and networks. */
  async function counted(): Promise<number> {
    const rows = await app.context.db
      .selectFrom('rate_limit')
      .select('count')
      .where((either) => either('key', 'like', 'login:%').or('key', 'like', 'factor:%'))
      .execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  }

  test('does not count as a wrong password, neither for the account nor for the network', async () => {
    await addAccount(app, 'mira');
    fails = true;
    for (let count = 0; count <= rateLimits.wrongPasswords.limit; count += 1) {
      expect((await logIn()).status).toBe(503);
    }
    expect(await counted()).toBe(0);
    expect((await logIn('a guess like any other')).status).toBe(401);
    expect(await counted(), 'a wrong password counts for both').toBe(2);
    fails = false;
    expect((await logIn()).status).toBe(200);
  });

  test('can be repeated with the same code, and does not count as a wrong one', async () => {
    const mira = await signedIn(app, 'mira');
    const { enrolment, secret } = (await mira.call('factorTotpStart')).body as TotpEnrolment;
    const first = { enrolment, code: totpCode(secret, 0, Date.now()) };
    expect((await mira.call('factorTotpAdd', { body: first })).status).toBe(201);
    const client = guest(app);
    expect((await logIn(password, client)).status).toBe(202);
    const body = { code: totpCode(secret, 1, Date.now()) };
    fails = true;
    for (let count = 0; count <= rateLimits.secondFactors.limit; count += 1) {
      expect((await client.call('authSecondFactor', { body })).status).toBe(503);
    }
    expect(await counted()).toBe(0);
    fails = false;
    expect((await client.call('authSecondFactor', { body })).status).toBe(200);
    expect((await client.call('authSecondFactor', { body })).status, 'once').toBe(400);
  });

  test('leaves the browser the session that it has', async () => {
    const mira = await signedIn(app, 'mira');
    fails = true;
    expect((await logIn(password, mira.client)).status).toBe(503);
    expect((await mira.call('authSelf')).status).toBe(200);
  });
});
