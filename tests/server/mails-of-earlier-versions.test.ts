import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#backend/db/migrations/list.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const now = 1_800_000_000_000;
const before = (migration: string) =>
  migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === migration),
  );

describeBoth('a job without a mail of an earlier version', (open, fresh) => {
  test('gets its present kind, is in no list, and is done without a mail', async () => {
    const config = await fresh();
    const earlier = await open(config, {
      migrations: before('047-jobs-without-a-mail'),
    });
    await sql`insert into mail_outbox (id, to_email, subject, text, created_at, next_attempt_at)
      values ('job-1', '', 'nobody', '{"kind":"nobody"}', ${now}, ${now})`.execute(earlier.db);
    await earlier.close();

    const app = await createTestApp({ database: await open(config), clock: () => now });
    const odo = await signedIn(app, 'odo');
    expect((await odo.call('mailList')).body).toMatchObject({ items: [] });
    app.context.mailer.wake();
    await app.context.mailer.idle();
    const rows = await app.context.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text', 'sent_at', 'last_error'])
      .execute();
    const text = '{"kind":"no-mail"}';
    expect(rows).toEqual([{ subject: 'no-mail', text, sent_at: now, last_error: null }]);
    expect(app.mails).toEqual([]);
    await app.close();
  });
});

describeBoth('a mail about a new address of an earlier version', (open, fresh) => {
  test('has a link that still works', async () => {
    const config = await fresh();
    const earlier = await open(config, { migrations: before('053-links-of-address-changes') });
    const [token, other] = ['A'.repeat(43), 'B'.repeat(43)];
    await sql`insert into "user" (id, email, email_norm, name, name_fold, email_verified_at, created_at, updated_at)
      values ('mira', 'mira@new.example.com', 'mira@new.example.com', 'Mira', 'mira', 1, 1, 1)`.execute(
      earlier.db,
    );
    await sql`insert into email_change (id, user_id, old_email, new_email, verify_hash, undo_hash, created_at, applied_at)
      values ('first', 'mira', 'mira@example.com', 'mira@new.example.com', null, ${fingerprint(token)}, ${now - 1}, ${now}),
      ('second', 'mira', 'mira@new.example.com', 'mira@old.example.com', ${fingerprint(other)}, null, ${now}, null)`.execute(
      earlier.db,
    );
    await earlier.close();

    const app = await createTestApp({ database: await open(config), clock: () => now });
    const links = app.context.db.selectFrom('email_change_link').select(['change_id', 'purpose']);
    expect(await links.orderBy('change_id').execute()).toEqual([
      { change_id: 'first', purpose: 'undo' },
      { change_id: 'second', purpose: 'verify' },
    ]);
    const undo = (body: object) => guest(app).call('authUndoEmail', { body });
    expect((await undo({ token: other })).status, 'a link of another purpose').toBe(400);
    expect((await undo({ token })).status).toBe(204);
    const user = await app.context.db.selectFrom('user').select('email').execute();
    expect(user).toEqual([{ email: 'mira@example.com' }]);
    expect(await links.execute()).toEqual([]);
    await app.close();
  });
});
