import { beforeAll, beforeEach, expect, test } from 'vitest';
import { operations, rateLimits, type OperationId } from '#src/generated/contract/operations.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const { mira } = people;
const minute = 60_000;

const confirmed = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].confirmation,
);

describeBoth('a sensitive change', (open) => {
  let app: TestApp;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  beforeEach(async () => {
    await app.context.db.deleteFrom('rate_limit').execute();
    await app.context.db.deleteFrom('session').execute();
  });

  const confirm = { body: { password: mira.password } };

  test.for(confirmed)(
    'needs a password or code that was checked in the last ten minutes: %s',
    async (id) => {
      const person = operations[id].groups.length > 0 ? 'odo' : 'mira';
      const user = await signedIn(app, person);
      const params = { sessionId: 'no-such-session', identityId: 'no-such-identity' };
      const path = Object.fromEntries(
        Object.entries(params).filter(([name]) => operations[id].path.includes(`{${name}}`)),
      );
      const call = () => user.call(id, { params: path, body: {} });
      now += 10 * minute;
      expect((await call()).body).not.toMatchObject({ code: 'confirmation_required' });
      now += 10 * minute + 1;
      expect(await call()).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    },
  );

  test('is possible again after the password, and only in this session', async () => {
    const first = await signedIn(app, 'mira');
    const second = await signedIn(app, 'mira');
    now += 11 * minute;
    expect((await first.call('accountEndOtherSessions')).status).toBe(403);
    expect((await first.call('accountConfirm', confirm)).status).toBe(204);
    expect((await second.call('accountEndOtherSessions')).status).toBe(403);
    expect((await first.call('accountEndOtherSessions')).status).toBe(204);
    expect((await second.call('authSelf')).status).toBe(401);
  });

  test('is not possible with the old secret of a confirmed session, which ends after half a minute', async () => {
    const user = await signedIn(app, 'mira');
    const old = guest(app);
    for (const [name, value] of user.client.cookies) old.cookies.set(name, value);
    await user.call('accountConfirm', confirm);
    expect((await old.call('authSelf')).status).toBe(200);
    expect((await old.call('accountEndOtherSessions')).status).toBe(403);
    const { items } = (await user.call('accountSessions')).body as { items: unknown[] };
    expect(items).toHaveLength(1);
    now += 30_000;
    expect((await old.call('authSelf')).status).toBe(401);
    expect((await user.call('authSelf')).status).toBe(200);
  });

  test('leaves no old secret that works after the user has signed out, here or from another device', async () => {
    const signOuts = [
      (user: Awaited<ReturnType<typeof signedIn>>) => user.call('authLogout'),
      async (user: Awaited<ReturnType<typeof signedIn>>) => {
        const { body } = await user.call('accountSessions');
        const { items } = body as { items: { sessionId: string; isCurrent: boolean }[] };
        const sessionId = items.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
        now += 1;
        const other = await signedIn(app, 'mira');
        return other.call('accountEndSession', { params: { sessionId } });
      },
    ];
    for (const signOut of signOuts) {
      const user = await signedIn(app, 'mira');
      const old = guest(app);
      for (const [name, value] of user.client.cookies) old.cookies.set(name, value);
      await user.call('accountConfirm', confirm);
      expect((await old.call('authSelf')).status).toBe(200);
      expect((await signOut(user)).status).toBe(204);
      expect((await old.call('authSelf')).status).toBe(401);
    }
  });

  test('can be confirmed with an old secret of the session, until the session ends', async () => {
    const user = await signedIn(app, 'mira');
    const [first, second] = [guest(app), guest(app)];
    for (const [name, value] of user.client.cookies) {
      first.cookies.set(name, value);
      second.cookies.set(name, value);
    }
    await user.call('accountConfirm', confirm);
    await user.call('accountConfirm', confirm);
    expect((await first.call('accountConfirm', confirm)).status).toBe(204);
    expect(first.cookies.get('session')).toBe(user.client.cookies.get('session'));
    await user.call('authLogout');
    expect((await second.call('accountConfirm', confirm)).status).toBe(401);
  });

  test('lets a thief of the session guess the password as rarely as a sign-in does', async () => {
    const user = await signedIn(app, 'mira');
    const wrong = { body: { password: 'not the password at all' } };
    for (let attempt = 0; attempt < rateLimits.wrongPasswords.limit; attempt += 1) {
      expect((await user.call('accountConfirm', wrong)).status).toBe(422);
    }
    expect((await user.call('accountConfirm', confirm)).status).toBe(429);
    const login = { body: { email: mira.email, password: mira.password } };
    expect((await guest(app).call('authLogin', login)).status).toBe(429);
    expect((await user.call('authSelf')).status, 'the session goes on').toBe(200);
  });

  test('is in the log, also when it is refused', async () => {
    const user = await signedIn(app, 'mira');
    now += minute;
    await user.call('accountConfirm', { body: { password: 'not the password at all' } });
    await user.call('accountConfirm', confirm);
    const rows = await app.context.db
      .selectFrom('audit')
      .select('action')
      .where('target_id', '=', user.id)
      .where('at', '=', now)
      .execute();
    const actions = rows.map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['session.confirm', 'session.refuse']);
  });
});
