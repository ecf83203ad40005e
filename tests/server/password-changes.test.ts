import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

describeBoth('a change of the password', (open) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    return () => app.close();
  });

  test('is refused as a conflict if another one ends while it is hashed', async () => {
    const mira = await signedIn(app, 'mira');
    const { passwords, db } = app.context;
    const hash = vi.spyOn(passwords, 'hash').mockImplementationOnce(async () => {
      await db
        .updateTable('user')
        .set({ password_hash: 'of another change' })
        .where('id', '=', mira.id)
        .execute();
      return 'of this change';
    });
    const body = {
      currentPassword: people.mira.password,
      password: 'a kettle on the third stair',
      endOtherSessions: true,
    };
    const answer = await mira.call('accountChangePassword', { body });
    hash.mockRestore();
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const user = await db.selectFrom('user').select('password_hash').execute();
    expect(user).toEqual([{ password_hash: 'of another change' }]);
  });
});

describeBoth('a link to a new password that is sent twice', (open) => {
  test('works once, and the second request hears that the link was used', async () => {
    const { email } = people.mira;
    let other: (() => Promise<void>) | null = null;
    /** Lets the other request come right after the first statement that reads the token or its user. */
    const between: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const read = result.rows.some((row) => 'purpose' in row || 'password_hash' in row);
        const run = read ? other : null;
        if (run) other = null;
        await run?.();
        return result;
      },
    };
    const database = await open();
    const app = await createTestApp({
      database: { ...database, db: database.db.withPlugin(between) },
    });
    await signedIn(app, 'mira');
    await guest(app).call('authForgotPassword', { body: { email } });
    const body = { token: await app.mailedToken(email), password: 'a kettle on the third stair' };
    const reset = async () => (await guest(app).call('authResetPassword', { body })).status;
    const statuses: number[] = [];
    other = async () => void statuses.push(await reset());
    statuses.push(await reset());
    expect(statuses).toEqual([204, 400]);
    await app.close();
  });
});
