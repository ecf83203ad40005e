import { beforeAll, expect, test } from 'vitest';
import { nameColumns } from '#backend/auth/person-name.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { sweep } from '#backend/sweep.ts';
import type { SecurityEventPage } from '#src/generated/model/index.ts';
import { succeeds } from '#tests/contract/case.ts';
import { cursorOf } from '#tests/contract/new-person.ts';
import { addAccount, guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const day = 24 * 60 * 60_000;

describeBoth('the security log', (open) => {
  let app: TestApp;
  let odo: SignedIn;
  let now = Date.UTC(2026, 10, 1, 12);

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    await addAccount(app, 'mira');
    return () => app.close();
  });

  const events = async (params: Readonly<Record<string, string>>) => {
    odo = await signedIn(app, 'odo');
    return (await succeeds(odo.client, 'securityList', 200, { params })).body.items;
  };

  const signIn = (address: string, password: string) =>
    guest(app, address).call('authLogin', { body: { email: people.mira.email, password } });

  test('has the networks of people, and not their addresses', async () => {
    await signIn('203.0.113.77', people.mira.password);
    await signIn('2001:db8:17:4:5:6:7:8', 'not the password');
    const all = await events({});
    expect(all.map(({ event, network }) => [event, network])).toEqual(
      expect.arrayContaining([
        ['session.begin', '203.0.113.0/24'],
        ['session.refuse', '2001:db8:17::/48'],
      ]),
    );
    expect(JSON.stringify(all)).not.toMatch(/203\.0\.113\.77|:4:5:6/);
    for (const network of ['203.0.113.0/24', '203.0.113.9']) {
      expect((await events({ network })).map(({ event }) => event)).toEqual(['session.begin']);
    }
    expect(await events({ network: '2001:DB8:17::1' })).toHaveLength(1);
  });

  test('has neither passwords nor addresses that someone has mistyped', async () => {
    const body = {
      email: 'a-password-in-the-wrong-field@example.com',
      password: 'not the password',
    };
    now += 1000;
    await guest(app).call('authLogin', { body });
    const [latest] = await events({ event: 'session.refuse' });
    expect(latest).toMatchObject({ person: null, by: null, detail: 'invalid_credentials' });
    const { db } = app.context;
    const rows = await db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/wrong-field|not the password/);
  });

  test('finds the events of all people with the words, also of more than a hundred', async () => {
    const { db, random } = app.context;
    const ids = Array.from({ length: 110 }, () => random.id(now));
    const users = ids.map((id, index) => ({
      id,
      email: `wanderer${index}@many.example.com`,
      email_norm: `wanderer${index}@many.example.com`,
      ...nameColumns('Wanderer'),
      password_hash: null,
      email_verified_at: now,
      created_at: now,
      updated_at: now,
      disabled_at: null,
    }));
    await insertMany(db, 'user', users);
    const done = { action: 'user.register', target_kind: 'user', details: '{}', request_id: null };
    const rows = ids.map((id) => ({ id, at: now, actor_id: null, target_id: id, ...done }));
    await insertMany(db, 'audit', rows);
    odo = await signedIn(app, 'odo');
    const found = new Set<string>();
    let nextCursor: string | null = null;
    do {
      const { body }: { body: SecurityEventPage } = await succeeds(
        odo.client,
        'securityList',
        200,
        {
          params: { q: 'many.example.com', pageSize: 50, ...cursorOf(nextCursor) },
        },
      );
      for (const { person } of body.items) found.add(person?.userId ?? '');
      ({ nextCursor } = body);
    } while (nextCursor !== null);
    expect(found).toEqual(new Set(ids));
    await db.deleteFrom('user').where('id', 'in', ids).execute();
  });

  test('is kept for 400 days, and failed sign-ins for 30', async () => {
    now += 31 * day;
    await sweep(app.context);
    expect((await events({ q: 'mira' })).map(({ event }) => event)).toEqual(['session.begin']);
    now += 370 * day;
    await sweep(app.context);
    expect(await events({ q: 'mira' })).toEqual([]);
  });
});
