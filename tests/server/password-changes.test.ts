import { beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '#tests/support/accounts.ts';
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
