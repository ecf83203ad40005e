import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fingerprint } from '#backend/auth/secret.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import { guest } from '#tests/support/accounts.ts';
import { createTestApp, quickPasswords } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const now = 1_800_000_000_000;
const { mira, tomas } = people;
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '008-registrations'),
);

describeBoth('a registration of an earlier version', (open, fresh) => {
  test('is verified by its mailed link or by the mail that waits', async () => {
    const config = await fresh();
    const earlier = await open(config, { migrations: before });
    const account = async (
      id: string,
      { name, email, password }: Record<'name' | 'email' | 'password', string>,
    ) => ({
      id,
      email,
      email_norm: email,
      name,
      password_hash: await quickPasswords.hash(password),
      email_verified_at: null,
      created_at: now,
      updated_at: now,
      disabled_at: null,
    });
    const accounts = [await account('mira-account', mira), await account('tomas-account', tomas)];
    await insertMany(earlier.db, 'user', accounts);
    const token = 'M'.repeat(43);
    const expiresAt = now + 60_000;
    await sql`insert into token (hash, purpose, user_id, email_norm, expires_at, created_at)
      values (${fingerprint(token)}, 'verify-email', 'mira-account', ${mira.email}, ${expiresAt}, ${now})`.execute(
      earlier.db,
    );
    const job = JSON.stringify({ kind: 'verify-email', userId: 'tomas-account', to: tomas.email });
    await sql`insert into mail_outbox (id, to_email, subject, text, created_at, next_attempt_at)
      values ('mail-1', ${tomas.email}, 'verify-email', ${job}, ${now}, ${now})`.execute(
      earlier.db,
    );
    await earlier.close();

    const app = await createTestApp({ database: await open(config), clock: () => now });
    const waiting = await app.mailedToken(tomas.email);
    for (const [link, { email, password }] of [
      [token, mira],
      [waiting, tomas],
    ] as const) {
      const verified = await guest(app).call('authVerifyEmail', { body: { token: link } });
      expect(verified.status).toBe(204);
      const login = await guest(app).call('authLogin', { body: { email, password } });
      expect(login.status).toBe(200);
    }
    await app.close();
  });
});
