import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findSession } from '#backend/auth/sessions.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { sweep } from '#backend/sweep.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { rateLimits } from '#src/generated/contract/operations.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeBoth('a session', (open) => {
  let app: TestApp;
  let now = 1_800_000_000_000;

  const sessionsOf = (userId: string) =>
    app.context.db.selectFrom('session').selectAll().where('user_id', '=', userId).execute();

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  beforeEach(() =>
    app.context.db
      .deleteFrom('session')
      .execute()
      .then(() => undefined),
  );

  test('returns its user, and a guest gets 204', async () => {
    const mira = await signedIn(app, 'mira');
    const self = await mira.call('authSelf');
    expect(self).toMatchObject({ status: 200, body: { name: 'Mira', groups: [] } });
    expect((await guest(app).call('authSelf')).status).toBe(204);
  });

  test('ends after fourteen idle days', async () => {
    const mira = await signedIn(app, 'mira');
    now += 14 * day - 1;
    expect((await mira.call('authSelf')).status).toBe(200);
    now += 14 * day;
    expect((await mira.call('authSelf')).status).toBe(401);
  });

  test('is not kept alive by requests that an open page sends without an action of the user', async () => {
    const mira = await signedIn(app, 'mira');
    const background = { headers: { 'X-Background': '1' } };
    for (let days = 0; days < 13; days += 1) {
      now += day;
      expect((await mira.call('authSelf', background)).status).toBe(200);
    }
    now += day;
    expect((await mira.call('authSelf', background)).status).toBe(401);
  });

  test('is not kept alive by a socket', async () => {
    const mira = await signedIn(app, 'mira');
    const token = mira.client.cookies.get('session') ?? '';
    const begun = now;
    now += day;
    expect(await findSession(app.context, token, now, false)).toMatchObject({ id: mira.id });
    expect((await sessionsOf(mira.id)).map((row) => row.last_seen_at)).toEqual([begun]);
  });

  test('makes the browser delete its cache when the user signs out', async () => {
    const mira = await signedIn(app, 'mira');
    const answer = await mira.call('authLogout');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  });

  test('ends after thirty days, even if it is used every ten days', async () => {
    const mira = await signedIn(app, 'mira');
    for (let days = 0; days < 30; days += 10) {
      expect((await mira.call('authSelf')).status).toBe(200);
      now += 10 * day;
    }
    expect((await mira.call('authSelf')).status).toBe(401);
  });

  test('is updated at most every five minutes', async () => {
    const mira = await signedIn(app, 'mira');
    const begun = now;
    const lastSeenTimes = async () => (await sessionsOf(mira.id)).map((row) => row.last_seen_at);
    now += 5 * minute - 1;
    await mira.call('authSelf');
    expect(await lastSeenTimes()).toEqual([begun]);
    now += 1;
    await mira.call('authSelf');
    expect(await lastSeenTimes()).toEqual([now]);
  });

  test('allows a request before the time of its last use is stored', async () => {
    const mira = await signedIn(app, 'mira');
    now += 5 * minute;
    const { db } = app.context;
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('session').set({ user_agent: 'locked' }).execute();
      expect((await mira.call('authSelf')).status).toBe(200);
    });
    await expect
      .poll(async () => (await sessionsOf(mira.id)).map((session) => session.last_seen_at))
      .toEqual([now]);
  });

  test('ends when its user has twenty newer sessions', async () => {
    const first = await signedIn(app, 'mira');
    for (let count = 0; count < 19; count += 1) {
      now += 1;
      await signedIn(app, 'mira');
    }
    expect((await first.call('authSelf')).status).toBe(200);
    now += 1;
    await signedIn(app, 'mira');
    expect((await first.call('authSelf')).status).toBe(401);
    expect(await sessionsOf(first.id)).toHaveLength(20);
  });

  test('ends at sign-out, on the server and in the browser', async () => {
    const mira = await signedIn(app, 'mira');
    const token = mira.client.cookies.get('session') ?? '';
    expect((await mira.call('authLogout')).status).toBe(204);
    expect([...mira.client.cookies.keys()]).toEqual([]);
    const again = guest(app);
    again.cookies.set('session', token);
    expect((await again.call('authSelf')).status).toBe(401);
  });

  test('does not end by a sign-out with a wrong CSRF token', async () => {
    const mira = await signedIn(app, 'mira');
    const forged = await mira.call('authLogout', { headers: { 'X-CSRF-Token': 'guess.work' } });
    expect(forged.status).toBe(403);
    expect((await mira.call('authSelf')).status).toBe(200);
  });

  test('has a CSRF token that is refused in the next session of the same browser', async () => {
    const mira = await signedIn(app, 'mira');
    const stale = mira.client.cookies.get('csrfToken') ?? '';
    const { email, password } = people.mira;
    await mira.call('authLogin', { body: { email, password } });
    const answer = await mira.call('authLogout', { headers: { 'X-CSRF-Token': stale } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
  });

  test('keeps its CSRF token, and replaces a token that does not belong to it', async () => {
    const mira = await signedIn(app, 'mira');
    const { cookies } = mira.client;
    const token = cookies.get('csrfToken') ?? '';
    await mira.call('authSelf');
    expect(cookies.get('csrfToken')).toBe(token);
    cookies.set('csrfToken', 'guess.work');
    await mira.call('authSelf');
    expect(cookies.get('csrfToken')).toMatch(/^[\w-]{16}\.[\w-]+$/);
    expect((await mira.call('authLogout')).status).toBe(204);
  });

  test('is stored only as a hash of its token, which is not accepted as a token', async () => {
    const mira = await signedIn(app, 'mira');
    const token = mira.client.cookies.get('session') ?? '';
    const rows = await sessionsOf(mira.id);
    expect(rows.map((row) => row.token_hash)).toEqual([fingerprint(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const thief = guest(app);
    thief.cookies.set('session', fingerprint(token));
    expect((await thief.call('authSelf')).status).toBe(401);
  });

  test('that has expired is deleted when `sweep` is called', async () => {
    const mira = await signedIn(app, 'mira');
    now += 15 * day;
    await sweep(app.context);
    expect(await sessionsOf(mira.id)).toEqual([]);
  });

  test('leaves its start, its end and failed sign-ins in the audit table', async () => {
    const mira = await signedIn(app, 'mira');
    const start = now;
    const entries = async () => {
      const rows = await app.context.db
        .selectFrom('audit')
        .select(['action', 'actor_id', 'target_id', 'details'])
        .where('at', '>', start)
        .orderBy('at')
        .execute();
      return rows.map(({ details, ...row }) => ({
        ...row,
        details: JSON.parse(details) as unknown,
      }));
    };
    const ip = '203.0.113.7';
    const client = guest(app, ip);
    const { email, password } = people.mira;
    for (const body of [
      { email, password: 'not the right words' },
      { email: 'unknown@example.com', password },
      { email, password },
    ]) {
      now += 1000;
      await client.call('authLogin', { body });
    }
    now += 1000;
    await client.call('authLogout');
    const details = { code: 'invalid_credentials', ip };
    expect(await entries()).toEqual([
      { action: 'session.refuse', actor_id: null, target_id: mira.id, details },
      { action: 'session.refuse', actor_id: null, target_id: 'unknown', details },
      {
        action: 'session.begin',
        actor_id: mira.id,
        target_id: mira.id,
        details: { method: 'password' },
      },
      { action: 'session.end', actor_id: mira.id, target_id: mira.id, details: {} },
    ]);
    now += 31 * day;
    await sweep(app.context);
    expect((await entries()).map(({ action }) => action)).toEqual(['session.begin', 'session.end']);
  });

  test('leaves one row in the audit table when too many failed sign-ins lock an account out', async () => {
    const odo = await signedIn(app, 'odo');
    const start = now;
    now += 1000;
    const client = guest(app, '203.0.113.8');
    const tries = rateLimits.wrongPasswords.limit + 5;
    for (let count = 0; count < tries; count += 1) {
      const body = { email: people.odo.email, password: 'not the right words' };
      await client.call('authLogin', { body });
    }
    const rows = await app.context.db
      .selectFrom('audit')
      .select(['target_id', 'details'])
      .where('at', '>', start)
      .where('action', '=', 'session.refuse')
      .execute();
    const lockOuts = rows.filter(({ details }) => details.includes('too_many_requests'));
    expect(lockOuts).toMatchObject([{ target_id: odo.id }]);
  });

  test('over HTTPS has cookies that are sent only over HTTPS, one of them only to this host', async () => {
    const secure = await createTestApp({
      database: app.database,
      config: {
        secureCookies: true,
        publicUrl: 'https://app.example.com',
        allowedOrigins: new Set(['https://app.example.com']),
        cookieDomain: 'example.com',
      },
    });
    try {
      await signedIn(secure, 'mira');
      const { email, password } = people.mira;
      const answer = await guest(secure).call('authLogin', { body: { email, password } });
      const passkey = await guest(secure).call('authPasskeyOptions', {
        body: { purpose: 'signIn' },
      });
      const lines = [answer, passkey].flatMap(({ headers }) => headers.getSetCookie());
      const names = lines.map((line) => line.slice(0, line.indexOf('=')));
      expect(names).toEqual(['__Host-session', 'csrfToken', '__Host-device', '__Host-passkey']);
      for (const line of lines) {
        expect(line).toMatch(
          line.startsWith('csrfToken=')
            ? /; Path=\/; .*; SameSite=Lax; Secure; Domain=example\.com$/
            : /; Path=\/; .*; SameSite=Lax; Secure; HttpOnly$/,
        );
      }
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    } finally {
      await secure.close();
    }
  });
});
