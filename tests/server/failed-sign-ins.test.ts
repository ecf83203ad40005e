import {
  DeleteQueryNode,
  InsertQueryNode,
  TableNode,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely';
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

/** What a statement does to which table, for two sorts of statements. */
function statementOf(node: RootOperationNode): string | null {
  if (InsertQueryNode.is(node)) return `insert ${node.into?.table.identifier.name ?? ''}`;
  if (!DeleteQueryNode.is(node)) return null;
  const [from] = node.from.froms;
  return from && TableNode.is(from) ? `delete ${from.table.identifier.name}` : null;
}

describeBoth('a sign-in that fails after the right password', (open) => {
  let app: TestApp;
  /** The statement of a sign-in that fails: the one that begins the session, or the last one. */
  let failing: 'insert session' | 'delete rate_limit' | null;

  const refusing: KyselyPlugin = {
    transformQuery({ node }) {
      if (failing !== null && statementOf(node) === failing) throw getsAhead();
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
    failing = null;
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
    failing = 'insert session';
    for (let count = 0; count <= rateLimits.wrongPasswords.limit; count += 1) {
      expect((await logIn()).status).toBe(503);
    }
    expect(await counted()).toBe(0);
    expect((await logIn('a guess like any other')).status).toBe(401);
    expect(await counted(), 'a wrong password counts for both').toBe(2);
    failing = null;
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
    failing = 'insert session';
    for (let count = 0; count <= rateLimits.secondFactors.limit; count += 1) {
      expect((await client.call('authSecondFactor', { body })).status).toBe(503);
    }
    expect(await counted()).toBe(0);
    failing = null;
    expect((await client.call('authSecondFactor', { body })).status).toBe(200);
    expect((await client.call('authSecondFactor', { body })).status, 'once').toBe(400);
  });

  test('leaves the browser the session that it has', async () => {
    const mira = await signedIn(app, 'mira');
    failing = 'delete rate_limit';
    expect((await logIn(password, mira.client)).status).toBe(503);
    expect((await mira.call('authSelf')).status).toBe(200);
  });
});
